import type { AuthorityName } from '../engine/authority.ts';
import type { TypeName } from '../engine/human-type.ts';
import type { Line } from '../engine/wheel.ts';

interface DecideScenes {
  /** What the authority's own paragraph tells, word for word; of the lines that aren't below, too. */
  readonly told: string;
  readonly byLine: Readonly<Partial<Record<Line, string>>>;
}

/*
 * The scene of a decision, of the two authorities that most people have, by the line of the unconscious Sun:
 * colleagues who compare their chapters should each read of themselves. Our own words.
 */
export const DECIDE_SCENES: Readonly<Partial<Record<AuthorityName, DecideScenes>>> = {
  Sacral: {
    told: 'save the account that others gave up on',
    byLine: {
      1: 'read the whole contract by Monday',
      2: 'finish the draft alone this week',
      3: 'be the first to try the new supplier',
      4: 'bring a friend’s firm into the deal',
      6: 'show the new hires around',
    },
  },
  Emotional: {
    told: 'a job looks like a promotion; on the way down, the same job looks like a trap',
    byLine: {
      1: 'the figures look solid; on the way down, the same figures look made up',
      2: 'working alone looks like a gift; on the way down, it looks like being left out',
      3: 'a trial run looks like fun; on the way down, it looks like the last one that failed',
      4: 'a friend’s offer looks like luck; on the way down, it looks like a favor you’ll owe',
      6: 'a lead role looks overdue; on the way down, the same role looks ten years too early',
    },
  },
};

/** How a type's advice goes together with sleeping on it, where the two seem to disagree. */
export const EMOTIONAL_BRIDGES: Readonly<Partial<Record<TypeName, string>>> = {
  'Manifesting Generator':
    'A try like that isn’t your answer yet, so it may begin before the feeling settles.',
};
