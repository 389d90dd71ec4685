/** How each type starts, as in a reading, whose module would bring all its texts along. */
export const STRATEGY_SENTENCES = {
  Manifestor: 'Tell the people it affects, then go ahead.',
  Generator: 'Let work come to you, then notice what you want to say yes to.',
  'Manifesting Generator': 'Respond first, tell the people it affects, then move.',
  Projector: 'Wait until someone wants your view; then it lands.',
  Reflector: 'Talk it over with different people, in different places, before you commit.',
} as const;
