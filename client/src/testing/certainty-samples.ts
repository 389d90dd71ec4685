import type { CertainAttribute, ChartCertainty, Moment } from '#shared/contract/certainty.ts';
import { BODY_IDS, type BodyId, SIDES, type Side } from '#shared/engine/bodies.ts';
import { CENTER_IDS, type CenterId } from '#shared/engine/centers.ts';
import { CHANNEL_IDS, type ChannelId } from '#shared/engine/channels.ts';
import { PENTA_GATES } from '#shared/engine/penta-matrix.ts';
import { GATE_NUMBERS } from '#shared/engine/wheel.ts';

/** Clock time and offset in ISO 8601: `1988-06-14T09:00:28+02:00`. */
type Clock = string;

type Move = readonly [side: Side, body: BodyId, from: string, to: string];
/** A value from the start of the window, then others with the clock times from which they apply. */
type Course<T extends string = string> = readonly [
  first: T,
  ...(readonly [value: T, from: Clock])[],
];
/** Active between these; null means the start or the end of the window. */
type GateSpan = readonly [from: Clock | null, to: Clock | null];

export interface SampleDay {
  readonly basis?: ChartCertainty['basis'];
  readonly toleranceMinutes?: number;
  readonly start: Clock;
  readonly end: Clock;
  readonly drawn: Clock;
  /** The last instant before the clocks changed, and the first one after. */
  readonly clockChange?: readonly [before: Clock, after: Clock];
  readonly flips?: readonly (readonly [Clock, ...Move[]])[];
  readonly attributes?: { readonly [Id in AttributeId]?: Course<ValueOf<ChartCertainty[Id]>> };
  readonly centers?: Readonly<Partial<Record<CenterId, Course<'defined' | 'open'>>>>;
  readonly channels?: Readonly<Partial<Record<ChannelId, Course<'filled' | 'partial' | 'empty'>>>>;
  readonly sureGates?: readonly number[];
  readonly gates?: Readonly<Record<number, GateSpan>>;
}

type AttributeId =
  | 'type'
  | 'strategy'
  | 'authority'
  | 'profile'
  | 'definition'
  | 'incarnationCross';

type ValueOf<A> =
  Extract<A, { kind: 'stable' }> extends { value: infer T extends string } ? T : never;

/** A chart's default values. */
const USUAL = {
  type: 'Generator',
  strategy: 'Wait to respond',
  authority: 'Emotional',
  profile: '1/3',
  definition: 'Single',
  incarnationCross: 'Right Angle Cross of Eden 2',
} as const satisfies Record<AttributeId, string>;

function utcOf(clock: Clock): string {
  return new Date(clock).toISOString();
}

function momentOf(clock: Clock): Moment {
  return { utc: utcOf(clock), localDate: clock.slice(0, 10), localTime: clock.slice(11, 19) };
}

function attributeOf<T extends string>(
  day: SampleDay,
  [first, ...later]: Course<T>,
): CertainAttribute<T> {
  if (later.length === 0) return { kind: 'stable', value: first };
  const values = [[first, day.start] as const, ...later];
  const intervals = values.map(([value, from], index) => ({
    value,
    from: utcOf(from),
    to: utcOf(values[index + 1]?.[1] ?? day.end),
  }));
  return { kind: 'varying', intervals, shares: [] };
}

function gateOf(day: SampleDay, gate: number): ChartCertainty['gates'][number] {
  const span = day.gates?.[gate];
  if (!span) {
    const isSure = day.sureGates?.includes(gate) ?? false;
    return { gate, presence: isSure ? 'sure' : 'never', share: isSure ? 1 : 0, spans: [] };
  }
  const [from, to] = [utcOf(span[0] ?? day.start), utcOf(span[1] ?? day.end)];
  return { gate, presence: 'possible', share: 0.5, spans: [{ from, to }] };
}

/** A certainty for tests: everything that is not given is constant. */
export function certaintyOfDay(day: SampleDay): ChartCertainty {
  const { attributes } = day;
  return {
    basis: day.basis ?? 'unknown',
    toleranceMinutes: day.toleranceMinutes ?? null,
    window: { start: momentOf(day.start), end: momentOf(day.end) },
    clockChanges: day.clockChange
      ? [{ before: momentOf(day.clockChange[0]), after: momentOf(day.clockChange[1]) }]
      : [],
    drawnFor: momentOf(day.drawn),
    flips: (day.flips ?? []).map(([clock, ...moves]) => ({
      ...momentOf(clock),
      changes: moves.map(([side, body, from, to]) => ({ side, body, from, to })),
    })),
    type: attributeOf(day, attributes?.type ?? [USUAL.type]),
    strategy: attributeOf(day, attributes?.strategy ?? [USUAL.strategy]),
    authority: attributeOf(day, attributes?.authority ?? [USUAL.authority]),
    profile: attributeOf(day, attributes?.profile ?? [USUAL.profile]),
    definition: attributeOf(day, attributes?.definition ?? [USUAL.definition]),
    incarnationCross: attributeOf(day, attributes?.incarnationCross ?? [USUAL.incarnationCross]),
    centers: CENTER_IDS.map((center) => ({
      center,
      state: attributeOf(day, day.centers?.[center] ?? ['open']),
    })),
    channels: CHANNEL_IDS.map((channel) => ({
      channel,
      state: attributeOf(day, day.channels?.[channel] ?? ['empty']),
    })),
    gates: GATE_NUMBERS.map((gate) => gateOf(day, gate)),
    pentaGates: PENTA_GATES.map((gate) => gateOf(day, gate)),
    positions: SIDES.flatMap((side) =>
      BODY_IDS.map((body) => ({ side, body, value: { kind: 'stable', value: '1.1' } as const })),
    ),
  };
}

/** An ordinary summer day in Berlin on which profile, Sacral and gate 34 change. */
export const OPEN_DAY: SampleDay = {
  start: '1988-06-14T00:00:00+02:00',
  end: '1988-06-15T00:00:00+02:00',
  drawn: '1988-06-14T12:00:00+02:00',
  flips: [
    [
      '1988-06-14T09:00:28+02:00',
      ['design', 'sun', '36.3', '36.4'],
      ['design', 'earth', '6.3', '6.4'],
    ],
    ['1988-06-14T14:07:50+02:00', ['personality', 'moon', '9.6', '34.1']],
    [
      '1988-06-14T17:45:00+02:00',
      ['personality', 'moon', '34.6', '5.1'],
      ['design', 'mars', '1.1', '1.2'],
    ],
  ],
  attributes: { profile: ['1/3', ['1/4', '1988-06-14T09:00:28+02:00']] },
  centers: {
    throat: ['defined'],
    sacral: [
      'open',
      ['defined', '1988-06-14T14:07:50+02:00'],
      ['open', '1988-06-14T17:45:00+02:00'],
    ],
  },
  channels: {
    '20-34': [
      'partial',
      ['filled', '1988-06-14T14:07:50+02:00'],
      ['partial', '1988-06-14T17:45:00+02:00'],
    ],
  },
  sureGates: [1, 20, 31],
  gates: { 34: ['1988-06-14T14:07:50+02:00', '1988-06-14T17:45:00+02:00'] },
};

/** A day without changes. */
export const CLOSED_DAY: SampleDay = {
  start: OPEN_DAY.start,
  end: OPEN_DAY.end,
  drawn: OPEN_DAY.drawn,
  sureGates: [1, 20],
};

/** Berlin on the day when daylight saving time began: 02:00 became 03:00. */
export const SHORT_DAY: SampleDay = {
  start: '2000-03-26T00:00:00+01:00',
  end: '2000-03-27T00:00:00+02:00',
  drawn: '2000-03-26T12:00:00+02:00',
  flips: [
    ['2000-03-26T00:44:19+01:00', ['design', 'sun', '58.4', '58.5']],
    ['2000-03-26T04:46:07+02:00', ['personality', 'sun', '17.2', '17.3']],
  ],
  attributes: {
    profile: ['2/4', ['2/5', '2000-03-26T00:44:19+01:00'], ['3/5', '2000-03-26T04:46:07+02:00']],
  },
};

/** Berlin on the day when daylight saving time ended: 03:00 became 02:00. */
export const LONG_DAY: SampleDay = {
  start: '2000-10-29T00:00:00+02:00',
  end: '2000-10-30T00:00:00+01:00',
  drawn: '2000-10-29T12:00:00+01:00',
  flips: [
    ['2000-10-29T02:30:00+02:00', ['design', 'sun', '31.1', '31.2']],
    ['2000-10-29T02:30:40+01:00', ['personality', 'sun', '28.5', '28.6']],
    ['2000-10-29T08:00:00+01:00', ['design', 'moon', '1.1', '1.2']],
  ],
  attributes: {
    profile: ['5/1', ['5/2', '2000-10-29T02:30:00+02:00'], ['6/2', '2000-10-29T02:30:40+01:00']],
  },
};

/** Chicago, 23:40 plus or minus an hour: the window ends on the next day. */
export const ROUGH_TIME: SampleDay = {
  basis: 'tolerance',
  toleranceMinutes: 60,
  start: '1988-06-14T22:40:00-05:00',
  end: '1988-06-15T00:40:00.001-05:00',
  drawn: '1988-06-14T23:40:00-05:00',
  flips: [['1988-06-15T00:10:05-05:00', ['personality', 'moon', '15.6', '52.1']]],
  sureGates: [1, 20],
  gates: { 15: [null, '1988-06-15T00:10:05-05:00'] },
};
