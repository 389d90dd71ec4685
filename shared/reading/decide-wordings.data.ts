import type { AuthorityName } from '../engine/authority.ts';
import type { TypeName } from '../engine/human-type.ts';
import type { Line } from '../engine/wheel.ts';

interface DecideWordings {
  /** What the authority's own paragraph tells, word for word; of the lines that aren't below, too. */
  readonly told: string;
  readonly byLine: Readonly<Partial<Record<Line, string>>>;
}

/*
 * How a decision appears, of the two authorities that most people have, by the line of the unconscious Sun:
 * colleagues who compare their chapters should each read of themselves. They speak of the scene before them, and
 * bring none of their own. Our own words.
 */
export const DECIDE_WORDINGS: Readonly<Partial<Record<AuthorityName, DecideWordings>>> = {
  Sacral: {
    told: 'Asked whether you’d take it on',
    byLine: {
      1: 'Asked about one part of it, yes or no',
      2: 'Asked by somebody who drops in',
      3: 'Asked whether you’d still want it tomorrow',
      4: 'Asked by a friend whether you want it',
      6: 'Asked whether you’d want it for a year',
    },
  },
  Emotional: {
    told: 'it all looks like a promotion; on the way down, like a trap',
    byLine: {
      1: 'it all looks solid; on the way down, it all looks shaky',
      2: 'it all looks like a gift; on the way down, like a burden',
      3: 'it all looks like fun; on the way down, like trouble',
      4: 'it all looks like luck; on the way down, like a mistake',
      6: 'it all looks overdue; on the way down, far too early',
    },
  },
};

/** How a type's advice goes together with sleeping on it, where the two seem to disagree. */
export const EMOTIONAL_BRIDGES: Readonly<Partial<Record<TypeName, string>>> = {
  'Manifesting Generator':
    'A try like that isn’t your answer yet, so it may begin before the feeling settles.',
};
