/** How each type starts, as in a reading, whose module would bring all its texts along. */
export const STRATEGY_SENTENCES = {
  Manifestor: 'Tell the people it affects, then go ahead.',
  Generator: 'Let a request or a problem come to you, then notice whether you want it.',
  'Manifesting Generator': 'React to what comes up, tell the people it affects, then move.',
  Projector: 'Wait until someone asks for your view; then your advice lands.',
  Reflector: 'Take a month inside a team before you commit to it.',
} as const;
