import type { CertainAttribute, ChartCertainty } from '#shared/contract/certainty.ts';
import { isSameReading } from '#shared/contract/same-reading.ts';
import { andList } from '#shared/domain/english.ts';
import { asGate, type GateNumber } from '#shared/engine/wheel.ts';
import { clockTexts, shareParts, shareWords, windowWords } from './clock-labels.ts';
import { counted } from './counted.ts';
import type { DayScale } from './day-scale.ts';

/** What a first screen says of an uncertain birth time: words, and gates to show in the graph. */
export type FirstNote = readonly (string | GateNumber)[];

/** With more gates than these, their number says more than their names. */
const NAMED_MAX = 2;
const ONE_DETAIL = 'Only a detail depends on the time';

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

/** What depends on the birth time below the first screen: "gate 9, yours from 5:07 AM". */
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
    return all.length > 0
      ? [`Only details depend on the time: ${andList(all)}.`]
      : [ONE_DETAIL, '.'];
  }
  if (second !== undefined)
    return ['Only details depend on the time: ', first, ' and ', second, '.'];
  const times = varying[0] ? gateTimes(varying[0], scale) : null;
  return [`${ONE_DETAIL}: `, first, times ? `, yours ${times}.` : '.'];
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

/** What the birth time makes of the type, each with its hours; nothing where it is certain. */
function typeWords(type: CertainAttribute, scale: DayScale): string | null {
  if (type.kind === 'stable') return null;
  const [early, late, ...more] = type.intervals;
  if (early && late && more.length === 0) {
    const [border] = clockTexts(scale, [Date.parse(late.from)]);
    const isLate = lengthOf(late) >= lengthOf(early);
    const [likely, other] = isLate ? [late, early] : [early, late];
    const share = shareWords(scale, lengthOf(likely));
    return `${likely.value} if born ${isLate ? 'after' : 'before'} ${border} (${share}), else ${other.value}.`;
  }
  const lengths = new Map<string, number>();
  for (const interval of type.intervals) {
    lengths.set(interval.value, (lengths.get(interval.value) ?? 0) + lengthOf(interval));
  }
  const byLength = [...lengths].sort(([, a], [, b]) => b - a);
  const { unit, parts } = shareParts(
    scale,
    byLength.map(([, length]) => length),
  );
  const said = byLength.map(
    ([name], at) => `${parts[at]}${at === 0 ? `${unit} make` : ''} a ${name}`,
  );
  return `${andList(said)}.`;
}

function lengthOf({ from, to }: { readonly from: string; readonly to: string }): number {
  return Date.parse(to) - Date.parse(from);
}

/** The good news of an uncertain birth time first: what it leaves as it is, and in few words what it doesn’t. */
export function firstNote(certainty: ChartCertainty, scale: DayScale): FirstNote {
  if (!isFirstScreenCertain(certainty)) {
    return [typeWords(certainty.type, scale) ?? certainFacts(certainty) ?? ''];
  }
  if (isSameReading(certainty)) return [`Certain for any time ${windowWords(scale)}.`];
  return detailsOf(certainty, scale);
}
