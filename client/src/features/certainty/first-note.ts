import type { CertainAttribute, ChartCertainty } from '#shared/contract/certainty.ts';
import { isSameReading } from '#shared/contract/same-reading.ts';
import { andList } from '#shared/domain/english.ts';
import { asGate, type GateNumber } from '#shared/engine/wheel.ts';
import { clockText, clockTexts, shareWords } from './clock-labels.ts';
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

/** "from 1:30 to 2:30 PM", "that day" */
export function windowWords(scale: DayScale): string {
  if (scale.basis === 'unknown') return 'that day';
  const [from, to] = [scale.startMs, scale.endMs].map((utcMs) => clockText(scale, utcMs));
  const half = / [AP]M$/.exec(to ?? '')?.[0];
  const start = half && from?.endsWith(half) ? from.slice(0, -half.length) : from;
  return `from ${start} to ${to}`;
}

/** ", which is yours from 5:07 AM"; nothing for more stretches than a clause bears. */
function gateClause(spans: ChartCertainty['gates'][number]['spans'], scale: DayScale): string {
  const [span, ...more] = spans;
  if (!span || more.length > 0) return '';
  const [fromMs, toMs] = [Date.parse(span.from), Date.parse(span.to)];
  const [from, to] = clockTexts(scale, [fromMs, toMs]);
  if (fromMs <= scale.startMs) return `, which is yours until ${to}`;
  return toMs >= scale.endMs
    ? `, which is yours from ${from}`
    : `, which is yours from ${from} to ${to}`;
}

/** What depends on the birth time below the first screen: "gate 9, which is yours from 5:07 AM". */
function detailsOf({ definition, centers, gates }: ChartCertainty, scale: DayScale): FirstNote {
  const openCenters = centers.filter(({ state }) => state.kind === 'varying').length;
  const openGates = gates.filter(({ presence }) => presence === 'possible');
  const others = [
    ...(definition.kind === 'varying' ? ['your definition'] : []),
    ...(openCenters > 0 ? [counted(openCenters, 'center')] : []),
  ];
  const named = openGates.flatMap(({ gate }) => asGate(gate) ?? []);
  const [first, second] = named;
  if (others.length > 0 || first === undefined || named.length > NAMED_MAX) {
    const all = [...others, ...(named.length > 0 ? [counted(named.length, 'gate')] : [])];
    return [andList(all.length > 0 ? all : ['a detail'])];
  }
  if (second !== undefined) return [first, ' and ', second];
  return [first, gateClause(openGates[0]?.spans ?? [], scale)];
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

/** "18 of 24 hours: Manifestor."; nothing where the type is certain. */
function likeliestType(type: CertainAttribute, scale: DayScale): string | null {
  if (type.kind === 'stable') return null;
  const lengths = new Map<string, number>();
  for (const { value, from, to } of type.intervals) {
    lengths.set(value, (lengths.get(value) ?? 0) + Date.parse(to) - Date.parse(from));
  }
  const [likeliest] = [...lengths].sort(([, a], [, b]) => b - a);
  return likeliest ? `${shareWords(scale, likeliest[1])}: ${likeliest[0]}.` : null;
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
