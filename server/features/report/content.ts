import { type Activations, bodygraphModel } from '#shared/bodygraph/model.ts';
import type { CertainAttribute, ChartCertainty } from '#shared/contract/certainty.ts';
import { evidenceLabel } from '#shared/contract/evidence-labels.ts';
import { factTerm } from '#shared/contract/fact-term.ts';
import type { Reading, ReadingDoubt, ReadingEvidence } from '#shared/contract/reading.ts';
import { isSameReading } from '#shared/contract/same-reading.ts';
import { statementWords } from '#shared/contract/statement-words.ts';
import { UNKNOWN_TIME } from '#shared/domain/birth.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import { orList } from '#shared/domain/english.ts';
import { CENTER_IDS, CENTERS, type CenterId } from '#shared/engine/centers.ts';
import { CHANNEL_BY_ID } from '#shared/engine/channels.ts';
import { GATES } from '#shared/engine/gates.ts';
import { asGate } from '#shared/engine/wheel.ts';
import { CENTER_TEXTS } from '#shared/knowledge/center-texts.data.ts';
import { asClause } from '#shared/knowledge/prose.ts';
import { insightsOf } from '../charts/insights.ts';
import type { readRow } from '../charts/service.ts';
import type { DoubtedLine } from '../manual/service.ts';
import { certainPoints } from './certain-points.ts';
import { type Doubt, localSpans, otherTimes, spanWords, type WhenOf } from './doubts.ts';
import { type Note, noteTaker } from './notes.ts';

type ChartRow = Awaited<ReturnType<typeof readRow>>;

/** The doubt is null for what the birth time doesn't decide. */
export interface Marked {
  readonly text: string;
  readonly doubt: Doubt | null;
}

export interface MarkedParagraph extends Marked {
  /** What it is about, in two to four words; null for a chapter's first. */
  readonly head: string | null;
  /** What it rests on; null where its chapter has said so. */
  readonly note: Note | null;
}

/** Everything that holds for the same births, for the list of what the birth time decides. */
interface Decided {
  /** "From 8:14 AM" */
  readonly when: string;
  /** "Sacral authority; otherwise Emotional authority", each. */
  readonly facts: readonly string[];
}

/** What of the graph the birth time decides. */
export interface UncertainParts {
  /** "design-sun" */
  readonly positions: ReadonlySet<string>;
  readonly gates: ReadonlySet<number>;
  readonly centers: ReadonlySet<string>;
}

export interface ReportChapter {
  readonly title: string;
  readonly headline: Marked;
  readonly paragraphs: readonly MarkedParagraph[];
  readonly trial: Marked;
  /** Where in the graph it rests: its headline, and its last paragraph. */
  readonly centers: ReadonlySet<CenterId>;
}

export interface ReportContent {
  readonly name: string;
  readonly birth: string;
  readonly date: string;
  readonly model: ReturnType<typeof bodygraphModel>;
  readonly uncertain: UncertainParts;
  readonly statement: Marked;
  readonly lead: string;
  /** "6/2" */
  readonly profile: string;
  readonly facts: readonly (Marked & { readonly label: string; readonly term: string })[];
  /** "Ajna: how you think", each. */
  readonly definedCenters: readonly string[];
  readonly openCenters: readonly string[];
  /** Empty where the birth time may decide them. */
  readonly strengths: readonly string[];
  readonly watchouts: readonly string[];
  readonly chapters: readonly ReportChapter[];
  /** Each line marked where the birth time decides it. */
  readonly manual: readonly DoubtedLine[];
  readonly sources: readonly { readonly label: string; readonly text: string }[];
  /** Said once where the birth time isn’t exact. */
  readonly doubt: string | null;
  /** Something told depends on the birth time. */
  readonly isOpen: boolean;
  /** What depends on it; empty for an exact one. */
  readonly decided: readonly Decided[];
  /** The same of type, authority and profile, hour by hour; empty where none of them depends on it. */
  readonly hours: readonly { readonly when: string; readonly what: string }[];
}

type Evidenced = {
  readonly evidence: readonly ReadingEvidence[];
  readonly doubt?: ReadingDoubt | undefined;
};

/** Every fact that the birth time decides, once, with those that hold at the same times together. */
function decidedOf(parts: readonly Evidenced[], whenOf: WhenOf) {
  const byTime = new Map<string, Set<string>>();
  for (const { evidence, doubt } of parts) {
    const [fact] = evidence;
    if (!doubt || !fact) continue;
    const when = whenOf(doubt);
    const otherwise = otherwiseOf(doubt);
    const facts = byTime.get(when) ?? new Set();
    byTime.set(when, facts.add([evidenceLabel(fact), otherwise].filter(Boolean).join('; ')));
  }
  return [...byTime].map(([when, facts]) => ({ when: capitalized(when), facts: [...facts] }));
}

function otherwiseOf({ otherwise }: ReadingDoubt): string | null {
  return otherwise.length === 0 ? null : `otherwise ${orList(otherwise)}`;
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The heading of the list. */
export const DECIDED = 'What the birth time decides';

function doubtSentence(decided: ReportContent['decided'], isOpen: boolean): string {
  if (!isOpen) return 'The birth time isn’t exact, but every time in its range gives this reading.';
  const where = decided.length > 0 ? `: see “${DECIDED}.”` : '.';
  return `The birth time isn’t exact. Whatever has this mark depends on it${where}`;
}

function birthLine(row: ChartRow, dates: DateWords): string {
  const day = row.calendar === 'julian' ? `${row.birthDate} (old style)` : dates.day(row.birthDate);
  const when =
    row.birthTime === UNKNOWN_TIME ? `${day}, time unknown` : dates.timed(day, row.birthTime);
  const within = row.toleranceMinutes ? ` ± ${row.toleranceMinutes} min` : '';
  return `${when}${within} · ${row.resolvedPlace ?? row.birthPlace}`;
}

function sourcesOf(row: ChartRow, dates: DateWords) {
  const zone = row.timeZone?.replaceAll('_', ' ');
  const clock = zone
    ? `Clock: ${zone}, from the IANA time zone database ${row.tzVersion}.`
    : 'Clock: the offset from UTC that was entered.';
  return [
    { label: 'Birth', text: `${row.resolvedPlace ?? row.birthPlace}. ${clock}` },
    {
      label: 'Positions',
      text: `Conscious side for ${dates.utc(row.birthUtc.toISOString())}, unconscious side for ${dates.utc(row.designUtc.toISOString())}. Ephemeris: ${row.ephemeris}; calculation ${row.engineVersion}.`,
    },
    {
      label: 'Texts',
      text: 'Each chapter follows from the parts of the chart named beside its paragraphs. The words are our reading of that part for work. Human Design isn’t a science: keep what proves useful, and leave the rest.',
    },
    { label: 'Places', text: 'GeoNames (geonames.org), CC BY 4.0.' },
  ];
}

/** Points without the part of the chart in brackets that each rests on: the chart's page shows them. */
function withoutTerms(points: readonly string[]): string[] {
  return points.map((point) => point.replace(/\s*\([^()]*\)(?=\.?$)/, ''));
}

function centersOf(fact: ReadingEvidence): readonly CenterId[] {
  switch (fact.kind) {
    case 'center':
      return [fact.center];
    case 'channel':
      return CHANNEL_BY_ID[fact.channel].centers;
    case 'gate': {
      const gate = asGate(fact.gate);
      return gate ? [GATES[gate].center] : [];
    }
    default:
      return [];
  }
}

function valueAt(attribute: CertainAttribute, utc: string): string {
  if (attribute.kind === 'stable') return attribute.value;
  const span = attribute.intervals.findLast(({ from }) => from <= utc);
  return span?.value ?? '';
}

/** Type, authority and profile over the time in which the person may have been born. */
function hoursOf(certainty: ChartCertainty, whenOf: WhenOf): ReportContent['hours'] {
  const { type, authority, profile } = certainty;
  const starts = [type, authority, profile].flatMap((one) =>
    one.kind === 'varying' ? one.intervals.map(({ from }) => from) : [],
  );
  const inOrder = [...new Set(starts)].toSorted();
  return inOrder.map((start, index) => {
    const spans = localSpans(certainty, [{ from: start, to: inOrder[index + 1] }]);
    return {
      when: capitalized(whenOf(spans)),
      what: `${valueAt(type, start)}, ${valueAt(authority, start)} authority, profile ${valueAt(profile, start)}`,
    };
  });
}

interface ReportParts {
  readonly row: ChartRow;
  readonly reading: Reading;
  readonly certainty: ChartCertainty | null;
  readonly manual: ReportContent['manual'];
  readonly dates: DateWords;
  readonly now: Date;
}

function uncertainIn(certainty: ChartCertainty | null): UncertainParts {
  const { positions = [], gates = [], centers = [] } = certainty ?? {};
  return {
    positions: new Set(
      positions.flatMap(({ side, body, value }) =>
        value.kind === 'varying' ? `${side}-${body}` : [],
      ),
    ),
    gates: new Set(gates.flatMap(({ gate, presence }) => (presence === 'possible' ? gate : []))),
    centers: new Set(
      centers.flatMap(({ center, state }) => (state.kind === 'varying' ? center : [])),
    ),
  };
}

/** Everything the report says, in words; how it looks is decided where it is drawn. */
export function reportContent(parts: ReportParts): ReportContent {
  const { row, reading, certainty, manual, dates, now } = parts;
  const whenOf: WhenOf = (spans) => spanWords(spans, row.birthDate, dates);
  const doubtIn = ({ evidence: [fact], doubt }: Evidenced): Doubt | null =>
    doubt && fact && certainty
      ? { when: whenOf(doubt), others: otherTimes(fact, certainty, whenOf) }
      : null;
  const marked = (part: Evidenced & { readonly text: string }): Marked => ({
    text: part.text,
    doubt: doubtIn(part),
  });
  const chapterNotes = noteTaker(certainty);
  const { statement, facts, chapters } = reading;
  const texts = chapters.flatMap(({ headline, paragraphs, trial }) => [
    headline,
    ...paragraphs,
    trial,
  ]);
  const isOpen = certainty !== null && !isSameReading(certainty);
  const decided = decidedOf([statement, ...facts, ...texts], whenOf);
  const activations: Activations = row.chartData.activations;
  const model = bodygraphModel(activations);
  const insights = row.quickInsights ?? insightsOf(row.chartData);
  const holding = (points: readonly string[] = []) =>
    isOpen ? certainPoints(points, certainty) : points;
  const centers = (isDefined: boolean) =>
    CENTER_IDS.filter((id) => model.graph.definedCenters.includes(id) === isDefined).map((id) => {
      const state = certainty?.centers.find(({ center }) => center === id)?.state;
      const name =
        state?.kind === 'varying' ? `${CENTERS[id].name} (approximate)` : CENTERS[id].name;
      return `${name}: ${asClause(CENTER_TEXTS[id].keynote)}`;
    });
  return {
    name: row.name,
    birth: birthLine(row, dates),
    date: dates.instantDay(now.toISOString()),
    model,
    uncertain: uncertainIn(certainty),
    statement: marked({ ...statement, text: statementWords(statement) }),
    lead: reading.lead,
    profile: row.chartData.profile,
    facts: facts.map((fact) => ({
      ...marked({ ...fact, text: fact.sentence }),
      label: fact.label,
      term: factTerm(fact),
    })),
    definedCenters: centers(true),
    openCenters: centers(false),
    strengths: withoutTerms(holding(insights.strengths)),
    watchouts: withoutTerms(holding(insights.watchouts)),
    chapters: chapters.map(({ title, headline, paragraphs, trial }) => {
      const noteOf = chapterNotes();
      return {
        title,
        // The last paragraph is about what this chart has of its own: chapters differ by it.
        centers: new Set(
          [headline, ...paragraphs.slice(-1)].flatMap(({ evidence }) =>
            evidence.flatMap(centersOf),
          ),
        ),
        headline: marked(headline),
        paragraphs: paragraphs.map((paragraph) => ({
          ...marked(paragraph),
          head: paragraph.head ?? null,
          note: noteOf(paragraph),
        })),
        trial: marked(trial),
      };
    }),
    manual,
    sources: sourcesOf(row, dates),
    doubt: certainty ? doubtSentence(decided, isOpen) : null,
    isOpen,
    decided,
    hours: certainty ? hoursOf(certainty, whenOf) : [],
  };
}
