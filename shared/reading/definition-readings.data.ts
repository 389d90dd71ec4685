import type { DefinitionReadings } from './schema.ts';

// Our own words; the definition is the number of parts that the defined centers fall into.
export const DEFINITION_READINGS: DefinitionReadings = {
  None: {
    head: 'Hear two sides before you comment',
    text: 'You see a subject the way the person explaining it does. If finance explains the budget, you see it as they do; if sales does, it looks like another budget. Colleagues notice that you can present either view from the inside. Before you comment, hear the matter from two people who disagree.',
  },
  Single: {
    head: 'Ask which part you should explain again',
    text: 'New information comes together in your head as one picture, without anybody’s help. Colleagues notice that you’re done with the briefing while they’re still comparing notes, and that you leave out the explanations. Before you move on, ask, “Which part should I go through again?”',
  },
  Split: {
    head: 'Solve it by talking it through',
    text: 'You can have all the facts and still miss how they fit, until the right person asks one question. Colleagues see you circle a problem, then solve it mid-sentence while talking to them. Before you call yourself stuck, go to somebody whose questions help you: “Can I think out loud for five minutes?”',
  },
  'Triple Split': {
    head: 'Talk it over with three people',
    text: 'You think along three separate lines, and they join as you talk to different people: a chat here, a passing remark there. With only one adviser, you get stuck. Colleagues see you walk off with a problem and return with it solved. Have three short talks before you write the memo.',
  },
  'Quadruple Split': {
    head: 'Ask for material three days ahead',
    text: 'Your thinking has four parts that finish at different times, so you miss something when you’re rushed. Colleagues find you slow to form a view and hard to budge afterward, because changing it means rethinking all four. Ask for material three days before the meeting, and read it in two sittings.',
  },
};
