import type { CertainAttribute, ChartCertainty } from '#shared/contract/certainty.ts';
import { CENTERS } from '#shared/engine/centers.ts';
import { GATES } from '#shared/engine/gates.ts';
import { asGate } from '#shared/engine/wheel.ts';
import { type Cause, channelCauses, gateCauses, sunCauses } from './causes.ts';
import type { DayScale } from './day-scale.ts';

/** How a stretch is filled: by its index among the row's values, or as on and off. */
export type Tone = 'drawn' | 'plain' | 'hatched' | 'dotted' | 'cross' | 'on' | 'off';

export interface Stretch {
  readonly value: string;
  /** The short label inside the ribbon. */
  readonly label: string;
  readonly fromMs: number;
  readonly toMs: number;
  readonly tone: Tone;
  /** The positions that caused it; empty at the start of the window. */
  readonly causes: readonly Cause[];
}

export interface RibbonRow {
  readonly id: string;
  readonly label: string;
  /** In chronological order; together they cover the window. */
  readonly stretches: readonly Stretch[];
  /** The value of "on" for binary rows: "Defined", "Active". */
  readonly onWord: string | null;
}

/** An attribute that is constant over the window. */
export interface Fixed {
  readonly label: string;
  readonly value: string;
}

/** What changes inside the window as rows of a ribbon, and what does not. */
export interface Ribbon {
  readonly attributes: readonly RibbonRow[];
  readonly centers: readonly RibbonRow[];
  readonly gates: readonly RibbonRow[];
  readonly fixed: readonly Fixed[];
  /** Numbers of the gates that are active throughout. */
  readonly sureGates: readonly number[];
}

type Interval = Extract<CertainAttribute, { kind: 'varying' }>['intervals'][number];

const OTHER_TONES = ['plain', 'hatched', 'dotted', 'cross'] as const;

/** The value of the computed chart is solid; the others alternate. */
function tonesOf(intervals: readonly Interval[], drawnMs: number): Map<string, Tone> {
  const drawn = intervals.find(({ to }) => drawnMs < Date.parse(to)) ?? intervals.at(-1);
  const tones = new Map<string, Tone>();
  let others = 0;
  for (const { value } of intervals) {
    if (tones.has(value)) continue;
    const tone = OTHER_TONES[others % OTHER_TONES.length] ?? 'plain';
    tones.set(value, value === drawn?.value ? 'drawn' : tone);
    if (value !== drawn?.value) others += 1;
  }
  return tones;
}

function stretchesOf(
  intervals: readonly Interval[],
  toneOf: (value: string) => Tone,
  labelOf: (value: string) => string,
  causesAt: (utcMs: number) => Cause[],
): Stretch[] {
  return intervals.map(({ value, from, to }, index) => ({
    value,
    label: labelOf(value),
    fromMs: Date.parse(from),
    toMs: Date.parse(to),
    tone: toneOf(value),
    causes: index === 0 ? [] : causesAt(Date.parse(from)),
  }));
}

/** "Confrontation 1" of "Left Angle Cross of Confrontation 1". */
function shortCross(name: string): string {
  return name.replace(/^.* Cross of (the )?/, '');
}

const ATTRIBUTES = [
  { id: 'type', label: 'Type' },
  { id: 'strategy', label: 'Strategy' },
  { id: 'authority', label: 'Authority' },
  { id: 'definition', label: 'Definition' },
  { id: 'profile', label: 'Profile' },
  { id: 'incarnationCross', label: 'Incarnation Cross' },
] as const;

function attributeRows(certainty: ChartCertainty, { drawnMs }: DayScale): RibbonRow[] {
  // The strategy belongs to the type and changes with it.
  return ATTRIBUTES.filter(({ id }) => id !== 'strategy').flatMap(({ id, label }) => {
    const attribute = certainty[id];
    if (attribute.kind === 'stable') return [];
    const { intervals } = attribute;
    const tones = tonesOf(intervals, drawnMs);
    const bySun = id === 'profile' || id === 'incarnationCross';
    const stretches = stretchesOf(
      intervals,
      (value) => tones.get(value) ?? 'plain',
      id === 'incarnationCross' ? shortCross : (value) => value,
      (utcMs) => (bySun ? sunCauses(certainty, utcMs) : channelCauses(certainty, utcMs)),
    );
    return [{ id, label, stretches, onWord: null }];
  });
}

function stateTone(value: string): Tone {
  return value === 'defined' || value === 'active' ? 'on' : 'off';
}

function centerRows(certainty: ChartCertainty): RibbonRow[] {
  return certainty.centers.flatMap(({ center, state }) => {
    if (state.kind === 'stable') return [];
    const stretches = stretchesOf(
      state.intervals,
      stateTone,
      (value) => value,
      (utcMs) => channelCauses(certainty, utcMs, center),
    );
    return [{ id: center, label: CENTERS[center].name, stretches, onWord: 'Defined' }];
  });
}

/** "13 The Listener" */
function gateTitle(number: number): string {
  const gate = asGate(number);
  if (gate === null) return String(number);
  const { name } = GATES[gate];
  return `${gate} ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** When a gate is active and when not, as intervals that cover the window. */
function gateIntervals(
  { window }: ChartCertainty,
  spans: readonly { readonly from: string; readonly to: string }[],
): Interval[] {
  const edges = [window.start.utc, ...spans.flatMap(({ from, to }) => [from, to]), window.end.utc];
  return edges
    .slice(1)
    .map((to, index) => ({
      from: edges[index] ?? to,
      to,
      value: index % 2 === 1 ? 'active' : 'not active',
    }))
    .filter(({ from, to }) => Date.parse(from) < Date.parse(to));
}

function gateRows(certainty: ChartCertainty): RibbonRow[] {
  return certainty.gates
    .filter(({ presence }) => presence === 'possible')
    .map(({ gate, spans }) => ({
      id: `gate-${gate}`,
      label: gateTitle(gate),
      stretches: stretchesOf(
        gateIntervals(certainty, spans),
        stateTone,
        (value) => value,
        (utcMs) => gateCauses(certainty, utcMs, [gate]),
      ),
      onWord: 'Active',
    }));
}

function fixedOf(certainty: ChartCertainty): Fixed[] {
  const attributes = ATTRIBUTES.map(({ id, label }) => ({ label, state: certainty[id] }));
  const centers = certainty.centers.map(({ center, state }) => ({
    label: CENTERS[center].name,
    state,
  }));
  return [...attributes, ...centers].flatMap(({ label, state }) =>
    state.kind === 'stable' ? [{ label, value: state.value }] : [],
  );
}

export function ribbonOf(certainty: ChartCertainty, scale: DayScale): Ribbon {
  return {
    attributes: attributeRows(certainty, scale),
    centers: centerRows(certainty),
    gates: gateRows(certainty),
    fixed: fixedOf(certainty),
    sureGates: certainty.gates
      .filter(({ presence }) => presence === 'sure')
      .map(({ gate }) => gate),
  };
}

/** Whether anything changes at all. */
export function isOpen({ attributes, centers, gates }: Ribbon): boolean {
  return attributes.length + centers.length + gates.length > 0;
}

/** An attribute's value at an instant of the window. */
export function valueAt(attribute: CertainAttribute, utcMs: number): string {
  if (attribute.kind === 'stable') return attribute.value;
  const { intervals } = attribute;
  const interval = intervals.find(({ to }) => utcMs < Date.parse(to)) ?? intervals.at(-1);
  return interval?.value ?? '';
}
