import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../domain/sentences.ts';
import { AUTHORITY_NAMES } from '../engine/authority.ts';
import { CENTERS } from '../engine/centers.ts';
import { CHANNEL_BY_ID, CHANNEL_IDS } from '../engine/channels.ts';
import type { Chart } from '../engine/chart.ts';
import { DEFINITIONS } from '../engine/definition.ts';
import { GATES } from '../engine/gates.ts';
import { TYPE_NAMES } from '../engine/human-type.ts';
import { PROFILE_IDS } from '../engine/profile.ts';
import { GATE_NUMBERS } from '../engine/wheel.ts';
import type { Evidence } from './evidence.ts';
import { randomCharts } from './random-charts.ts';
import { type Reading, readingOf } from './reading.ts';
import { CHAPTER_IDS } from './schema.ts';
import { countWords } from './words.ts';

const SEED = 20_261_122;
const SHARED_MOST = 0.3;
/** An experiment that is kept up: "for two weeks". */
const OVER_DAYS = /\b(weeks|one week|a week|workdays)\b|^[^.]*\b(each|every)\b[^.]* this week\b/i;
const LOGS_MOST = 3;

interface Read {
  readonly chart: Chart;
  readonly reading: Reading;
}
const read = (chart: Chart): Read => ({ chart, reading: readingOf(chart) });

const READ: readonly Read[] = randomCharts(SEED, 200).map(read);

/** One chart of each pair of type and authority, which random ones alone may lack. */
const ONE_OF_EACH: readonly Read[] = [
  ...new Map(
    randomCharts(SEED + 1, 3000).map((chart) => [`${chart.type} ${chart.authority}`, chart]),
  ).values(),
].map(read);
const ALL = [...READ, ...ONE_OF_EACH];

const kindOf = ({ type, authority, profile }: Chart) => `${type}, ${authority}, ${profile.id}`;

/** All that a reading says in sentences. */
function textsIn({ statement, lead, facts, chapters }: Reading): string[] {
  return [
    statement.text,
    lead,
    ...facts.map(({ sentence }) => sentence),
    ...chapters.flatMap(({ headline, paragraphs, trial }) => [
      headline.text,
      ...paragraphs.map(({ text }) => text),
      trial.text,
    ]),
  ];
}
const sentencesIn = (reading: Reading) => textsIn(reading).flatMap(sentencesOf);

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe(`readings of 200 random charts (seed ${SEED}) and one of each kind`, () => {
  test('cover every type with each of its authorities', () => {
    expect(ONE_OF_EACH).toHaveLength(13);
  });

  test('say no sentence twice', () => {
    expect(ALL.flatMap(({ reading }) => repeated(sentencesIn(reading)))).toEqual([]);
  });

  test('have 1,500 to 2,000 words, and no chapter of more than 250, the first than 280', () => {
    for (const { chart, reading } of ALL) {
      const words = reading.chapters.map(({ paragraphs }) =>
        paragraphs.reduce((sum, { text }) => sum + countWords(text), 0),
      );
      const total = words.reduce((sum, count) => sum + count, 0);
      expect.soft(total, kindOf(chart)).toBeGreaterThanOrEqual(1500);
      expect.soft(total, kindOf(chart)).toBeLessThanOrEqual(2000);
      expect.soft(Math.min(...words), kindOf(chart)).toBeGreaterThanOrEqual(150);
      const [first = 0, ...others] = words;
      expect.soft(first, kindOf(chart)).toBeLessThanOrEqual(280);
      expect.soft(Math.max(...others), kindOf(chart)).toBeLessThanOrEqual(250);
    }
  });

  test('share at most 30% of their sentences where type and authority differ', () => {
    const read = ALL.map(({ chart, reading }) => ({ chart, said: new Set(sentencesIn(reading)) }));
    let worst = { share: 0, of: '' };
    for (const [index, one] of read.entries()) {
      for (const other of read.slice(0, index)) {
        const { chart: a, said } = one;
        const { chart: b } = other;
        if (a.type === b.type || a.authority === b.authority) continue;
        const both = [...said].filter((sentence) => other.said.has(sentence)).length;
        const share = both / Math.min(said.size, other.said.size);
        if (share > worst.share) worst = { share, of: `${kindOf(a)} and ${kindOf(b)}` };
      }
    }
    process.stdout.write(
      `Most sentences shared: ${(worst.share * 100).toFixed(1)}%, ${worst.of}\n`,
    );
    expect(worst.share, worst.of).toBeGreaterThan(0);
    expect(worst.share, worst.of).toBeLessThanOrEqual(SHARED_MOST);
  });

  test('have the eight chapters, each on type and authority and something of the chart’s own', () => {
    for (const { chart, reading } of ALL) {
      expect(reading.chapters.map(({ id }) => id)).toEqual(CHAPTER_IDS);
      for (const { id, paragraphs } of reading.chapters) {
        const ids = paragraphs.map((paragraph) => paragraph.id);
        expect(ids).toContain(`${id}:type:${chart.type}`);
        expect(ids).toContain(`${id}:authority:${chart.authority}`);
        expect(ids.length, `${id} of ${kindOf(chart)}`).toBeGreaterThan(2);
      }
    }
  });

  test('identify every paragraph by its chapter and fact', () => {
    for (const { reading } of ALL) {
      const ids = reading.chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
      expect(repeated(ids)).toEqual([]);
      expect(ids.filter((id) => id.length > 80)).toEqual([]);
    }
  });

  test('tell at most one center a chapter, and two or three in most charts', () => {
    const counts = ALL.map(({ reading }) => {
      const centers = reading.chapters.map(({ paragraphs }) =>
        paragraphs.filter(({ id }) => id.includes(':center:')),
      );
      expect(centers.filter((told) => told.length > 1)).toEqual([]);
      return centers.flat().length;
    });
    expect(Math.max(...counts)).toBeLessThanOrEqual(5);
    expect(counts.filter((count) => count >= 2).length).toBeGreaterThan(counts.length / 2);
  });

  test('ask for at most three logs over days, and for something to do once in the other chapters', () => {
    const logs = ALL.map(
      ({ reading }) => reading.chapters.filter(({ trial }) => OVER_DAYS.test(trial.text)).length,
    );
    expect(Math.max(...logs)).toBe(LOGS_MOST);
  });

  test('explain a sound for yes or no once, and only where it decides', () => {
    const sounds = ALL.map(({ chart, reading }) => ({
      authority: chart.authority,
      texts: textsIn(reading).filter((text) => /\buh-/i.test(text)).length,
    }));
    expect(
      sounds.filter(({ texts, authority }) => texts !== (authority === 'Sacral' ? 1 : 0)),
    ).toEqual([]);
  });

  test('are the same for the same chart', () => {
    const [first] = READ;
    expect(first && readingOf(first.chart)).toEqual(first?.reading);
  });
});

function holds(chart: Chart, fact: Evidence): boolean {
  switch (fact.kind) {
    case 'type':
      return chart.type === fact.type;
    case 'authority':
      return chart.authority === fact.authority;
    case 'profile':
      return chart.profile.id === fact.profile;
    case 'definition':
      return chart.definition === fact.definition;
    case 'center':
      return chart.definedCenters.includes(fact.center) === (fact.state === 'defined');
    case 'channel':
      return chart.definedChannels.includes(fact.channel);
    case 'gate':
      return (
        fact.sides.length > 0 &&
        fact.sides.every((side) =>
          chart.gateHolders[fact.gate]?.some((holder) => holder.side === side),
        )
      );
  }
}

/** Names and numbers as texts write them, each with whether a chart has it. */
const NAMED: readonly (readonly [RegExp, (chart: Chart) => boolean])[] = [
  ...TYPE_NAMES.map((type) => {
    // "Generator" is part of another type's name.
    const name = type === 'Generator' ? '(?<!Manifesting )Generator' : type;
    return [new RegExp(`\\b${name}s?\\b`), (chart: Chart) => chart.type === type] as const;
  }),
  ...AUTHORITY_NAMES.map(
    (name) =>
      [new RegExp(`\\b${name} authority`), (chart: Chart) => chart.authority === name] as const,
  ),
  ...DEFINITIONS.map(
    (name) =>
      [new RegExp(`\\b${name} definition`), (chart: Chart) => chart.definition === name] as const,
  ),
  ...PROFILE_IDS.map(
    (id) => [new RegExp(`\\b${id}\\b`), (chart: Chart) => chart.profile.id === id] as const,
  ),
  ...Object.values(CENTERS).map(({ id, name }) => {
    const isOrdinaryWord = ['Head', 'Heart', 'Root'].includes(name);
    const pattern = isOrdinaryWord ? `\\b${name} center\\b` : `\\b${name}\\b`;
    return [new RegExp(pattern), (chart: Chart) => chart.definedCenters.includes(id)] as const;
  }),
  ...CHANNEL_IDS.map((id) => {
    const { name } = CHANNEL_BY_ID[id];
    const pattern = new RegExp(`\\b${id}\\b|[Cc]hannel of ${name}\\b`);
    return [pattern, (chart: Chart) => chart.definedChannels.includes(id)] as const;
  }),
  ...GATE_NUMBERS.map((gate) => {
    const pattern = new RegExp(`\\b[Gg]ate ${gate}\\b|[Gg]ate of ${GATES[gate].name}\\b`);
    return [pattern, (chart: Chart) => chart.activeGates.includes(gate)] as const;
  }),
];

describe('what a reading rests on', () => {
  test('is in the chart', () => {
    const wrong = ALL.flatMap(({ chart, reading: { statement, facts, chapters } }) =>
      [
        statement,
        ...facts,
        ...chapters.flatMap(({ headline, paragraphs, trial }) => [headline, ...paragraphs, trial]),
      ].flatMap(({ evidence }) => evidence.filter((fact) => !holds(chart, fact))),
    );
    expect(wrong).toEqual([]);
  });

  test('is all that its texts name', () => {
    const wrong = ALL.flatMap(({ chart, reading }) =>
      textsIn(reading).filter((text) =>
        NAMED.some(([pattern, isSo]) => pattern.test(text) && !isSo(chart)),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('is stated with every text', () => {
    const { chapters } = READ[0]?.reading ?? { chapters: [] };
    const bare = chapters.flatMap(({ headline, paragraphs, trial }) =>
      [headline, ...paragraphs, trial].filter(({ evidence }) => evidence.length === 0),
    );
    expect(bare).toEqual([]);
    expect(chapters).toHaveLength(8);
  });
});
