import { CHANNEL_BY_ID, type ChannelId } from '../engine/channels.ts';
import { recordOf } from '../engine/lookup.ts';
import type { ReadingChart } from './chart.ts';
import type { Evidence, Evidenced } from './evidence.ts';
import {
  centerParagraphs,
  channelParagraphs,
  definitionParagraph,
  gateParagraphs,
  spareCenterParagraphs,
} from './extras.ts';
import { type Frame, frameOf } from './frame.ts';
import { openedBy } from './opener.ts';
import { OPPOSED_SECTIONS } from './opposed-sections.data.ts';
import { channelsByStrength } from './own-line.ts';
import type { ReadingParagraph, Section } from './paragraph.ts';
import { CHAPTER_IDS, CHAPTER_NAMES, type ChapterId } from './schema.ts';
import type { ReadingTexts } from './texts.ts';
import { countWords, secondsToRead } from './words.ts';

export interface ReadingChapter {
  readonly id: ChapterId;
  readonly title: string;
  readonly headline: Evidenced;
  /** How long it takes to read. */
  readonly seconds: number;
  readonly paragraphs: readonly ReadingParagraph[];
  readonly trial: Evidenced;
}

type PerChapter<T> = Readonly<Record<ChapterId, T>>;

/** Words of paragraphs from which a chapter takes no more, and that it never exceeds. */
interface Room {
  readonly enough: number;
  readonly most: number;
}
const ROOM: Room = { enough: 200, most: 250 };
/** Each of its parts tells a scene. */
const FIRST_ROOM: Room = { enough: 215, most: 280 };

const roomOf = (chapter: ChapterId) => (chapter === 'decide' ? FIRST_ROOM : ROOM);

/** As many of the candidates as a chapter with these words has room for, the first ones first. */
function fitting(
  chapter: ChapterId,
  words: number,
  candidates: readonly Section[],
): readonly Section[] {
  const { enough, most } = roomOf(chapter);
  const taken: Section[] = [];
  let sum = words;
  for (const candidate of candidates) {
    const more = countWords(candidate.text);
    if (sum >= enough || sum + more > most) continue;
    taken.push(candidate);
    sum += more;
  }
  return taken;
}

function wordsOf(paragraphs: readonly Section[]): number {
  return paragraphs.reduce((sum, { text }) => sum + countWords(text), 0);
}

function channelsIn(paragraphs: PerChapter<readonly Section[]>): ChannelId[] {
  return CHAPTER_IDS.flatMap((chapter) =>
    paragraphs[chapter].flatMap(({ evidence }) =>
      evidence.flatMap((fact) => (fact.kind === 'channel' ? fact.channel : [])),
    ),
  );
}

/** From general to particular. */
const READING_ORDER: readonly Evidence['kind'][] = ['definition', 'center', 'channel', 'gate'];

function rankOf({ evidence: [fact] }: Section): number {
  return fact ? READING_ORDER.indexOf(fact.kind) : READING_ORDER.length;
}

/** The sections that don't say the opposite of the result's headline. */
function withoutOpposed(chart: ReadingChart, sections: readonly Section[]): readonly Section[] {
  const [own] = channelsByStrength(chart);
  const opposed = own ? OPPOSED_SECTIONS[own] : undefined;
  return sections.filter(({ id }) => !opposed?.includes(id));
}

/**
 * The frames of the chapters; that of the headline's own channel makes room for it by leaving out the
 * profile, which has four more chapters.
 */
function framesOf(chart: ReadingChart, texts: ReadingTexts): PerChapter<Frame> {
  const own = channelsByStrength(chart).slice(0, 1);
  return recordOf(CHAPTER_IDS, (chapter) => {
    const whole = frameOf(chapter, chart, texts);
    const frame = { ...whole, sections: withoutOpposed(chart, whole.sections) };
    const [channel] = channelParagraphs(chapter, own, texts);
    if (!channel) return frame;
    const all = [...frame.sections, ...definitionParagraph(chapter, chart, texts), channel];
    if (wordsOf(all) <= roomOf(chapter).most) return frame;
    return {
      ...frame,
      sections: frame.sections.filter(({ evidence: [fact] }) => fact?.kind !== 'profile'),
    };
  });
}

/**
 * What each chapter says besides its frame, as far as it has room: the definition in its chapter,
 * then whole channels, one center, and gates of no channel told of. Read from general to particular.
 */
function extrasOf(
  chart: ReadingChart,
  texts: ReadingTexts,
  frames: PerChapter<Frame>,
): PerChapter<readonly Section[]> {
  const words = recordOf(CHAPTER_IDS, (chapter) => wordsOf(frames[chapter].sections));
  const centers = centerParagraphs(chart, texts);
  const first = recordOf(CHAPTER_IDS, (chapter) =>
    fitting(
      chapter,
      words[chapter],
      withoutOpposed(chart, [
        ...definitionParagraph(chapter, chart, texts),
        ...channelParagraphs(chapter, channelsByStrength(chart), texts),
        ...[centers.get(chapter)].flatMap((center) => center ?? []),
      ]),
    ),
  );
  const told = new Set(channelsIn(first).flatMap((id) => CHANNEL_BY_ID[id].gates));
  return recordOf(CHAPTER_IDS, (chapter) => {
    const gates = withoutOpposed(chart, gateParagraphs(chapter, chart, texts, told));
    const extras = [
      ...first[chapter],
      ...fitting(chapter, words[chapter] + wordsOf(first[chapter]), gates),
    ];
    if (extras.length === 0) {
      return withoutOpposed(chart, spareCenterParagraphs(chapter, chart, texts)).slice(0, 1);
    }
    return extras.sort((a, b) => rankOf(a) - rankOf(b));
  });
}

/** The eight chapters of a chart. */
export function chaptersOf(chart: ReadingChart, texts: ReadingTexts): readonly ReadingChapter[] {
  const frames = framesOf(chart, texts);
  const extras = extrasOf(chart, texts, frames);
  const [own] = channelsByStrength(chart);
  return CHAPTER_IDS.flatMap((id) => {
    const { sections, trial } = frames[id];
    const [opener, ...others] = openedBy(id, [...sections, ...extras[id]], own);
    if (!opener) return [];
    const { head, ...first } = opener;
    const headline = { text: head, evidence: opener.evidence };
    const paragraphs = [first, ...others];
    const read = [headline, ...paragraphs, trial].map(({ text }) => text);
    return {
      id,
      title: CHAPTER_NAMES[id],
      headline,
      seconds: secondsToRead(read),
      paragraphs,
      trial,
    };
  });
}
