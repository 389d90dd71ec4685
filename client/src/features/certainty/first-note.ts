import type { CertainAttribute, ChartCertainty } from '#shared/contract/certainty.ts';
import { isSameReading } from '#shared/contract/same-reading.ts';
import { andList } from '#shared/domain/english.ts';
import { asGate, type GateNumber } from '#shared/engine/wheel.ts';
import { clockTexts, shareWords, windowWords } from './clock-labels.ts';
import { counted } from './counted.ts';
import type { DayScale } from './day-scale.ts';

/** What a first screen says of an uncertain birth time: words, and gates to show in the graph. */
export type FirstNote = readonly (string | GateNumber)[];

/** With more gates than these, their number says more than their names. */
const NAMED_MAX = 2;

/** Whether type, authority, and profile are the same at every possible time. */
export function isFirstScreenCertain({ type, authority, profile }: ChartCertainty): boolean {
  return [type, authority, profile].every(({ kind }) => kind === 'stable');
}

/** The gates that depend on the birth time. */
export function openGates({ gates }: ChartCertainty): ChartCertainty['gates'] {
  return gates.filter(({ presence }) => presence === 'possible');
}

/** When a gate is there: "from 5:07 AM"; null for more stretches than a clause bears. */
export function gateTimes(
  { spans: [span, ...more] }: ChartCertainty['gates'][number],
  scale: DayScale,
): string | null {
  if (!span || more.length > 0) return null;
  const [fromMs, toMs] = [Date.parse(span.from), Date.parse(span.to)];
  const [from, to] = clockTexts(scale, [fromMs, toMs]);
  if (fromMs <= scale.startMs) return `until ${to}`;
  return toMs >= scale.endMs ? `from ${from}` : `from ${from} to ${to}`;
}

/** What depends on the birth time below the first screen: "gate 9, which is yours from 5:07 AM". */
function detailsOf(certainty: ChartCertainty, scale: DayScale): FirstNote {
  const { definition, centers } = certainty;
  const openCenters = centers.filter(({ state }) => state.kind === 'varying').length;
  const varying = openGates(certainty);
  const others = [
    ...(definition.kind === 'varying' ? ['your definition'] : []),
    ...(openCenters > 0 ? [counted(openCenters, 'center')] : []),
  ];
  const named = varying.flatMap(({ gate }) => asGate(gate) ?? []);
  const [first, second] = named;
  if (others.length > 0 || first === undefined || named.length > NAMED_MAX) {
    const all = [...others, ...(named.length > 0 ? [counted(named.length, 'gate')] : [])];
    return [andList(all.length > 0 ? all : ['a detail'])];
  }
  if (second !== undefined) return [first, ' and ', second];
  const times = varying[0] ? gateTimes(varying[0], scale) : null;
  return times ? [first, `, which is yours ${times}`] : [first];
}

/** "Your type and role are certain.", "How you decide is certain."; nothing where none is. */
function certainFacts({ type, authority, profile }: ChartCertainty): string | null {
  const role = profile.kind === 'stable' && (type.kind === 'stable' ? 'role' : 'your role');
  const sure = [
    type.kind === 'stable' && 'your type',
    role,
    authority.kind === 'stable' && 'how you decide',
  ].filter((name) => typeof name === 'string');
  if (sure.length === 0) return null;
  const words = andList(sure);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${sure.length === 1 ? 'is' : 'are'} certain.`;
}

/** "Generator if born after 6:42 AM."; "18 of 24 hours: Manifestor."; nothing where the type is certain. */
function likeliestType(type: CertainAttribute, scale: DayScale): string | null {
  if (type.kind === 'stable') return null;
  const [early, late, ...more] = type.intervals;
  if (early && late && more.length === 0) {
    const [border] = clockTexts(scale, [Date.parse(late.from)]);
    const isLate = lengthOf(late) >= lengthOf(early);
    return isLate
      ? `${late.value} if born after ${border}.`
      : `${early.value} if born before ${border}.`;
  }
  const lengths = new Map<string, number>();
  for (const interval of type.intervals) {
    lengths.set(interval.value, (lengths.get(interval.value) ?? 0) + lengthOf(interval));
  }
  const [likeliest] = [...lengths].sort(([, a], [, b]) => b - a);
  return likeliest ? `${shareWords(scale, likeliest[1])}: ${likeliest[0]}.` : null;
}

function lengthOf({ from, to }: { readonly from: string; readonly to: string }): number {
  return Date.parse(to) - Date.parse(from);
}

/** The good news of an uncertain birth time first: what it leaves as it is, and in few words what it doesn’t. */
export function firstNote(certainty: ChartCertainty, scale: DayScale): FirstNote {
  if (!isFirstScreenCertain(certainty)) {
    const words = [certainFacts(certainty), likeliestType(certainty.type, scale)];
    return [words.filter(Boolean).join(' ')];
  }
  if (isSameReading(certainty)) return [`Certain for any time ${windowWords(scale)}.`];
  return ['All certain but ', ...detailsOf(certainty, scale), '.'];
}
