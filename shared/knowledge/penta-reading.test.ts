import { describe, expect, test } from 'vitest';
import { AMERICAN_DATES, dateWords } from '../domain/date-format.ts';
import type { GateCertainty } from '../engine/certainty/attribute.ts';
import type { TypeName } from '../engine/human-type.ts';
import { recordOf } from '../engine/lookup.ts';
import { pentaOf } from '../engine/penta/penta.ts';
import { PENTA_GATES, PENTA_LOWER, PENTA_UPPER, type PentaGate } from '../engine/penta-matrix.ts';
import type { ProfileId } from '../engine/profile.ts';
import type { GateNumber } from '../engine/wheel.ts';
import { CONTRIBUTORS_SHOWN_MAX } from './bg5-data.ts';
import { type ChartedPerson, chartedPersonOf } from './charted-person.ts';
import { certaintyInWords } from './penta-certainty.ts';
import { type PentaReading, pentaReadingOf } from './penta-reading.ts';
import { PENTA_TEXTS } from './penta-texts.data.ts';

const ACTIVATIONS = recordOf(['design', 'personality'] as const, () => ({
  sun: '1.1',
  earth: '2.1',
  north_node: '1.1',
  south_node: '2.1',
  moon: '1.1',
  mercury: '1.1',
  venus: '1.1',
  mars: '1.1',
  jupiter: '1.1',
  saturn: '1.1',
  uranus: '1.1',
  neptune: '1.1',
  pluto: '1.1',
}));

interface Traits {
  readonly type?: TypeName;
  readonly profile?: ProfileId;
}

/** A person who has exactly these gates. */
function holding(name: string, gates: readonly GateNumber[], traits: Traits = {}): ChartedPerson {
  const member = chartedPersonOf({
    id: name.toLowerCase(),
    name,
    chart: { profile: '1/3', activations: ACTIVATIONS },
  });
  if (member === null) throw new Error('The activations are none');
  return { ...member, activeGates: gates, gateHolders: {}, type: 'Generator', ...traits };
}

function read(...members: ChartedPerson[]): PentaReading {
  const result = pentaOf(members);
  if (result.kind === 'refused') throw new Error(result.reason);
  return pentaReadingOf(result.penta, members);
}

const ana = holding('Ana', [2, 7, 13, 31], { profile: '5/1' });
const ben = holding('Ben', [7, 14, 29, 46], { type: 'Projector' });
const cem = holding('Cem', [5, 14, 33], { type: 'Projector', profile: '5/1' });
const team = read(ana, ben, cem);

describe('the texts of the specification', () => {
  test('composite type, profile and energy', () => {
    expect(team.compositeType).toBe('Penta of 3');
    expect(team.dominantProfile).toBe('5/1');
    expect(team.teamEnergy).toBe('1 Generator, 2 Projectors');
    expect(read(ana, ben, holding('Dora', [], { profile: '4/6' })).dominantProfile).toBe(
      '1/3, 4/6, 5/1',
    );
    expect(team.readingNote).toContain('no official type');
  });

  test('orders sections like the matrix and names contributors', () => {
    const { sections, coveragePct } = team.bg5Data;
    expect(coveragePct).toBe(75);
    expect(sections.map(({ gate }) => gate)).toEqual(PENTA_GATES);
    expect(sections[3]).toEqual({
      gate: 7,
      teamLabel: 'Planning',
      familyLabel: 'Future',
      isActive: true,
      contributors: ['Ana', 'Ben'],
    });
    expect(sections[1]).toMatchObject({ gate: 8, isActive: false, contributors: [] });
    for (const section of sections) {
      const { label, familyLabel } = PENTA_TEXTS[section.gate];
      expect(section).toMatchObject({ teamLabel: label, familyLabel });
    }
    expect(CONTRIBUTORS_SHOWN_MAX).toBe(10);
  });

  test('the strategy starts with the strengths and names every gap', () => {
    expect(team.groupStrategy).toBe(
      'Build on what works. The team knows where to invest and has the energy to follow through (2-14). The team has a direction and someone who speaks for it (31-7). Nobody covers Public Relations (8), Implementation (1), and Reliability (15): deliberately assign each one to someone, on or off the team. First step: agree on two fixed meetings a week and protect them.',
    );
  });

  test('a team without gaps or without channels gets its own strategy', () => {
    const whole = read(holding('Ana', PENTA_GATES), ben, cem).groupStrategy;
    expect(whole).toMatch(/All twelve functions are covered\.$/);
    const bare = read(...['A', 'B', 'C'].map((name) => holding(name, []))).groupStrategy;
    expect(bare).toMatch(/^You don’t cover a full channel yet/);
    expect(bare).toMatch(/First step: list the three things/);
    const oneGap = PENTA_GATES.filter((gate) => gate !== 8);
    expect(read(holding('Ana', oneGap), ben, cem).groupStrategy).toContain(
      'Nobody covers Public Relations (8): deliberately assign it to someone',
    );
  });

  // The numbers in a channel's id are its gates.
  const gatesOf = (ids: readonly string[]) =>
    ids.flatMap((id) => id.split('-').map(Number)) as GateNumber[];

  test.each([
    ['outward', gatesOf(PENTA_UPPER), /^The team presents itself better .*3 of 3 upper.*0 of 3/],
    ['inward', gatesOf(PENTA_LOWER), /^The team does better work than .*0 of 3 upper/],
    ['balanced', [...PENTA_GATES], /^Visibility and daily work are in balance/],
    ['empty', [], /^Neither visibility nor daily work/],
  ] as const)('the dynamics compare upper and lower channels: %s', (_name, gates, expected) => {
    const [b, c] = [holding('B', []), holding('C', [])];
    expect(read(holding('A', gates), b, c).groupDynamics).toMatch(expected);
  });

  test('the dynamics describe the core and the jointly filled channels', () => {
    expect(team.groupDynamics).toContain('has the energy to follow through (2-14).');
    expect(team.groupDynamics).toContain(
      'You cover Oversight–Accounting (33-13) and Vision–Capacity (2-14) only when the people who bring the two halves work together.',
    );
  });
});

describe('insight and resilience', () => {
  test('the insight has counts, names on whom most depends, and ends with something to try', () => {
    expect(team.insight).toEqual([
      'You cover 9 of 12 functions and 4 of 6 channels.',
      'Ana is your biggest single point of failure: without Ana, you lose Administration–Planning (31-7), Oversight–Accounting (33-13), and Vision–Capacity (2-14).',
      'Ana brings Administration–Planning (31-7) to any team.',
      'Ben brings Coordination–Commitment (46-29) to any team.',
      'Your weakest area is original work (middle column, 2 of 4 functions).',
      'Three is the smallest size for a group like this, and the least stable.',
      'Try this: for two weeks, have a colleague shadow Ana on Administration (31).',
    ]);
  });

  test('names both people when a team depends on two equally', () => {
    const { insight } = read(holding('A', [2]), holding('B', [14]), holding('C', [31]));
    expect(insight[1]).toBe(
      'A and B are your biggest single points of failure: without A, you lose Vision–Capacity (2-14); without B, you lose Vision–Capacity (2-14).',
    );
  });

  test('a team without a filled channel cannot lose one', () => {
    const { insight } = read(holding('A', [2]), holding('B', []), holding('C', []));
    expect(insight.join(' ')).not.toMatch(/failure|do without/);
  });

  test('says so when a team depends on nobody', () => {
    const all = ['A', 'B', 'C', 'D'].map((name) => holding(name, PENTA_GATES));
    const { insight, resilience } = read(...all);
    expect(insight).toContain(
      'You can do without any one person and still cover the same channels.',
    );
    expect(insight.at(-1)).toMatch(/^Try this: go through the twelve functions together/);
    expect(resilience[0]?.text).toBe('If A is away, coverage doesn’t change.');
  });

  test('describes each absence, the worst first', () => {
    expect(team.resilience.map(({ text }) => text)).toEqual([
      'If Ana is away, you lose Administration–Planning (31-7), Oversight–Accounting (33-13), and Vision–Capacity (2-14) and keep 1 of 6 channels. Nobody else covers Administration (31), Accounting (13), and Vision (2). That leaves two people, too few for a Penta.',
      'If Ben is away, you lose Coordination–Commitment (46-29) and keep 3 of 6 channels. Nobody else covers Coordination (46) and Commitment (29). That leaves two people, too few for a Penta.',
      'If Cem is away, you lose Oversight–Accounting (33-13) and keep 3 of 6 channels. Nobody else covers Oversight (33) and Culture (5). That leaves two people, too few for a Penta.',
    ]);
    expect(team.resilience[1]).toMatchObject({
      memberId: 'ben',
      channelsLost: ['29-46'],
      gatesLost: [46, 29],
      channelsLeft: 3,
      isStillPenta: false,
    });
    const four = read(ana, ben, cem, holding('Dora', []));
    expect(four.resilience.every(({ isStillPenta }) => isStillPenta)).toBe(true);
    expect(four.resilience[0]?.text).not.toContain('too few');
  });
});

const HOUR = 3_600_000;
const MIDNIGHT = Date.UTC(1990, 4, 2, 22);

/** An instant of a spring day, two hours east of Greenwich. */
function at(hours: number, minutes = 0) {
  const utcMs = MIDNIGHT + hours * HOUR + minutes * 60_000;
  const local = new Date(utcMs + 2 * HOUR).toISOString();
  return {
    utc: new Date(utcMs).toISOString(),
    localDate: local.slice(0, 10),
    localTime: local.slice(11, 19),
  };
}

type Moment = ReturnType<typeof at>;

/** A person with an unknown birth time who has gates in these spans. */
function unsure(
  name: string,
  spans: Readonly<Partial<Record<PentaGate, readonly (readonly [Moment, Moment])[]>>>,
  end = at(24),
): ChartedPerson {
  const gates = PENTA_GATES.map((gate) => {
    const found = (spans[gate] ?? []).map(([from, to]) => ({ from: from.utc, to: to.utc }));
    const isWhole = found[0]?.from === at(0).utc && found[0].to === end.utc;
    const presence = found.length === 0 ? 'never' : isWhole ? 'sure' : 'possible';
    return { gate, presence, share: 0.5, spans: found } as const;
  });
  const stored = {
    window: { start: at(0), end },
    flips: Object.values(spans)
      .flatMap((pairs) => (pairs ?? []).flat())
      .filter(({ utc }) => utc < end.utc),
    type: { kind: 'varying', shares: [{ value: 'Generator' }, { value: 'Projector' }] },
    profile: { kind: 'stable', value: '1/3' },
    gates,
  } as const;
  const member = chartedPersonOf({
    id: name.toLowerCase(),
    name,
    chart: { profile: '1/3', activations: ACTIVATIONS },
    certainty: stored,
  });
  if (member === null) throw new Error('The activations are none');
  return member;
}

describe('an unknown birth time', () => {
  const dora = unsure('Dora', {
    5: [[at(0), at(14, 7)]],
    31: [[at(9, 10), at(24)]],
    46: [[at(3), at(4, 30)]],
    7: [[at(0), at(24)]],
    2: [
      [at(0), at(1)],
      [at(23), at(24)],
    ],
  });
  const uncertain = read(dora, holding('Ben', [15]), holding('Cem', []));

  test('is described for each gate, by the clock at the birthplace', () => {
    expect(
      uncertain.certaintyNotes.map((note) => certaintyInWords(note, 'Dora', AMERICAN_DATES)),
    ).toEqual([
      'Dora has gate 31 only if born after 9:10 AM.',
      'Dora has gate 2 only if born before 1:00 AM or after 11:00 PM.',
      'Dora has gate 46 only if born between 3:00 AM and 4:30 AM.',
      'Dora has gate 5 only if born before 2:07 PM.',
      'Dora’s type depends on the birth time: Generator or Projector.',
    ]);
    expect(uncertain.gates.find(({ gate }) => gate === 5)?.possibleHolders).toEqual([
      { memberId: 'dora' },
    ]);
  });

  test('is formatted with the reader’s clock', () => {
    const note = uncertain.certaintyNotes.find(({ gate }) => gate === 5);
    const dates = dateWords({ locale: 'en-US', clock: '24h' });
    expect(note && certaintyInWords(note, 'Dora', dates)).toBe(
      'Dora has gate 5 only if born before 14:07.',
    );
  });

  test('gives the certain and the possible coverage', () => {
    expect(uncertain.coverage.text).toBe('2 to 4 of 12 functions and 0 to 2 of 6 channels');
    expect(uncertain.bg5Data.sections.find(({ gate }) => gate === 5)).toMatchObject({
      isActive: false,
      contributors: [],
    });
    expect(uncertain.members[0]).toMatchObject({ gates: [7], possibleGates: [31, 2, 46, 5] });
  });

  test('around midnight includes the day', () => {
    const late = unsure('Eve', { 5: [[at(0), at(24, 20)]] }, at(25));
    const [note] = read(late, ben, cem).certaintyNotes;
    expect(note && certaintyInWords(note, 'Eve', AMERICAN_DATES)).toBe(
      'Eve has gate 5 only if born before 12:20 AM on May 4, 1990.',
    );
  });

  test('has no notes for exact times', () => {
    expect(team.certaintyNotes).toEqual([]);
  });
});

test('a gate’s certainty record reaches the engine in milliseconds', () => {
  const { certainty } = unsure('Dora', { 5: [[at(0), at(14, 7)]] });
  const expected: GateCertainty = {
    presence: 'possible',
    share: 0.5,
    spans: [{ fromUtcMs: MIDNIGHT, toUtcMs: MIDNIGHT + 14 * HOUR + 7 * 60_000 }],
  };
  expect(certainty?.[5]).toEqual(expected);
});
