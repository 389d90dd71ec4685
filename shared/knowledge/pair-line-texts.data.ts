import type { Line } from '../engine/wheel.ts';
import type { PairLineText } from './schema.ts';

/** The first lines of two profiles, the lower one first, and our own words for what they do. */
export interface LinePair extends PairLineText {
  /** `{a}` stands for the person of the first line, `{b}` for the other. */
  readonly lines: readonly [Line, Line];
}

export const PAIR_LINE_TEXTS: readonly LinePair[] = [
  {
    lines: [1, 1],
    works: '{a} and {b} both check the facts first, so a plan they sign off on has been tested twice.',
    rubs: '{a} and {b} can keep researching after there’s enough to decide.',
  },
  {
    lines: [1, 2],
    works: '{a} digs up the facts, and {b} has a natural touch with them when called in.',
    rubs: '{a} asks for reasons that {b} can’t give, because it simply comes easily.',
  },
  {
    lines: [1, 3],
    works: '{a} reads up on it, {b} tries it out, and between them a method gets proven.',
    rubs: '{a} wants to understand before starting, and {b} starts in order to understand.',
  },
  {
    lines: [1, 4],
    works: '{a} knows the subject, and {b} knows the people who need it.',
    rubs: '{a} asks for evidence where {b} relies on a friend’s word.',
  },
  {
    lines: [1, 5],
    works: '{a} builds the foundation, and {b} turns it into a fix that people can use.',
    rubs: '{b} promises a solution before {a} has finished checking.',
  },
  {
    lines: [1, 6],
    works: '{a} looks closely and {b} looks from a distance, so they rarely miss the same thing.',
    rubs: '{a} is deep in the details when {b} has already moved on to the big picture.',
  },
  {
    lines: [2, 2],
    works: '{a} and {b} leave each other in peace, and each does their best work that way.',
    rubs: 'Neither {a} nor {b} asks for much, so they can work side by side for weeks without talking.',
  },
  {
    lines: [2, 3],
    works: '{b} tries things out, and {a} has a knack for the ones that work.',
    rubs: '{b}’s experiments interrupt {a}, who needs quiet to do well.',
  },
  {
    lines: [2, 4],
    works: '{b} brings the right people to {a}’s door at the right time.',
    rubs: '{b} drops by often, and {a} closes the door.',
  },
  {
    lines: [2, 5],
    works: 'Others call on {b} for answers, and {b} knows when to call on {a}.',
    rubs: 'Both attract expectations they didn’t ask for, and {a} and {b} may dodge the same request.',
  },
  {
    lines: [2, 6],
    works: '{a} gets absorbed while {b} keeps watch, so both have the quiet they need.',
    rubs: '{a} and {b} both withdraw, and things between them go unsaid.',
  },
  {
    lines: [3, 3],
    works: 'Neither {a} nor {b} blames the other for a failed experiment, since both learn from them.',
    rubs: '{a} and {b} change things often, and what worked yesterday may be gone today.',
  },
  {
    lines: [3, 4],
    works: '{a} finds out what doesn’t work before {b} recommends it to friends.',
    rubs: '{a} breaks with plans and people quickly, which unsettles {b}, who invests in both.',
  },
  {
    lines: [3, 5],
    works: '{a} knows every way that fails, and {b} turns the one that works into an offer.',
    rubs: '{b} is expected to deliver while {a} is still experimenting.',
  },
  {
    lines: [3, 6],
    works: '{a} goes and tries, {b} looks at the pattern, and both learn faster.',
    rubs: '{b} has seen it before and says so, just when {a} wants to find out firsthand.',
  },
  {
    lines: [4, 4],
    works: '{a} and {b} open doors for each other, because both take friendship at work seriously.',
    rubs: '{a} and {b} may spare each other the truth for the sake of the friendship.',
  },
  {
    lines: [4, 5],
    works: '{b} has the solution, and {a} knows who would listen to it.',
    rubs: '{a} wants to be friends first, and {b} keeps people at a distance.',
  },
  {
    lines: [4, 6],
    works: '{a} brings people together, and {b} gives them someone to look up to.',
    rubs: '{a} takes {b}’s distance personally.',
  },
  {
    lines: [5, 5],
    works: '{a} and {b} both get called when it’s urgent, and can share that load.',
    rubs: 'People expect a rescue from both, and {a} and {b} may each wait for the other to step in.',
  },
  {
    lines: [5, 6],
    works: '{a} fixes what’s urgent, and {b} knows what matters a year from now.',
    rubs: '{a} has to act now, and {b} would rather wait and see.',
  },
  {
    lines: [6, 6],
    works: '{a} and {b} both take the long view, so small setbacks don’t shake them.',
    rubs: '{a} and {b} can both step back so far that nobody is in the middle of things.',
  },
];
