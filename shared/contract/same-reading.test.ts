import { expect, test } from 'vitest';
import { ChartCertainty } from './certainty.ts';
import { isSameReading } from './same-reading.ts';

const at = (localTime: string) => ({
  utc: `1984-10-03T${localTime}.000Z`,
  localDate: '1984-10-03',
  localTime,
});
const START = at('06:00:00');
const NOON = at('12:00:00');
const END = at('18:00:00');

const stable = <V extends string>(value: V) => ({ kind: 'stable', value }) as const;
function varying<V extends string>(...[before, after]: readonly [V, V]) {
  return {
    kind: 'varying',
    intervals: [
      { value: before, from: START.utc, to: NOON.utc },
      { value: after, from: NOON.utc, to: END.utc },
    ],
    shares: [before, after].map((value) => ({ value, share: 0.5 })),
  } as const;
}

/** Only a line changes. */
const SAME = {
  basis: 'tolerance',
  toleranceMinutes: 360,
  window: { start: START, end: END },
  clockChanges: [],
  drawnFor: NOON,
  flips: [{ ...NOON, changes: [] }],
  type: stable('Generator'),
  strategy: stable('Wait to respond'),
  authority: stable('Sacral'),
  profile: stable('3/5'),
  definition: stable('Split'),
  incarnationCross: stable('Cross'),
  centers: [{ center: 'spleen', state: stable('open') }],
  channels: [{ channel: '1-8', state: stable('filled') }],
  gates: [
    { gate: 5, presence: 'sure', share: 1, spans: [] },
    { gate: 6, presence: 'never', share: 0, spans: [] },
  ],
  pentaGates: [],
  positions: [{ side: 'design', body: 'moon', value: varying('5.1', '5.2') }],
};
const [SURE, NEVER] = SAME.gates;

test.each<[string, object, boolean]>([
  ['at most lines change', {}, true],
  ['a fact changes', { incarnationCross: varying('Cross', 'Other cross') }, false],
  ['the profile changes', { profile: varying('3/5', '3/6') }, false],
  [
    'a center changes',
    { centers: [{ center: 'spleen', state: varying('open', 'defined') }] },
    false,
  ],
  [
    'a channel changes',
    { channels: [{ channel: '1-8', state: varying('filled', 'partial') }] },
    false,
  ],
  ['a gate changes', { gates: [NEVER, { ...SURE, presence: 'possible', share: 0.5 }] }, false],
])('where %s, asks whether every time gives the same reading', (_, changed, isSame) => {
  expect(isSameReading(ChartCertainty.parse({ ...SAME, ...changed }))).toBe(isSame);
});
