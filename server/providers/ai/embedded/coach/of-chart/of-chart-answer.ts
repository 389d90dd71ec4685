import { likeness, type SentenceVectors } from '../../sentence-vectors.ts';
import { chapterScores } from '../chapter-answers.ts';
import { WORDS_MAX } from '../compose.ts';
import { advice, type Draft, labeled, paragraph, wordCount } from '../draft.ts';
import { starters } from '../individual-direct.ts';
import type { PersonTalk } from '../individual-talk.ts';
import type { AskedOfChart, Asks, ChartKind } from './asked-of-chart.ts';
import { LEADS } from './leads.ts';
import { type OwnReading, ownReadings } from './own-readings.ts';

type Topic = OwnReading['topic'];

const TOPICS: Readonly<Partial<Record<ChartKind, readonly Topic[]>>> = {
  type: ['type'],
  strategy: ['type'],
  authority: ['authority'],
  profile: ['profile'],
  definition: ['definition'],
  centers: ['center'],
  gates: ['gate'],
  channels: ['channel'],
};

/** Nearer to a question than most texts are to any. */
const NEAR = 0.3;
/** Fewer words than these say what a part is, but hardly what it means. */
const BARE_WORDS = 40;
/** What they want to know is answered without a case. */
const WHOLE: ReadonlySet<Asks> = new Set(['matter', 'steady', 'difference', 'pick', 'change']);

/**
 * What the person's reading says of the part that is asked about, where it comes near to the case.
 * @param nearness how near, from 0 to 1
 */
function readingFor(
  { question, person, said }: PersonTalk,
  { asks, kinds, terms }: AskedOfChart,
  vectors: SentenceVectors,
  nearness: number,
): OwnReading | null {
  if (WHOLE.has(asks)) return null;
  const asked = vectors.vectorOf(question);
  const topics: readonly string[] = [
    ...kinds.flatMap((kind) => TOPICS[kind] ?? []),
    ...terms.map(({ topic }) => topic),
  ];
  const isNamed = ({ topic, value }: OwnReading) =>
    terms.some((term) => term.topic === topic && String(term.value) === value);
  const all = ownReadings(person).filter(({ text }) => !said.hasAny(advice(text)));
  const named = all.filter(isNamed);
  const meant = named.length > 0 ? named : all.filter(({ topic }) => topics.includes(topic));
  const chapters = chapterScores(asked, vectors);
  const [nearest] = meant
    .map((reading) => {
      const near = likeness(asked, vectors.vectorOf(reading.text));
      return { reading, near, score: near + (chapters.get(reading.chapter) ?? 0) };
    })
    .toSorted((a, b) => b.score - a.score);
  return nearest && nearest.near >= nearness ? nearest.reading : null;
}

/**
 * An answer from the chart to a question about it: what it says of the part that is asked about, and
 * the text of the person's own reading that comes near to the case. Null where the chart says nothing
 * to it, or all has been said.
 */
export function ofChartAnswer(
  talk: PersonTalk,
  asked: AskedOfChart,
  vectors: SentenceVectors,
): Draft | null {
  const lead = LEADS[asked.asks](talk, asked).filter((sentences) => sentences.length > 0);
  if (lead.length === 0) return null;
  const isBare = wordCount(lead.flat()) < BARE_WORDS;
  const reading = readingFor(talk, asked, vectors, isBare ? 0 : NEAR);
  const told = reading ? [labeled(reading.label, reading.claims, advice(reading.text))] : [];
  let room = WORDS_MAX;
  const blocks = [...lead, ...told].flatMap((sentences) => {
    const words = wordCount(sentences);
    if (words > room || talk.said.hasAny(sentences)) return [];
    room -= words;
    return [paragraph(...sentences)];
  });
  return blocks.length === 0 ? null : { blocks, next: starters(talk) };
}
