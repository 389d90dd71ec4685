/** The types' sentences of a reading, whose module would bring all its texts along. */
export const TYPE_SENTENCES = {
  Manifestor: 'You get things started, and you don’t need anyone’s push to do it.',
  Generator: 'You have steady energy for the work you say yes to.',
  'Manifesting Generator': 'You have steady energy, and you move fast once something has your yes.',
  Projector: 'You see how people and systems work, and you guide them best when they ask.',
  Reflector: 'You pick up how a whole room is doing, and you mirror it back.',
} as const;
