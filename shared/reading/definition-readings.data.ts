import type { DefinitionReadings } from './schema.ts';

// Our own words; the definition is the number of parts that the defined centers fall into.
export const DEFINITION_READINGS: DefinitionReadings = {
  None: {
    head: 'Hear two sides first',
    text: 'You learn a subject through whoever explains it. Hear the budget from finance and you see it as they do; hear it from sales and it’s another budget. Colleagues notice that you can present either view from the inside. Before you comment, hear the matter from two people who disagree.',
  },
  Single: {
    head: 'Quick to connect',
    text: 'New information comes together in you as one picture, and nobody has to supply a missing piece. Colleagues notice that you’re done with the briefing while they’re still comparing notes, and that you leave out the explanations. Before you move on, ask, “Which part should I go through again?”',
  },
  Split: {
    head: 'Solve it by talking it through',
    text: 'You can have all the facts and still miss how they fit, until the right person asks one question. Colleagues see you circle a problem, then solve it mid-sentence while talking to them. Before you call yourself stuck, ask the person with whom things fall into place: “Can I think out loud for five minutes?”',
  },
  'Triple Split': {
    head: 'Talk it over three times',
    text: 'Three lines of thought run side by side in you, and they join as you move among people: a chat here, a passing remark there. With one adviser, you stall. Colleagues see you wander off mid-problem and return with it solved. Have three short talks before writing the memo.',
  },
  'Quadruple Split': {
    head: 'Take time to rearrange',
    text: 'Your thinking has four parts that report in at their own times, so a hurried reading misses one. Colleagues find you slow to come around and hard to budge afterward, because rearranging all four is work. Ask for material three days before the meeting, and read it in two sittings.',
  },
};
