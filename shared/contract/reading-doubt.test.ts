import { describe, expect, test } from 'vitest';
import type { Evidence } from '../reading/evidence.ts';
import { ChartCertainty } from './certainty.ts';
import { doubtOf } from './reading-doubt.ts';
import { withMeaning } from './reading-meaning.ts';

const at = (localTime: string) => ({
  utc: `1984-10-03T${localTime}.000Z`,
  localDate: '1984-10-03',
  localTime,
});
const START = at('00:00:00');
const EARLY = at('07:20:00');
const LATE = at('18:00:00');
const END = at('23:59:59');

/** A value until 7:20 AM and from 6 PM on, and another one between. */
function varying<A extends string, B extends string>(around: A, between: B) {
  return {
    kind: 'varying',
    intervals: [
      { value: around, from: START.utc, to: EARLY.utc },
      { value: between, from: EARLY.utc, to: LATE.utc },
      { value: around, from: LATE.utc, to: END.utc },
    ],
    shares: [
      { value: around, share: 0.6 },
      { value: between, share: 0.4 },
    ],
  } as const;
}
const stable = <V extends string>(value: V) => ({ kind: 'stable', value }) as const;

const CERTAINTY: ChartCertainty = ChartCertainty.parse({
  basis: 'unknown',
  toleranceMinutes: null,
  window: { start: START, end: END },
  clockChanges: [],
  drawnFor: at('12:00:00'),
  flips: [EARLY, LATE].map((moment) => ({ ...moment, changes: [] })),
  type: stable('Generator'),
  strategy: stable('Wait to respond'),
  authority: varying('Sacral', 'Emotional'),
  profile: varying('3/5', '3/6'),
  definition: varying('None', 'Split'),
  incarnationCross: stable('Cross'),
  centers: [
    { center: 'spleen', state: varying('open', 'defined') },
    { center: 'root', state: varying('defined', 'open') },
  ],
  channels: [
    { channel: '12-22', state: varying('filled', 'partial') },
    { channel: '1-8', state: varying('filled', 'empty') },
  ],
  gates: [
    { gate: 5, presence: 'sure', share: 1, spans: [] },
    { gate: 12, presence: 'possible', share: 0.3, spans: [{ from: START.utc, to: EARLY.utc }] },
  ],
  pentaGates: [],
  positions: [],
});

const ROWS: readonly (readonly [Evidence, string])[] = [
  [{ kind: 'authority', authority: 'Sacral' }, 'Emotional authority'],
  [{ kind: 'profile', profile: '3/6' }, 'trial first, then fixes for others (3/5)'],
  [{ kind: 'definition', definition: 'Split' }, 'no definition'],
  [{ kind: 'definition', definition: 'None' }, 'Split definition'],
  [{ kind: 'center', center: 'spleen', state: 'open' }, 'a defined Spleen'],
  [{ kind: 'center', center: 'root', state: 'defined' }, 'an open Root'],
  [{ kind: 'channel', channel: '12-22' }, 'half of channel 12-22'],
  [{ kind: 'channel', channel: '1-8' }, 'not in your chart'],
  [{ kind: 'gate', gate: 12, sides: ['design'] }, 'not in your chart'],
];

describe('a fact that the birth time decides', () => {
  test.each(ROWS)('%o has its alternative: %s', (fact, otherwise) => {
    expect(doubtOf([fact], CERTAINTY)?.otherwise).toEqual([otherwise]);
  });

  test('lists its alternatives by the time of day, not by how likely they are', () => {
    const profile: ChartCertainty['profile'] = {
      kind: 'varying',
      intervals: [
        { value: '2/4', from: START.utc, to: EARLY.utc },
        { value: '2/5', from: EARLY.utc, to: LATE.utc },
        { value: '3/5', from: LATE.utc, to: END.utc },
      ],
      shares: [
        { value: '2/4', share: 0.5 },
        { value: '3/5', share: 0.3 },
        { value: '2/5', share: 0.2 },
      ],
    } as const;
    const certainty = ChartCertainty.parse({ ...CERTAINTY, profile });
    const otherwise = doubtOf([{ kind: 'profile', profile: '2/4' }], certainty)?.otherwise;
    expect(otherwise).toEqual([
      'a talent that others want for fixes (2/5)',
      'trial first, then fixes for others (3/5)',
    ]);
  });

  test('holds in spans of local time, open at the ends of the window', () => {
    const [around, between] = (['Sacral', 'Emotional'] as const).map((authority) =>
      doubtOf([{ kind: 'authority', authority }], CERTAINTY),
    );
    expect(around).toMatchObject({
      share: 0.6,
      spans: [
        { from: null, to: EARLY },
        { from: LATE, to: null },
      ],
    });
    expect(between).toMatchObject({ share: 0.4, spans: [{ from: EARLY, to: LATE }] });
  });
});

test('what holds throughout is in no doubt, nor is anything with an exact time', () => {
  expect(doubtOf([{ kind: 'type', type: 'Generator' }], CERTAINTY)).toBeNull();
  expect(doubtOf([{ kind: 'gate', gate: 5, sides: ['design'] }], CERTAINTY)).toBeNull();
  expect(doubtOf([{ kind: 'authority', authority: 'Sacral' }], null)).toBeNull();
  expect(doubtOf([], CERTAINTY)).toBeNull();
});

test('only the fact that a text is about counts, not what illustrates it', () => {
  const type: Evidence = { kind: 'type', type: 'Generator' };
  const spleen: Evidence = { kind: 'center', center: 'spleen', state: 'open' };
  expect(doubtOf([type, spleen], CERTAINTY)).toBeNull();
});

test('a profile that a text is worded for counts, too', () => {
  const type: Evidence = { kind: 'type', type: 'Generator' };
  const profile: Evidence = { kind: 'profile', profile: '3/6' };
  expect(doubtOf([type, profile], CERTAINTY)).toEqual(doubtOf([profile], CERTAINTY));
  expect(withMeaning({ evidence: [type, profile] }, CERTAINTY).doubt?.instead).toBeUndefined();
});

describe('what a chapter’s text would mean at other birth times', () => {
  const meaning = (...evidence: Evidence[]) => withMeaning({ evidence }, CERTAINTY).doubt?.instead;

  test.each<[Evidence, string]>([
    [{ kind: 'authority', authority: 'Emotional' }, 'your gut answers first (Sacral authority)'],
    [
      { kind: 'profile', profile: '3/6' },
      'you’re part experimenter, part problem-solver (Profile 3/5)',
    ],
    [
      { kind: 'definition', definition: 'None' },
      'your steady centers form two groups (Split definition)',
    ],
    [
      { kind: 'center', center: 'spleen', state: 'open' },
      'your instinct is always on (Spleen, defined)',
    ],
  ])('%o: %s', (fact, words) => {
    expect(meaning(fact)).toBe(words);
  });

  test('is nothing where a part of the chart is just missing, or too much could be said', () => {
    expect(meaning({ kind: 'channel', channel: '1-8' })).toBeUndefined();
    expect(meaning({ kind: 'gate', gate: 12, sides: ['design'] })).toBeUndefined();
    const intervals = (['Sacral', 'Emotional', 'Splenic', 'Lunar'] as const).map((value) => ({
      value,
      from: START.utc,
      to: END.utc,
    }));
    const certainty = ChartCertainty.parse({
      ...CERTAINTY,
      authority: { kind: 'varying', intervals, shares: [] },
    });
    const evidence: Evidence[] = [{ kind: 'authority', authority: 'Sacral' }];
    expect(withMeaning({ evidence }, certainty).doubt?.instead).toBeUndefined();
    expect(withMeaning({ evidence }, certainty).doubt).toBeDefined();
    expect(withMeaning({ evidence }, null)).toEqual({ evidence });
  });
});

describe('a text that is worded for one line of the profile', () => {
  const line = (line: 'personality' | 'design') =>
    doubtOf([{ kind: 'profile', profile: '3/5', line }], CERTAINTY);

  test('is certain where the birth time decides only the other line', () => {
    expect(line('personality')).toBeNull();
  });

  test('says when its own line is the one, and what it is otherwise', () => {
    expect(line('design')).toMatchObject({
      share: 0.6,
      spans: [
        { from: null, to: EARLY },
        { from: LATE, to: null },
      ],
      otherwise: [expect.stringContaining('(3/6)')],
    });
  });

  test('counts the times of each profile that has the line, as one stretch', () => {
    const profile: ChartCertainty['profile'] = {
      kind: 'varying',
      intervals: [
        { value: '2/4', from: START.utc, to: EARLY.utc },
        { value: '3/5', from: EARLY.utc, to: LATE.utc },
        { value: '3/6', from: LATE.utc, to: END.utc },
      ],
      shares: [
        { value: '2/4', share: 0.3 },
        { value: '3/5', share: 0.45 },
        { value: '3/6', share: 0.25 },
      ],
    };
    const doubt = doubtOf([{ kind: 'profile', profile: '3/5', line: 'personality' }], {
      ...CERTAINTY,
      profile,
    });
    expect(doubt?.spans).toEqual([{ from: EARLY, to: null }]);
    expect(doubt?.share).toBeCloseTo(0.7);
    expect(doubt?.otherwise).toEqual([expect.stringContaining('(2/4)')]);
  });
});
