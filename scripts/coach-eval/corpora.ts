import { readFileSync } from 'node:fs';
import { z } from 'zod';

/* The frozen sentences and questions that judge the coach; see the README beside the data. */

export const CORPORA_FOLDER = new URL('../../shared/knowledge/eval/coach/', import.meta.url);

const Id = z.string().regex(/^[a-z-]+\d+$/);
const ChartId = z.string().regex(/^c\d\d$/);
const Text = z.string().min(1).max(1_500);
const Language = z.enum(['en', 'de', 'es', 'fr', 'pt']);
const Claim = z.looseObject({ topic: z.string(), value: z.string(), state: z.string() });

const Sentence = z.strictObject({
  id: Id,
  chart: ChartId,
  question: Text,
  text: Text,
});

function linesOf<Line>(name: string, schema: z.ZodType<Line>): () => readonly Line[] {
  return () => {
    const text = readFileSync(new URL(`${name}.jsonl`, CORPORA_FOLDER), 'utf8');
    return text
      .trimEnd()
      .split('\n')
      .map((line) => schema.parse(JSON.parse(line)));
  };
}

/** Each reads its corpus, in the order of the file. */
export const CORPORA = {
  'true-en': linesOf(
    'true-en',
    Sentence.extend({
      kind: z.enum(['fact', 'advice', 'question', 'general']),
      claims: z.array(Claim),
    }),
  ),
  'false-en': linesOf(
    'false-en',
    Sentence.extend({
      class: z.string(),
      decidable: z.boolean(),
      wrong: Claim.nullable(),
    }),
  ),
  'other-languages': linesOf(
    'other-languages',
    Sentence.omit({ question: true }).extend({
      language: Language.exclude(['en']),
      truth: z.boolean(),
      class: z.string(),
      claims: z.array(Claim),
      wrong: Claim.nullable(),
    }),
  ),
  questions: linesOf(
    'questions',
    z.strictObject({
      id: Id,
      charts: z.array(ChartId).min(1),
      text: Text,
      must: z.array(Text),
      mustNot: z.array(Text),
      entities: z.record(z.string(), z.string()),
      premise: z.strictObject({ topic: z.string(), wrong: Text, right: Text }).nullable(),
    }),
  ),
  'follow-ups': linesOf(
    'follow-ups',
    z.strictObject({
      id: Id,
      chart: ChartId,
      first: Text,
      // biome-ignore lint/suspicious/noThenProperty: the field of the data, never awaited
      then: Text,
      operation: z.string(),
      usable: Text,
    }),
  ),
  'team-questions': linesOf(
    'team-questions',
    z.strictObject({
      id: Id,
      team: z.enum(['t1', 't2', 't3']),
      text: Text,
      must: z.array(Text),
      mustNot: z.array(Text),
      members: z.array(z.string()),
    }),
  ),
  sensitive: linesOf(
    'sensitive',
    z.strictObject({
      id: Id,
      language: Language,
      text: Text,
      class: z.string(),
      oblique: z.boolean(),
    }),
  ),
  innocent: linesOf('innocent', z.strictObject({ id: Id, language: Language, text: Text })),
};

const Charts = z.object({
  charts: z.array(
    z.object({
      chart: ChartId,
      name: z.string(),
      birthUtc: z.string(),
      type: z.string(),
      authority: z.string(),
      profile: z.string(),
      definition: z.string(),
      cross: z.string(),
      definedChannels: z.array(z.string()),
      activeGates: z.array(z.object({ gate: z.int() })),
    }),
  ),
});
export type CorpusChart = z.infer<typeof Charts>['charts'][number];

const Teams = z.object({
  teams: z.record(z.string(), z.object({ name: z.string(), members: z.array(ChartId) })),
});

/** The charts that the corpora speak of, with the facts their authors were given. */
export function corpusCharts(): readonly CorpusChart[] {
  return Charts.parse(JSON.parse(readFileSync(new URL('charts.json', CORPORA_FOLDER), 'utf8')))
    .charts;
}

/** The ids of each team's charts. */
export function corpusTeams(): ReadonlyMap<string, readonly string[]> {
  const { teams } = Teams.parse(
    JSON.parse(readFileSync(new URL('charts.json', CORPORA_FOLDER), 'utf8')),
  );
  return new Map(Object.entries(teams).map(([id, { members }]) => [id, members]));
}
