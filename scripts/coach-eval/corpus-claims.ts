import type { FactClaim } from '#shared/coach/claims.ts';

/* The claims of the corpora, which are worded as in `charts.json`, as a coach's claims. */

interface CorpusClaim {
  readonly topic: string;
  readonly value: string;
  readonly state: string;
}

const TOPICS = [
  'type',
  'strategy',
  'authority',
  'profile',
  'definition',
  'cross',
  'signature',
  'notSelf',
  'center',
  'gate',
  'line',
  'channel',
  'count',
] as const;

const HAS_NOT = ['hasNot', 'not', 'open', 'completely open', 'not active', 'not defined', 'half'];

function stateOf(state: string): FactClaim['state'] {
  if (state === 'uncertain') return state;
  return HAS_NOT.includes(state) ? 'hasNot' : 'has';
}

const COUNTS: readonly (readonly [RegExp, (of: string) => string])[] = [
  [/^active gates?$/, () => 'gates'],
  [/^defined channels?$/, () => 'channels'],
  [/^defined centers?$/, () => 'definedCenters'],
  [/^completely open centers?$/, () => 'completelyOpenCenters'],
  [/^open centers?$/, () => 'openCenters'],
  [/^defined motors?$/, () => 'definedMotors'],
  [/^open motors?$/, () => 'openMotors'],
  [/^gates? in (.+)$/, (center) => `gatesIn:${center.replace(' ', '')}`],
  [/^placements? in gate (\d+)$/, (gate) => `placements:${gate}`],
];

/** "4 gates in Root" as "gatesIn:Root 4"; null for a count that no claim can hold. */
function countOf(value: string): string | null {
  const [, count = '', what = ''] = /^(\d+) (.+)$/.exec(value) ?? [];
  for (const [pattern, name] of COUNTS) {
    const found = pattern.exec(what);
    if (found) return `${name(found[1] ?? '')} ${count}`;
  }
  return null;
}

/** @returns nothing for a topic or count that a coach has no claim for */
export function claimOf({ topic, value, state }: CorpusClaim): FactClaim[] {
  const known = TOPICS.find((one) => one === topic);
  const claimed = topic === 'count' ? countOf(value) : value;
  if (known === undefined || claimed === null) return [];
  return [{ about: 'you', topic: known, value: claimed, state: stateOf(state) }];
}
