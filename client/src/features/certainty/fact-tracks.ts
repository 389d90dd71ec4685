import type { CertainAttribute, ChartCertainty } from '#shared/contract/certainty.ts';
import { andList } from '#shared/domain/english.ts';
import { AUTHORITY_NAMES, type AuthorityName } from '#shared/engine/authority.ts';
import { CENTER_IDS, CENTERS, type CenterId } from '#shared/engine/centers.ts';
import { DEFINITIONS, type Definition } from '#shared/engine/definition.ts';
import { TYPE_NAMES, type TypeName } from '#shared/engine/human-type.ts';
import type { DayReading, FactTrack } from '#shared/engine/rectify/day-readings.ts';
import type { Line } from '#shared/engine/wheel.ts';
import {
  AUTHORITY_RECOGNITION,
  CENTER_RECOGNITION,
  DEFINITION_RECOGNITION,
  OWN_LINE_RECOGNITION,
  SEEN_LINE_RECOGNITION,
  TYPE_RECOGNITION,
} from '#shared/knowledge/birth-time-questions.data.ts';

interface Window {
  readonly fromUtcMs: number;
  readonly toUtcMs: number;
}

export function windowOf({ window }: ChartCertainty): Window {
  return { fromUtcMs: Date.parse(window.start.utc), toUtcMs: Date.parse(window.end.utc) };
}

function trackOf<V extends string>(
  id: string,
  attribute: CertainAttribute<V>,
  window: Window,
  read: (value: V) => string = (value) => value,
): FactTrack {
  if (attribute.kind === 'stable') {
    return { id, spans: [{ ...window, value: read(attribute.value) }] };
  }
  const spans = attribute.intervals.map(({ from, to, value }) => ({
    fromUtcMs: Date.parse(from),
    toUtcMs: Date.parse(to),
    value: read(value),
  }));
  return { id, spans };
}

/** The facts that questions can be asked about, over the window of possible birth times. */
export function factTracks(certainty: ChartCertainty): FactTrack[] {
  const window = windowOf(certainty);
  return [
    trackOf('type', certainty.type, window),
    trackOf('authority', certainty.authority, window),
    trackOf('ownLine', certainty.profile, window, (profile) => profile.slice(0, 1)),
    trackOf('seenLine', certainty.profile, window, (profile) => profile.slice(-1)),
    trackOf('definition', certainty.definition, window),
    ...certainty.centers.map(({ center, state }) => trackOf(center, state, window)),
  ];
}

const LINES: readonly Line[] = [1, 2, 3, 4, 5, 6];

/** A table's text for a value that is one of its keys. */
function textIn<K extends string | number>(
  keys: readonly K[],
  table: Readonly<Record<K, string>>,
  value: string,
): string {
  const key = keys.find((one) => String(one) === value);
  if (key === undefined) throw new RangeError(`No description of ${value}`);
  return table[key];
}

const DESCRIPTIONS: Readonly<Record<string, (value: string) => string>> = {
  type: (value) => textIn<TypeName>(TYPE_NAMES, TYPE_RECOGNITION, value),
  authority: (value) => textIn<AuthorityName>(AUTHORITY_NAMES, AUTHORITY_RECOGNITION, value),
  ownLine: (value) => textIn(LINES, OWN_LINE_RECOGNITION, value),
  seenLine: (value) => textIn(LINES, SEEN_LINE_RECOGNITION, value),
  definition: (value) => textIn<Definition>(DEFINITIONS, DEFINITION_RECOGNITION, value),
};

function isCenter(fact: string): fact is CenterId {
  return CENTER_IDS.some((id) => id === fact);
}

/** How people recognize what a fact is, in plain words. @throws RangeError for what no fact has */
export function descriptionOf(fact: string, value: string): string {
  if (isCenter(fact)) return textIn(['defined', 'open'], CENTER_RECOGNITION[fact], value);
  const describe = DESCRIPTIONS[fact];
  if (!describe) throw new RangeError(`No description of ${fact}`);
  return describe(value);
}

function definitionName(definition: string | undefined): string {
  return definition === 'None' ? 'No definition' : `${definition} definition`;
}

/** The facts in which the readings differ. */
function varyingFacts(readings: readonly DayReading[]): ReadonlySet<string> {
  const facts = Object.keys(readings[0]?.values ?? {});
  return new Set(
    facts.filter((fact) => new Set(readings.map(({ values }) => values[fact])).size > 1),
  );
}

function centersText(values: DayReading['values'], varying: ReadonlySet<string>): string[] {
  const named = (state: string) =>
    CENTER_IDS.filter((id) => varying.has(id) && values[id] === state).map(
      (id) => CENTERS[id].name,
    );
  const [defined, open] = [named('defined'), named('open')];
  if (defined.length > 0) return [`${andList(defined)} defined`];
  return open.length > 0 ? [`${andList(open)} open`] : [];
}

/** Names a reading by what sets it apart from the day's others: "Projector · 2/4 · Root defined". */
export function readingName({ values }: DayReading, readings: readonly DayReading[]): string {
  const varying = varyingFacts(readings);
  const isProfileOpen = varying.has('ownLine') || varying.has('seenLine');
  const parts = [
    varying.has('type') && values.type,
    varying.has('authority') && `${values.authority} authority`,
    isProfileOpen && `${values.ownLine}/${values.seenLine}`,
    varying.has('definition') && definitionName(values.definition),
    ...centersText(values, varying),
  ];
  return parts.filter(Boolean).join(' · ');
}
