import type { CenterId } from '../engine/centers.ts';
import type { ChannelId } from '../engine/channels.ts';
import type { GateNumber } from '../engine/wheel.ts';
import type { ReadingChart } from './chart.ts';
import { centerEvidence, gateEvidence } from './evidence.ts';
import { gatesByWeight } from './own-gates.ts';
import type { Section } from './paragraph.ts';
import { toldByLine, toldBySide } from './placed.ts';
import type { ChapterId, HeadedParagraph, PlacedByLine, PlacedParagraph } from './schema.ts';
import { tellingCenters } from './telling-centers.ts';
import type { ReadingTexts } from './texts.ts';

/*
 * What a chapter has besides its frame, where the chart has it.
 */

/** Where the definition's paragraph belongs: it is about taking in what others say. */
const DEFINITION_CHAPTER: ChapterId = 'communicate';

/** The most centers that chapters are given: more would make readings too much alike. */
const CENTERS_MAX = 3;

export function definitionParagraph(
  chapter: ChapterId,
  { definition }: ReadingChart,
  texts: ReadingTexts,
): Section[] {
  if (chapter !== DEFINITION_CHAPTER) return [];
  return [
    {
      id: `${chapter}:definition:${definition}`,
      ...texts.definitions[definition],
      evidence: [{ kind: 'definition', definition }],
    },
  ];
}

function textsOfCenter(chart: ReadingChart, center: CenterId, texts: ReadingTexts) {
  const { defined, open } = texts.centers[center];
  return chart.definedCenters.includes(center) ? defined : open;
}

function centerParagraph(
  placed: PlacedParagraph | PlacedByLine,
  center: CenterId,
  chart: ReadingChart,
): Section {
  const { id: profile, personalityLine } = chart.profile;
  const { head, text } = toldByLine(placed, personalityLine);
  const isByLine = 'byLine' in placed;
  return {
    id: `${placed.chapter}:center:${center}`,
    head,
    text,
    evidence: [
      centerEvidence(chart, center),
      ...(isByLine ? [{ kind: 'profile', profile, line: 'personality' } as const] : []),
    ],
  };
}

/** How much a chapter can say of the chart's own channels and gates. */
function countOwn(chapter: ChapterId, chart: ReadingChart, texts: ReadingTexts): number {
  const channels = chart.definedChannels.filter((id) => texts.channels[id].chapter === chapter);
  const gates = gatesByWeight(chart).filter((gate) => texts.gates[gate].chapter === chapter);
  return channels.length + gates.length;
}

/**
 * The paragraphs on the most telling centers, one a chapter: each center in that of its chapters
 * which has the fewest channels and gates of its own and no center yet, or in none. The definition
 * takes the center's place in its chapter.
 */
export function centerParagraphs(
  chart: ReadingChart,
  texts: ReadingTexts,
): ReadonlyMap<ChapterId, Section> {
  const placed = new Map<ChapterId, Section>();
  const isFree = ({ chapter }: Pick<PlacedParagraph, 'chapter'>) =>
    chapter !== DEFINITION_CHAPTER && !placed.has(chapter);
  for (const center of tellingCenters(chart)) {
    const [found] = textsOfCenter(chart, center, texts)
      .filter(isFree)
      .sort((a, b) => countOwn(a.chapter, chart, texts) - countOwn(b.chapter, chart, texts));
    if (!found || placed.size === CENTERS_MAX) continue;
    placed.set(found.chapter, centerParagraph(found, center, chart));
  }
  return placed;
}

/** For a chapter with nothing else of the chart's own: the centers that speak in it, the most telling first. */
export function spareCenterParagraphs(
  chapter: ChapterId,
  chart: ReadingChart,
  texts: ReadingTexts,
): Section[] {
  return tellingCenters(chart).flatMap((center) =>
    textsOfCenter(chart, center, texts)
      .filter((text) => text.chapter === chapter)
      .map((text) => centerParagraph(text, center, chart)),
  );
}

/** @param channels those of the chart, the first ones first */
export function channelParagraphs(
  chapter: ChapterId,
  channels: readonly ChannelId[],
  texts: ReadingTexts,
): Section[] {
  return channels
    .filter((id) => texts.channels[id].chapter === chapter)
    .map((channel) => ({
      id: `${chapter}:channel:${channel}`,
      head: texts.channels[channel].head,
      text: texts.channels[channel].text,
      evidence: [{ kind: 'channel', channel }],
    }));
}

/** @param told gates of channels that the reading speaks of */
export function gateParagraphs(
  chapter: ChapterId,
  chart: ReadingChart,
  texts: ReadingTexts,
  told: ReadonlySet<GateNumber>,
): Section[] {
  return gatesByWeight(chart)
    .filter((gate) => texts.gates[gate].chapter === chapter && !told.has(gate))
    .map((gate) => ({
      id: `${chapter}:gate:${gate}`,
      ...headed(toldBySide(texts.gates[gate], chart.gateStatus[gate])),
      evidence: [gateEvidence(chart, gate)],
    }));
}

const headed = ({ head, text }: HeadedParagraph): HeadedParagraph => ({ head, text });
