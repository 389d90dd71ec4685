/** The types' sentences of the knowledge, whose module would bring all texts along. */
export const TYPE_SENTENCES = {
  Manifestor: 'You set things in motion without waiting for a push.',
  Generator: 'You have steady energy for the work you say yes to.',
  'Manifesting Generator': 'You have steady energy and move fast once something has your yes.',
  Projector: 'You see how people and systems work, and guide them when asked.',
  Reflector: 'You mirror the people and places around you.',
} as const;
