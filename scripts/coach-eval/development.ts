import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { loadEphemeris } from '#server/ephemeris.ts';
import { chartDataOf } from '#server/features/charts/computed-chart.ts';
import { groundingOfChart } from '#server/features/coach/grounding.ts';
import type { CheckContext } from '#shared/coach/check.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import { AUTHORITY_NAMES } from '#shared/engine/authority.ts';
import { randomNumbers } from '#shared/engine/certainty/random-days.ts';
import { computeChart } from '#shared/engine/chart.ts';
import { TYPE_NAMES } from '#shared/engine/human-type.ts';
import { type Fill, fillsOf } from './development-values.ts';

/*
 * Sentences to develop the reader of prose with: templates of our own, filled with values that a chart
 * has and with values that it has not. They share nothing with the frozen corpora.
 */

const FILE = new URL(
  '../../shared/knowledge/eval/coach-development/sentences.json',
  import.meta.url,
);

export interface DevelopmentSentence {
  /** What the sentence states, as the file groups it. */
  readonly group: string;
  readonly template: string;
  readonly text: string;
  readonly isTrue: boolean;
  readonly context: CheckContext;
}

const CHARTS_OF_A_TYPE = 6;
const CHARTS_OF_AN_AUTHORITY = 3;
const CHARTS_A_SIDE = 2;
const FIRST_MS = Date.UTC(1950, 0, 1);
const SPAN_MS = Date.UTC(2005, 0, 1) - FIRST_MS;

interface DevelopmentChart {
  readonly person: PersonFacts;
  readonly context: CheckContext;
}

/** Charts of every type and every authority. */
function developmentCharts(): DevelopmentChart[] {
  const ephemeris = loadEphemeris();
  const random = randomNumbers(2_024);
  const wanted = new Map<string, number>([
    ...AUTHORITY_NAMES.map((name) => [name, CHARTS_OF_AN_AUTHORITY] as const),
    ...TYPE_NAMES.map((name) => [name, CHARTS_OF_A_TYPE] as const),
  ]);
  const charts: DevelopmentChart[] = [];
  while ([...wanted.values()].some((count) => count > 0)) {
    const chart = computeChart(FIRST_MS + Math.floor(random() * SPAN_MS), ephemeris);
    const values = [chart.type, chart.authority];
    if (values.every((value) => (wanted.get(value) ?? 0) <= 0)) continue;
    for (const value of values) wanted.set(value, (wanted.get(value) ?? 0) - 1);
    const { facts, people, team } = groundingOfChart(chartDataOf(chart, true), null, 'Kim');
    const [person] = people;
    if (person === undefined) throw new Error('A chart is about one person');
    const context: CheckContext = {
      values: { people, team },
      facts,
      passages: [],
      question: '',
      language: 'en',
      isProse: false,
      previous: [],
    };
    charts.push({ person, context });
  }
  return charts;
}

function filled(template: string, fill: Fill): string | null {
  const text = template.replaceAll(/\{([^}]+)\}/g, (slot, name: string) => fill[name] ?? slot);
  return /[{}]/.test(text) ? null : text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Every template with values of some charts, true and false. */
export function developmentSentences(): DevelopmentSentence[] {
  const groups = z
    .record(z.string(), z.array(z.string()))
    .parse(JSON.parse(readFileSync(FILE, 'utf8')));
  const charts = developmentCharts();
  const random = randomNumbers(7);
  return Object.entries(groups).flatMap(([group, templates]) =>
    templates.flatMap((template, row) =>
      [true, false].flatMap((isTrue) => {
        const rotated = [...charts.slice((row * 11) % charts.length), ...charts];
        const found = rotated.slice(0, charts.length).flatMap(({ person, context }) => {
          const fills = fillsOf(group, person, isTrue);
          const fill = fills[Math.floor(random() * fills.length)];
          const text = fill ? filled(template, fill) : null;
          return text === null ? [] : [{ group, template, text, isTrue, context }];
        });
        return found.slice(0, CHARTS_A_SIDE);
      }),
    ),
  );
}
