/** How each type starts, as in a reading, whose module would bring all its texts along. */
export const STRATEGY_SENTENCES = {
  Manifestor: 'Tell the people it affects, then go ahead.',
  Generator: 'Let work come to you, then notice what you want to say yes to.',
  'Manifesting Generator': 'Respond first, tell the people it affects, then move.',
  Projector: 'Wait until someone wants your view; then it lands.',
  Reflector: 'Let a big commitment wait a month, and hear different people on it.',
} as const;
