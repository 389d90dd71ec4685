import { bodygraphModel } from '#shared/bodygraph/model.ts';
import type { ChartCertainty } from '#shared/contract/certainty.ts';
import { evidenceReason } from '#shared/contract/evidence-reasons.ts';
import { factTerm } from '#shared/contract/fact-term.ts';
import type { Reading, ReadingDoubt, ReadingEvidence } from '#shared/contract/reading.ts';
import { isSameReading } from '#shared/contract/same-reading.ts';
import { statementWords } from '#shared/contract/statement-words.ts';
import { UNKNOWN_TIME } from '#shared/domain/birth.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import { CENTER_IDS, CENTERS, type CenterId } from '#shared/engine/centers.ts';
import { CHANNEL_BY_ID } from '#shared/engine/channels.ts';
import { GATES } from '#shared/engine/gates.ts';
import { asGate } from '#shared/engine/wheel.ts';
import { insightsOf } from '../charts/insights.ts';
import type { readRow } from '../charts/service.ts';
import type { DoubtedLine } from '../manual/service.ts';
import { certainPoints, furtherPoints } from './certain-points.ts';
import { type Doubt, otherTimes, spanWords, type WhenOf } from './doubts.ts';
import { type Note, noteTaker } from './notes.ts';
import {
  type Decided,
  decidedIn,
  doubtSentence,
  type Hours,
  hoursOf,
  type UncertainParts,
  uncertainIn,
} from './uncertainty.ts';

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
  /** What that means; null for a type that the birth time decides. */
  readonly lead: string | null;
  /** What this chart has of its own at every possible birth time; null where nothing is certain. */
  readonly own: string | null;
  /** "6/2" */
  readonly profile: string;
  readonly facts: readonly (Marked & { readonly label: string; readonly term: string })[];
  /** "Ajna: you think in a consistent way", each; without those that the birth time decides. */
  readonly steadyCenters: readonly string[];
  readonly openCenters: readonly string[];
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
  readonly hours: Hours;
}

type Evidenced = {
  readonly evidence: readonly ReadingEvidence[];
  readonly doubt?: ReadingDoubt | undefined;
};

function birthLine(row: ChartRow, dates: DateWords): string {
  const day = row.calendar === 'julian' ? `${row.birthDate} (old style)` : dates.day(row.birthDate);
  const when =
    row.birthTime === UNKNOWN_TIME ? `${day}, time unknown` : dates.timed(day, row.birthTime);
  const within = row.toleranceMinutes
    ? ` ± ${row.toleranceMinutes} ${row.toleranceMinutes === 1 ? 'minute' : 'minutes'}`
    : '';
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
      text: 'The words are our reading, for work, of the parts of the chart named beside them. Human Design isn’t a science: keep what proves useful, and leave the rest.',
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

interface ReportParts {
  readonly row: ChartRow;
  readonly reading: Reading;
  readonly certainty: ChartCertainty | null;
  readonly manual: ReportContent['manual'];
  readonly dates: DateWords;
  readonly now: Date;
}

/** How many points are told at most. */
const POINTS_MAX = 4;

/** Strengths and watch-outs, without their terms; all of them are true at every possible birth time. */
function pointsOf({ row, certainty }: ReportParts) {
  const { strengths = [], watchouts = [] } = row.quickInsights ?? insightsOf(row.chartData);
  if (!certainty || isSameReading(certainty)) {
    return { strengths: withoutTerms(strengths), watchouts: withoutTerms(watchouts) };
  }
  const more = furtherPoints(certainty);
  const certain = (points: readonly string[], further: readonly string[]) => {
    const all = new Set([...withoutTerms(certainPoints(points, certainty)), ...further]);
    return [...all].slice(0, POINTS_MAX);
  };
  return {
    strengths: certain(strengths, more.strengths),
    watchouts: certain(watchouts, more.watchouts),
  };
}

function centersIn({ row, certainty }: ReportParts, state: 'defined' | 'open'): string[] {
  const { definedCenters } = bodygraphModel(row.chartData.activations).graph;
  return CENTER_IDS.flatMap((center) => {
    const isOf = definedCenters.includes(center) === (state === 'defined');
    const known = certainty?.centers.find((other) => other.center === center)?.state;
    if (!isOf || known?.kind === 'varying') return [];
    return `${CENTERS[center].name}: ${evidenceReason({ kind: 'center', center, state })}`;
  });
}

type Mark = (part: Evidenced & { readonly text: string }) => Marked;

function chaptersOf({ reading, certainty }: ReportParts, marked: Mark): ReportChapter[] {
  const chapterNotes = noteTaker(certainty);
  return reading.chapters.map(({ title, headline, paragraphs, trial }) => {
    const noteOf = chapterNotes();
    // The last paragraph is about what this chart has of its own: chapters differ by it.
    const shown = [headline, ...paragraphs.slice(-1)];
    return {
      title,
      centers: new Set(shown.flatMap(({ evidence }) => evidence.flatMap(centersOf))),
      headline: marked(headline),
      paragraphs: paragraphs.map((paragraph) => ({
        ...marked(paragraph),
        head: paragraph.head ?? null,
        note: noteOf(paragraph),
      })),
      trial: marked(trial),
    };
  });
}

/** Everything the report says, in words; how it looks is decided where it is drawn. */
export function reportContent(parts: ReportParts): ReportContent {
  const { row, reading, certainty, manual, dates, now } = parts;
  const whenOf: WhenOf = (spans) => spanWords(spans, row.birthDate, dates);
  const doubtIn = ({ evidence: [fact], doubt }: Evidenced): Doubt | null =>
    doubt && fact && certainty
      ? { when: whenOf(doubt), others: otherTimes(fact, certainty, whenOf) }
      : null;
  const marked: Mark = (part) => ({ text: part.text, doubt: doubtIn(part) });
  const { statement, facts } = reading;
  const hours = hoursOf(certainty, whenOf);
  return {
    name: row.name,
    birth: birthLine(row, dates),
    date: dates.instantDay(now.toISOString()),
    model: bodygraphModel(row.chartData.activations),
    uncertain: uncertainIn(certainty),
    statement: marked({ ...statement, text: statementWords(statement) }),
    lead: statement.doubt ? null : reading.lead,
    own: reading.own?.text ?? null,
    profile: row.chartData.profile,
    facts: facts.map((fact) => ({
      ...marked({ ...fact, text: fact.sentence }),
      label: fact.label,
      term: factTerm(fact),
    })),
    steadyCenters: centersIn(parts, 'defined'),
    openCenters: centersIn(parts, 'open'),
    ...pointsOf(parts),
    chapters: chaptersOf(parts, marked),
    manual,
    sources: sourcesOf(row, dates),
    doubt: certainty ? doubtSentence(certainty, hours, dates) : null,
    isOpen: certainty !== null && !isSameReading(certainty),
    decided: decidedIn(certainty, whenOf),
    hours,
  };
}
