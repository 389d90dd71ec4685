/** The types' sentences of a reading, whose module would bring all its texts along. */
export const TYPE_SENTENCES = {
  Manifestor: 'You get things started without waiting for a push.',
  Generator: 'You have steady energy for work you say yes to.',
  'Manifesting Generator': 'You have steady energy and start fast after a yes.',
  Projector: 'You see how people and systems could work better.',
  Reflector: 'You pick up how a whole room is doing, and you mirror it back.',
} as const;
