import {
  type Activations,
  activationsIn,
  type Cells,
  cellsIn,
  cellsOf,
  type SideLongitudes,
} from './activations.ts';
import { type AuthorityName, authorityOf } from './authority.ts';
import { BitsBuilder, choiceFrom, commonOf } from './bits.ts';
import type { BodyId, Side } from './bodies.ts';
import {
  BODYGRAPH_RULES,
  type Bodygraph,
  type GateSet,
  gatesIn,
  gatesInCenters,
  openCentersIn,
  type Wiring,
  wiringOf,
} from './bodygraph.ts';
import {
  type BridgingGate,
  type BridgingPair,
  bridgingGatesIn,
  bridgingPairsIn,
} from './bridging.ts';
import { type CenterId, centersIn } from './centers.ts';
import { CHANNEL_IDS } from './channels.ts';
import { type CircuitCounts, circuitCountsOf } from './circuit-counts.ts';
import { crossOf, type IncarnationCross } from './cross.ts';
import { definitionOf } from './definition.ts';
import { designMoment } from './design-moment.ts';
import type { Ephemeris } from './ephemeris/port.ts';
import { type GateStatus, noGates, withSide } from './gate-status.ts';
import { TYPES, type TypeName, typeOf } from './human-type.ts';
import { type FieldRules, lazyRecords } from './lazy-record.ts';
import { entryAt, recordOf } from './lookup.ts';
import { PENTA_CHANNELS, PENTA_GATES, type PentaChannel, type PentaGate } from './penta-matrix.ts';
import { POSITIONS, positionIndex } from './positions.ts';
import { type Profile, profileOf } from './profile.ts';
import { type QuarterName, quarterOf } from './quarter.ts';
import { type Variable, variablesOf } from './variables.ts';
import { type GateNumber, gateOfUnit, type Line, lineOfUnit } from './wheel.ts';

/** A position that falls in a gate. */
export interface GateHolder {
  readonly side: Side;
  readonly body: BodyId;
  readonly line: Line;
}

/** All that follows from the 26 positions. */
export interface DerivedChart extends Bodygraph {
  readonly activations: Activations;
  /** Active gates only; holders in the order design, personality and of the bodies. */
  readonly gateHolders: Readonly<Partial<Record<GateNumber, readonly GateHolder[]>>>;
  readonly gateStatus: Readonly<Record<GateNumber, GateStatus>>;
  readonly type: TypeName;
  readonly strategy: string;
  readonly signature: string;
  readonly notSelf: string;
  readonly careerType: string;
  readonly authority: AuthorityName;
  readonly bridgingGates: readonly BridgingGate[];
  readonly bridgingPairs: readonly BridgingPair[];
  readonly bridgedByOneGate: boolean;
  readonly profile: Profile;
  readonly incarnationCross: IncarnationCross;
  readonly quarter: QuarterName;
  /** For an exact birth time only. */
  readonly variables: readonly Variable[];
  readonly circuitCounts: CircuitCounts;
  /** In the order of the Penta's matrix. */
  readonly pentaGates: readonly PentaGate[];
  /** Penta channels held whole, by number. */
  readonly pentaChannels: readonly PentaChannel[];
  /** The open centers, by their BG5 name. */
  readonly profitCenters: readonly CenterId[];
  /** Gates in open centers held in line 3; with a 3 in the profile, all active ones there. */
  readonly moneyLines: readonly GateNumber[];
}

export interface Chart extends DerivedChart {
  /** UTC in milliseconds since 1970. */
  readonly birthUtcMs: number;
  readonly designUtcMs: number;
}

/** What is worked out for every chart; all else is derived from it when it is first read. */
interface ChartCore<Origin> extends Wiring {
  /** What the cells were taken from. */
  readonly origin: Origin;
  readonly cells: Cells;
  readonly type: TypeName;
  readonly authority: AuthorityName;
  readonly profile: Profile;
  readonly incarnationCross: IncarnationCross;
}

/** The gates of the cross: Sun and Earth of the personality, then of the design. */
const CROSS_INDEXES = [
  positionIndex('personality', 'sun'),
  positionIndex('personality', 'earth'),
  positionIndex('design', 'sun'),
  positionIndex('design', 'earth'),
] as const;
const [PERSONALITY_SUN, , DESIGN_SUN] = CROSS_INDEXES;

/** NaN, which lies in no gate, beyond the 26. */
function cellAt(cells: Cells, index: number): number {
  return cells[index] ?? Number.NaN;
}

function gateAt(cells: Cells, index: number): GateNumber {
  return gateOfUnit(cellAt(cells, index));
}

/** The cross of the two Suns. @throws RangeError when the Design Sun is not 88° behind. */
function incarnationCrossIn(cells: Cells, profile: Profile): IncarnationCross {
  const cross = crossOf(gateAt(cells, PERSONALITY_SUN), profile.angle.code);
  let at = 0;
  for (const index of CROSS_INDEXES) {
    if (gateAt(cells, index) !== cross.gates[at]) {
      throw new RangeError(`Sun and Earth do not fit the ${cross.fullName}`);
    }
    at += 1;
  }
  return cross;
}

/** The gates that the positions lie in; with a line, only those held in that line. */
function gatesOfCells(cells: Cells, line?: Line): GateSet {
  const builder = new BitsBuilder();
  for (const cell of cells) {
    if (line === undefined || lineOfUnit(cell) === line) builder.add(gateOfUnit(cell) - 1);
  }
  return builder.bits();
}

function chartCoreOf<Origin>(cells: Cells, origin: Origin): ChartCore<Origin> {
  const profile = profileOf(
    lineOfUnit(cellAt(cells, PERSONALITY_SUN)),
    lineOfUnit(cellAt(cells, DESIGN_SUN)),
  );
  const incarnationCross = incarnationCrossIn(cells, profile);
  const { gates, lower, higher, channels, components, centers } = wiringOf(gatesOfCells(cells));
  return {
    origin,
    cells,
    gates,
    lower,
    higher,
    channels,
    components,
    centers,
    type: typeOf(components),
    authority: authorityOf(components),
    profile,
    incarnationCross,
  };
}

const LINES: readonly Line[] = [1, 2, 3, 4, 5, 6];

/** The holder of each position in line 1, 2 and so on, alone in its gate: made once for all charts. */
const LONE_HOLDERS = POSITIONS.flatMap(({ side, body }) =>
  LINES.map((line): readonly [GateHolder] => [{ side, body, line }]),
);

type Holders = readonly [GateHolder, ...GateHolder[]];

/** The holders of a gate with one more. Written out for two, which is several times faster. */
function withHolder(others: Holders | undefined, own: readonly [GateHolder]): Holders {
  if (others === undefined) return own;
  return others.length === 1 ? [others[0], own[0]] : [...others, own[0]];
}

/**
 * No gate, but room for all: an object that grows with each gate is several times slower. V8 gives an
 * object whose first key is 32 room for exactly 64; each chart copies that.
 */
const NO_HOLDERS: Partial<Record<GateNumber, Holders>> = recordOf<GateNumber, Holders>([32], () =>
  entryAt(LONE_HOLDERS, 0),
);
Reflect.deleteProperty(NO_HOLDERS, 32);

function gateHoldersOf(cells: Cells): DerivedChart['gateHolders'] {
  const gateHolders = { ...NO_HOLDERS };
  let first = 0;
  for (const cell of cells) {
    const own = LONE_HOLDERS[first + lineOfUnit(cell) - 1];
    const gate = gateOfUnit(cell);
    if (own !== undefined) gateHolders[gate] = withHolder(gateHolders[gate], own);
    first += LINES.length;
  }
  return gateHolders;
}

function gateStatusOf(cells: Cells): DerivedChart['gateStatus'] {
  const statuses = noGates();
  let index = 0;
  for (const { side } of POSITIONS) {
    const gate = gateAt(cells, index);
    statuses[gate] = withSide(statuses[gate], side);
    index += 1;
  }
  return statuses;
}

function moneyLinesOf(record: ChartCore<unknown>): GateNumber[] {
  const { gates, cells, profile } = record;
  const open = commonOf(gates, gatesInCenters(openCentersIn(record)));
  if (profile.personalityLine === 3 || profile.designLine === 3) return gatesIn(open);
  return gatesIn(commonOf(open, gatesOfCells(cells, 3)));
}

const pentaGatesIn = choiceFrom(PENTA_GATES, (gate) => gate - 1);
const pentaChannelsIn = choiceFrom(PENTA_CHANNELS, (id) => CHANNEL_IDS.indexOf(id));

const RULES: FieldRules<ChartCore<unknown>, Omit<DerivedChart, 'activations'>, DerivedChart> = {
  gateHolders: ({ cells }) => gateHoldersOf(cells),
  gateStatus: ({ cells }) => gateStatusOf(cells),
  ...BODYGRAPH_RULES,
  type: ({ type }) => type,
  strategy: ({ type }) => TYPES[type].strategy,
  signature: ({ type }) => TYPES[type].signature,
  notSelf: ({ type }) => TYPES[type].notSelf,
  careerType: ({ type }) => TYPES[type].careerType,
  authority: ({ authority }) => authority,
  bridgingGates: (record) => bridgingGatesIn(record),
  bridgingPairs: (record) => bridgingPairsIn(record),
  bridgedByOneGate: (_, { bridgingGates }) => bridgingGates.length > 0,
  profile: ({ profile }) => profile,
  incarnationCross: ({ incarnationCross }) => incarnationCross,
  quarter: ({ incarnationCross }) => quarterOf(incarnationCross.gates[0]),
  variables: ({ cells }) => variablesOf(cells),
  circuitCounts: ({ channels }) => circuitCountsOf(channels),
  pentaGates: ({ gates }) => pentaGatesIn(gates),
  pentaChannels: ({ channels }) => pentaChannelsIn(channels),
  profitCenters: (record) => centersIn(openCentersIn(record)),
  moneyLines: moneyLinesOf,
};

/** What JSON writes of a chart: all else follows from it. */
function jsonOf({
  cells,
  channels,
  centers,
  type,
  authority,
  profile,
  components,
}: ChartCore<unknown>) {
  const definition = definitionOf(components.length);
  return { cells, channels, centers, type, authority, profile: profile.id, definition };
}

const derivedFrom = lazyRecords<ChartCore<Activations>, DerivedChart>(
  { activations: ({ origin }) => origin, ...RULES },
  jsonOf,
);

/**
 * Derives a chart from its 26 positions. Pure: same positions, same chart. Most fields are worked
 * out when they are first read (`lazyRecords`); JSON has the positions and what a list shows.
 * @throws RangeError for positions that no birth gives (Sun and Earth not opposite, the Design Sun
 * not 88° behind the Personality Sun)
 */
export function deriveChart(activations: Activations): DerivedChart {
  return derivedFrom(chartCoreOf(cellsIn(activations), activations));
}

interface ChartOrigin {
  readonly birthUtcMs: number;
  readonly designUtcMs: number;
  readonly longitudes: SideLongitudes;
}

const chartFrom = lazyRecords<ChartCore<ChartOrigin>, Chart>(
  {
    activations: ({ cells, origin }) => activationsIn(cells, origin.longitudes),
    ...RULES,
    birthUtcMs: ({ origin }) => origin.birthUtcMs,
    designUtcMs: ({ origin }) => origin.designUtcMs,
  },
  (record) => {
    const { birthUtcMs, designUtcMs } = record.origin;
    return { birthUtcMs, designUtcMs, ...jsonOf(record) };
  },
);

/**
 * Computes the chart of a birth, in the form that `deriveChart` gives.
 * @param birthUtcMs UTC in milliseconds since 1970
 * @throws EphemerisRangeError when the birth or its design moment lies outside the ephemeris
 */
export function computeChart(birthUtcMs: number, ephemeris: Ephemeris): Chart {
  const personality = ephemeris.longitudes(birthUtcMs);
  const designUtcMs = designMoment(birthUtcMs, personality.sun, (utcMs) =>
    ephemeris.sunLongitude(utcMs),
  );
  const longitudes = { personality, design: ephemeris.longitudes(designUtcMs) };
  return chartFrom(chartCoreOf(cellsOf(longitudes), { birthUtcMs, designUtcMs, longitudes }));
}
