import type { PentaChannel, PentaGate } from '../engine/penta-matrix.ts';

/** What a team is told about a function, covered or missing. */
export interface FunctionBrief {
  /** What whoever covers it does, after one name and after several. */
  readonly one: string;
  readonly many: string;
  /** What happens while it's missing, as one sentence. */
  readonly missing: string;
  /** Something to agree on until somebody covers it: what to do, then how. */
  readonly agreement: { readonly title: string; readonly how: string };
  /** What people outside the team can do for it. */
  readonly outside: string;
}

// Our own words; none of it is official.
export const FUNCTION_BRIEFS: Readonly<Record<PentaGate, FunctionBrief>> = {
  31: {
    one: 'speaks for the team',
    many: 'speak for the team',
    missing: 'Nobody speaks for you, so outsiders may not know whom to talk to.',
    agreement: {
      title: 'Name one spokesperson for the quarter',
      how: 'Outsiders get one contact, and everyone else sends questions there.',
    },
    outside: 'Ask your sponsor to speak for you where it counts, from your notes.',
  },
  8: {
    one: 'gets the work seen',
    many: 'get the work seen',
    missing: 'Nobody shows your work, so good results may go unnoticed.',
    agreement: {
      title: 'Show one finished result a month',
      how: 'Whoever finished it presents it to someone outside the team.',
    },
    outside: 'Ask a satisfied client to tell your story once a quarter.',
  },
  33: {
    one: 'reviews the results',
    many: 'review the results',
    missing: 'Nobody looks back at results, so you risk paying for the same lesson twice.',
    agreement: {
      title: 'Review last month’s results',
      how: 'Thirty minutes on the first Monday: what worked, what didn’t, what changes.',
    },
    outside: 'Ask someone from another team to run your review twice a year.',
  },
  7: {
    one: 'sets the direction',
    many: 'set the direction',
    missing: 'Nobody sets the direction, so you may end up arguing about it too late.',
    agreement: {
      title: 'Write next quarter’s direction on one page',
      how: 'Include what you won’t do, and read it before each new plan.',
    },
    outside: 'Ask a manager to test your direction with three hard questions a quarter.',
  },
  1: {
    one: 'puts ideas into practice',
    many: 'put ideas into practice',
    missing: 'Nobody turns ideas into practice, so the best ones may stay on the page.',
    agreement: {
      title: 'Build the smallest version first',
      how: 'For each idea you approve, one person shows a first version within two weeks.',
    },
    outside: 'Ask a colleague who ships often to try your first versions.',
  },
  13: {
    one: 'keeps the records',
    many: 'keep the records',
    missing: 'Nobody keeps track, so it may be hard to tell what was done or what it cost.',
    agreement: {
      title: 'Keep one log of decisions, hours, and costs',
      how: 'Take five minutes at the end of each meeting; one person writes for a month.',
    },
    outside: 'Ask finance for a monthly summary of your hours and costs.',
  },
  15: {
    one: 'draws people together',
    many: 'draw people together',
    missing: 'Nobody draws people together, so getting everyone in one room may take effort.',
    agreement: {
      title: 'Set one weekly meeting everyone attends',
      how: 'Same day, same time; move it only if all of you agree.',
    },
    outside: 'Ask your office manager to protect the time you meet.',
  },
  2: {
    one: 'senses where to invest',
    many: 'sense where to invest',
    missing: 'Nobody senses where to invest, so time and money may spread too thin.',
    agreement: {
      title: 'Pick one priority before you spend',
      how: 'Nothing new gets time or money until you name what it replaces.',
    },
    outside: 'Ask whoever owns the budget which project they’d fund first.',
  },
  46: {
    one: 'lines up people and tasks',
    many: 'line up people and tasks',
    missing: 'Nobody lines up people and tasks, so good work may collide.',
    agreement: {
      title: 'Plan the week together on Monday',
      how: 'Take fifteen minutes to settle who needs whom, and when.',
    },
    outside: 'Ask a project manager to check your schedule for collisions.',
  },
  5: {
    one: 'keeps the routines',
    many: 'keep the routines',
    missing: 'Nobody keeps the routines, so everyone may work a different way.',
    agreement: {
      title: 'Write down three ways you always work',
      how: 'How you start, hand over, and finish; check them after a month.',
    },
    outside: 'Ask a team you admire how they start, hand over, and finish.',
  },
  14: {
    one: 'brings the energy to deliver',
    many: 'bring the energy to deliver',
    missing: 'Nobody brings the energy to deliver, so plans may outgrow people and budget.',
    agreement: {
      title: 'Finish one thing before you start the next',
      how: 'Agree how much can be in progress, and say no above that.',
    },
    outside: 'Ask another team for help in busy weeks before you accept a deadline.',
  },
  29: {
    one: 'follows through',
    many: 'follow through',
    missing: 'Nobody makes sure a yes is kept, so agreements may fade.',
    agreement: {
      title: 'Put a name and a date on every yes',
      how: 'Go through the list together on Fridays.',
    },
    outside: 'Ask a client or sponsor to check your promises by date.',
  },
};

/** What a team with the channel does, as one sentence. */
export const CHANNEL_STRENGTHS: Readonly<Record<PentaChannel, string>> = {
  '7-31': 'You have a direction, and others hear about it.',
  '1-8': 'You do original work, and people notice.',
  '13-33': 'You learn from what you’ve done.',
  '5-15': 'You work to a steady rhythm.',
  '2-14': 'You put time and money where they matter.',
  '29-46': 'You keep your promises, and on time.',
};
