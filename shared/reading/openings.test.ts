import { expect, test } from 'vitest';
import { keyOf, partsOf } from '../domain/sentences.ts';
import { randomCharts } from './random-charts.ts';
import { readingOf } from './reading.ts';
import { CHAPTER_IDS } from './schema.ts';

/** Of the pairs of people with one authority, those that may see a chapter open alike. */
const [ALIKE_IN_A_CHAPTER, ALIKE_ON_AVERAGE] = [0.35, 0.2];

const OPENINGS = randomCharts(20_261_122, 200).map((chart) => ({
  authority: chart.authority,
  chapters: readingOf(chart).chapters.map(({ headline, paragraphs: [first] }) => {
    const { thought, advice } = partsOf(first?.text ?? '');
    return { title: headline.text, lead: keyOf(thought).key, advice };
  }),
}));
const PAIRS = OPENINGS.flatMap((one, index) =>
  OPENINGS.slice(0, index)
    .filter(({ authority }) => authority === one.authority)
    .map((other) => [one, other] as const),
);

test.each(['title', 'lead', 'advice'] as const)(
  'two people with the same authority seldom see the same %s open a chapter',
  (part) => {
    const alike = CHAPTER_IDS.map((_, place) => {
      const same = PAIRS.filter(
        ([one, other]) => one.chapters[place]?.[part] === other.chapters[place]?.[part],
      );
      return same.length / PAIRS.length;
    });
    const average = alike.reduce((sum, share) => sum + share, 0) / alike.length;
    expect(PAIRS.length).toBeGreaterThan(1000);
    expect(Math.max(...alike)).toBeLessThanOrEqual(ALIKE_IN_A_CHAPTER);
    expect(average).toBeLessThanOrEqual(ALIKE_ON_AVERAGE);
  },
);
