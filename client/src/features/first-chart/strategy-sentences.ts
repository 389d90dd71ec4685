/** How each type starts, as in a reading, whose module would bring all its texts along. */
export const STRATEGY_SENTENCES = {
  Manifestor: 'Tell the people you’ll affect, then go ahead.',
  Generator: 'Wait for a request, then see if you want it.',
  'Manifesting Generator': 'React to what comes, tell people, then move.',
  Projector: 'Wait to be asked. Then your advice counts.',
  Reflector: 'Try a team for a month before you commit.',
} as const;
