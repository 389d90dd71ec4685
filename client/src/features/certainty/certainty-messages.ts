import { counted, countWord } from '#client/lib/counted.ts';
import type { ChartCertainty } from '#shared/contract/certainty.ts';
import { isSameReading } from '#shared/contract/same-reading.ts';
import { andList, orList } from '#shared/domain/english.ts';
import { CENTER_IDS } from '#shared/engine/centers.ts';
import { causeNames } from './causes.ts';
import { clockTexts, lengthWords, shareWords, windowWords } from './clock-labels.ts';
import type { DayScale } from './day-scale.ts';
import { gateTimes, isFirstScreenCertain, openGates } from './first-note.ts';
import type { Ribbon, RibbonRow, Stretch } from './ribbon.ts';

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The unknown: the "hour" for a whole day, the "exact time" for an approximate time. */
export function unknownWord({ basis }: DayScale): string {
  return basis === 'unknown' ? 'hour' : 'exact time';
}

function throughout(scale: DayScale): string {
  return scale.basis === 'unknown' ? 'all day' : `throughout ${spanName(scale.lengthMs)}`;
}

/** "this hour", "these 90 minutes", "these 2 hours". */
function spanName(lengthMs: number): string {
  const minutes = Math.round(lengthMs / 60_000);
  const words = minutes > 60 && minutes < 120 ? `${minutes} minutes` : lengthWords(lengthMs);
  return /^1 \w+$/.test(words) ? `this ${words.slice(2)}` : `these ${words}`;
}

const NAMED = [
  { id: 'strategy', name: 'strategy' },
  { id: 'authority', name: 'authority' },
  { id: 'definition', name: 'definition' },
  { id: 'profile', name: 'profile' },
  { id: 'incarnationCross', name: 'incarnation cross' },
] as const;

/** "Wait to respond, then inform" for "Wait to respond (then inform)". */
function withoutBrackets(text: string): string {
  return text.replace(/ \(([^)]+)\)/, ', $1');
}

/** "Your authority (Emotional) and definition (Single) hold all day." */
function holdingSentence(certainty: ChartCertainty, scale: DayScale): string | null {
  const holding = NAMED.flatMap(({ id, name }) => {
    const attribute = certainty[id];
    return attribute.kind === 'stable' ? [`${name} (${withoutBrackets(attribute.value)})`] : [];
  });
  if (holding.length === 0) return null;
  return `Your ${andList(holding)} ${holding.length === 1 ? 'is' : 'are'} the same ${throughout(scale)}.`;
}

/** "Six of your nine centers are certain." */
function centersSentence({ centers }: Ribbon): string {
  const fixed = CENTER_IDS.length - centers.length;
  if (fixed === CENTER_IDS.length) return 'All nine centers are certain.';
  return `${capital(countWord(fixed))} of your nine centers ${fixed === 1 ? 'is' : 'are'} certain.`;
}

function gatesSentence({ sureGates }: Ribbon): string {
  return `${sureGates.length} of your gates ${sureGates.length === 1 ? 'is' : 'are'} certain.`;
}

/** All there is to say where nothing but lines or one gate depends on the birth time; null where more does. */
export function onlySentence(
  certainty: ChartCertainty,
  { attributes, centers }: Ribbon,
  scale: DayScale,
): string | null {
  if (!isFirstScreenCertain(certainty)) return null;
  if (isSameReading(certainty)) return `The result is the same at any time ${windowWords(scale)}.`;
  const [gate, ...more] = openGates(certainty);
  if (!gate || more.length + attributes.length + centers.length > 0) return null;
  const times = gateTimes(gate, scale);
  const when = times ? `: it’s yours if you were born ${times}` : '';
  return `Only gate ${gate.gate} depends on the ${unknownWord(scale)}${when}.`;
}

/** What is certain, in plain sentences; never empty. */
export function certainSentences(
  certainty: ChartCertainty,
  ribbon: Ribbon,
  scale: DayScale,
): string[] {
  const { type } = certainty;
  return [
    type.kind === 'stable' && `You’re a ${type.value} at any time ${windowWords(scale)}.`,
    holdingSentence(certainty, scale),
    centersSentence(ribbon),
    gatesSentence(ribbon),
  ].filter((sentence) => typeof sentence === 'string');
}

/** "You are a Generator for 20 of 24 hours, else a Projector."; null when the type is certain. */
export function typeSentence({ attributes }: Ribbon, scale: DayScale): string | null {
  const row = attributes.find(({ id }) => id === 'type');
  if (!row) return null;
  const [likeliest, ...others] = likeliestOf(row);
  if (!likeliest) return null;
  const rest = others.map(({ value }) => `a ${value}`);
  const share = shareWords(scale, likeliest.lengthMs);
  return `You’re a ${likeliest.value} for ${share}, and ${orList(rest)} otherwise.`;
}

/**
 * What is uncertain, in one sentence: "Your profile, two centers and 5 gates depend on the hour."
 */
export function openSentence(ribbon: Ribbon, scale: DayScale): string {
  const { attributes, centers, gates } = ribbon;
  const parts = [
    ...attributes.map(({ label }) => label.toLowerCase()),
    ...(centers.length > 0 ? [counted(centers.length, 'center')] : []),
    ...(gates.length > 0 ? [counted(gates.length, 'gate')] : []),
  ];
  if (parts.length === 0) return `Nothing in your chart depends on the ${unknownWord(scale)}.`;
  const single = attributes.length + centers.length + gates.length === 1;
  const start = attributes.length > 0 ? `Your ${andList(parts)}` : capital(andList(parts));
  return `${start} ${single ? 'depends' : 'depend'} on the ${unknownWord(scale)}.`;
}

/** The start of every stretch except the first. */
function edgesOf({ stretches }: RibbonRow): number[] {
  return stretches.slice(1).map(({ fromMs }) => fromMs);
}

/** "1/3 until 7:00 AM, then 1/4 until 10:08 AM, then 2/4" */
function chainText({ stretches }: RibbonRow, times: readonly string[]): string {
  return stretches
    .map(({ value }, index) => (times[index] ? `${value} until ${times[index]}` : value))
    .join(', then ');
}

/** "until 9:14 AM and from 7:54 PM", "from 9:12 AM to 5:45 PM" */
function spansText({ stretches }: RibbonRow, times: readonly string[]): string {
  const spans = stretches.flatMap(({ tone }, index) => {
    if (tone !== 'on') return [];
    const [from, to] = [times[index - 1], times[index]];
    return [from && to ? `from ${from} to ${to}` : to ? `until ${to}` : `from ${from}`];
  });
  return andList(spans);
}

/** A row's values over the window, and the positions that cause its changes. */
export function changeSentence(row: RibbonRow, scale: DayScale): string {
  const times = clockTexts(scale, edgesOf(row));
  const text =
    row.onWord === null ? chainText(row, times) : `${row.onWord} ${spansText(row, times)}`;
  const causes = causeNames(row.stretches.flatMap((stretch) => stretch.causes));
  return causes === '' ? text : `${text} (${causes})`;
}

function lengthOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
}

/** The values of a row, sorted by their share of the window. */
function likeliestOf({ stretches }: RibbonRow): { value: string; lengthMs: number }[] {
  return [...new Set(stretches.map(({ label }) => label))]
    .map((value) => ({
      value,
      lengthMs: lengthOf(stretches.filter(({ label }) => label === value)),
    }))
    .sort((a, b) => b.lengthMs - a.lengthMs);
}

/** The share of the likeliest value, or of the state in question: "14 of 24 hours". */
export function shareSentence(row: RibbonRow, scale: DayScale): string {
  if (row.onWord !== null) {
    return shareWords(scale, lengthOf(row.stretches.filter(({ tone }) => tone === 'on')));
  }
  const [likeliest] = likeliestOf(row);
  return likeliest ? `${likeliest.value} for ${shareWords(scale, likeliest.lengthMs)}` : '';
}
