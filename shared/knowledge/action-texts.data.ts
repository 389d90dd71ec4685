import type { PentaGate } from '../engine/penta-matrix.ts';

export interface ActionText {
  /** What to do, without anyone's name: it outlives people's stay in the team. */
  readonly title: string;
  /** How much it takes. */
  readonly effort: string;
}

interface FunctionActions {
  /** For a function that nobody covers. */
  readonly gap: readonly ActionText[];
  /** For a function that one person covers alone; done by somebody else. */
  readonly backup: readonly ActionText[];
}

export const ACTION_TEXTS: Readonly<Record<PentaGate, FunctionActions>> = {
  31: {
    gap: [
      { title: 'Name one contact for outside requests', effort: '10 minutes' },
      { title: 'Decide who answers for the team this month', effort: 'One decision' },
    ],
    backup: [
      { title: 'Send the next team update', effort: 'Half an hour' },
      { title: 'Take one outside call this week', effort: 'One call' },
    ],
  },
  8: {
    gap: [
      { title: 'Show one finished piece to a client', effort: '20 minutes' },
      { title: 'Post what you shipped this month', effort: '15 minutes' },
    ],
    backup: [
      { title: 'Draft the next announcement', effort: 'One hour' },
      { title: 'Present part of the next demo', effort: '10 minutes on stage' },
    ],
  },
  33: {
    gap: [
      { title: 'Review last month’s results', effort: '30 minutes' },
      { title: 'Hold a retrospective on the last project', effort: '45 minutes' },
    ],
    backup: [
      { title: 'Run the next results review', effort: '30 minutes' },
      { title: 'Bring two questions to the next review', effort: '10 minutes' },
    ],
  },
  7: {
    gap: [
      { title: 'Write down where you want to be in 90 days', effort: '30 minutes' },
      { title: 'Choose three goals for the quarter', effort: 'One meeting' },
    ],
    backup: [
      { title: 'Sit in on next quarter’s planning', effort: 'One meeting' },
      { title: 'Draft the plan for next month', effort: 'One hour' },
    ],
  },
  1: {
    gap: [
      { title: 'Build a rough version of one idea', effort: 'Two hours' },
      { title: 'Pick one idea and ship it within a week', effort: 'One week' },
    ],
    backup: [
      { title: 'Pair on the next prototype', effort: 'Half a day' },
      { title: 'Take one small idea from sketch to launch', effort: 'Two days' },
    ],
  },
  13: {
    gap: [
      { title: 'Start a shared log of decisions and costs', effort: '20 minutes' },
      { title: 'Write down what last month cost', effort: '30 minutes' },
    ],
    backup: [
      { title: 'Take notes at the next two meetings', effort: 'Two meetings' },
      { title: 'Bring last month’s records up to date', effort: 'One hour' },
    ],
  },
  15: {
    gap: [
      { title: 'Set one weekly hour when everyone is in', effort: '15 minutes' },
      { title: 'Ask everyone for their best working hours', effort: 'One message' },
    ],
    backup: [
      { title: 'Set up the next team lunch', effort: '15 minutes' },
      { title: 'Check in with each person this week', effort: '10 minutes each' },
    ],
  },
  2: {
    gap: [
      { title: 'Pick one priority before you spend', effort: '20 minutes' },
      { title: 'List what you’ll stop paying for', effort: '30 minutes' },
    ],
    backup: [
      { title: 'Join the next budget decision', effort: 'One meeting' },
      { title: 'Rank the three places you’d invest first', effort: '15 minutes' },
    ],
  },
  46: {
    gap: [
      { title: 'List who needs what from whom this month', effort: '30 minutes' },
      { title: 'Run a handoff meeting on Monday', effort: '15 minutes' },
    ],
    backup: [
      { title: 'Run the next handoff meeting', effort: '15 minutes' },
      { title: 'Schedule next week’s shared work', effort: '20 minutes' },
    ],
  },
  5: {
    gap: [
      { title: 'Choose one routine and keep it for a month', effort: '10 minutes a week' },
      { title: 'Write down how you do one recurring task', effort: '20 minutes' },
    ],
    backup: [
      { title: 'Lead the weekly routine once', effort: 'One meeting' },
      { title: 'Write down the routine you’d miss most', effort: '15 minutes' },
    ],
  },
  14: {
    gap: [
      { title: 'Compare this month’s plan with your hours', effort: '30 minutes' },
      { title: 'Delay or drop one project', effort: 'One decision' },
    ],
    backup: [
      { title: 'Take over one job that drains the team', effort: 'Two hours a week' },
      { title: 'Track the team’s hours for two weeks', effort: '5 minutes a day' },
    ],
  },
  29: {
    gap: [
      { title: 'List your open promises and cancel two', effort: '20 minutes' },
      { title: 'Get a clear yes or no on every deadline', effort: '10 minutes' },
    ],
    backup: [
      { title: 'Own one deadline from start to finish', effort: 'One deadline' },
      { title: 'Go through the open promises on Friday', effort: '15 minutes' },
    ],
  },
};
