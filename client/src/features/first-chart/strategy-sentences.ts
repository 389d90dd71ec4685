/** How each type starts, as in a reading, whose module would bring all its texts along. */
export const STRATEGY_SENTENCES = {
  Manifestor: 'Tell the people it affects, then go ahead.',
  Generator: 'Wait for a request or a problem, then notice whether you want it.',
  'Manifesting Generator': 'React to what comes up, tell the people it affects, then move.',
  Projector: 'Wait until someone asks for your view; then it lands.',
  Reflector: 'Talk it over with different people, in different places, before you commit.',
} as const;
