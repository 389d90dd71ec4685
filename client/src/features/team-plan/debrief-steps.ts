import { DEBRIEF_STEPS, type DebriefStep } from '#shared/contract/team-plan.ts';

export interface StepWords {
  readonly id: DebriefStep;
  readonly title: string;
  /** Planned, never forced. */
  readonly minutes: number;
  readonly lead: string;
}

const WORDS: Readonly<Record<DebriefStep, Omit<StepWords, 'id'>>> = {
  welcome: {
    title: 'Welcome and purpose',
    minutes: 5,
    lead: 'In the next hour you’ll see what this team covers, what it doesn’t, and what to agree on.',
  },
  frame: {
    title: 'What this is and isn’t',
    minutes: 5,
    lead: 'It’s a map for talking about how you work together.',
  },
  map: {
    title: 'Your map',
    minutes: 10,
    lead: 'Twelve functions every team needs, and who covers them here.',
  },
  people: {
    title: 'Each person',
    minutes: 20,
    lead: 'About four minutes each: ask, listen, and thank them. Nobody has to answer.',
  },
  agreements: {
    title: 'Gaps and agreements',
    minutes: 15,
    lead: 'Choose one or two rules to work by. They’re saved as you add them.',
  },
  followup: {
    title: 'Follow-up',
    minutes: 5,
    lead: 'Set a date to look at your agreements again.',
  },
};

export const STEPS: readonly StepWords[] = DEBRIEF_STEPS.map((id) => ({ id, ...WORDS[id] }));

export const DEBRIEF_MINUTES = STEPS.reduce((sum, { minutes }) => sum + minutes, 0);

/** What to say in a step, one point at a time. */
export const POINTS: Readonly<Partial<Record<DebriefStep, readonly string[]>>> = {
  welcome: [
    'Say in one sentence why you’re doing this now.',
    'Let everyone say what they’d like to take away.',
    'Agree that people share only what they want to.',
  ],
  frame: [
    'It describes tendencies. If something doesn’t fit, say so: people know themselves better than any chart.',
    'It isn’t a test or a rating, and there are no better or worse charts.',
    'It’s no basis for hiring, promoting, or letting anyone go.',
  ],
  map: ['What have you known all along?', 'What surprises you?', 'Where did this show last month?'],
};
