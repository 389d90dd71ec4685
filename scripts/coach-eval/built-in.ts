import { loadEphemeris } from '#server/ephemeris.ts';
import { chartDataOf } from '#server/features/charts/computed-chart.ts';
import { namesInTeam } from '#server/features/coach/first-name.ts';
import {
  type Grounding,
  groundingOfChart,
  groundingOfTeam,
} from '#server/features/coach/grounding.ts';
import { releaseChecked, type Tally } from '#server/features/coach/release.ts';
import { groundOf } from '#server/features/coach/team-coach.ts';
import { builtInCoach } from '#server/providers/ai/embedded/built-in-coach.ts';
import { loadCases } from '#server/providers/ai/embedded/coach/cases/load-cases.ts';
import { loadSituations } from '#server/providers/ai/embedded/coach/load-situations.ts';
import type { CoachPiece, CoachQuestion, Turn } from '#server/providers/ai/port.ts';
import { computeChart } from '#shared/engine/chart.ts';
import { teamReadingOf } from '#shared/knowledge/team-reading.ts';
import { CORPORA, corpusCharts, corpusTeams } from './corpora.ts';

/* Asks the built-in coach everything in the corpora, as its answers reach the reader. */

/** An answer with the question it was given to. */
export interface BuiltInAnswer {
  readonly id: string;
  readonly kind: 'question' | 'follow-up' | 'team';
  /** Who asks, in one line. */
  readonly chart: string;
  /** The earlier exchange of a follow-up; empty otherwise. */
  readonly history: readonly Turn[];
  readonly question: string;
  readonly answer: string;
  readonly next: readonly string[];
  /** Sentences that the check left out. */
  readonly leftOut: readonly string[];
}

interface Asker {
  readonly line: string;
  /** The members' first names; empty for a person of their own. */
  readonly names: readonly string[];
  readonly audience: CoachQuestion['audience'];
  readonly grounding: Grounding;
}

const UNMENDED = { judge: null, repair: null };

const coach = builtInCoach(
  loadSituations(new URL('../../shared/knowledge/situations/', import.meta.url)),
  loadCases(new URL('../../shared/knowledge/cases/', import.meta.url)),
);

function askers(): ReadonlyMap<string, Asker> {
  const ephemeris = loadEphemeris();
  const charts = new Map(corpusCharts().map((chart) => [chart.chart, chart]));
  const dataOf = (birthUtc: string) =>
    chartDataOf(computeChart(Date.parse(birthUtc), ephemeris), true);
  const people = [...charts.values()].map((chart): [string, Asker] => [
    chart.chart,
    {
      line: `${chart.type}, ${chart.authority} authority, ${chart.profile}, ${chart.definition} definition; channels ${chart.definedChannels.join(', ')}; gates ${chart.activeGates.map(({ gate }) => gate).join(' ')}`,
      names: [],
      audience: 'individual',
      grounding: groundingOfChart(dataOf(chart.birthUtc), null, null),
    },
  ]);
  const teams = [...corpusTeams()].map(([id, ids]): [string, Asker] => {
    const rows = ids.flatMap((member) => charts.get(member) ?? []);
    const names = namesInTeam(rows.map(({ name }) => name));
    const members = rows.map(({ chart: id, birthUtc }, index) => {
      const chart = dataOf(birthUtc);
      return { id, firstName: names[index] ?? '', chart, summary: chart, certainty: null };
    });
    const reading = teamReadingOf(
      members.map((one) => ({ ...one, name: one.firstName, chartData: one.chart })),
    );
    return [
      id,
      {
        line: rows
          .map(
            ({ type, authority, profile }, index) =>
              `${names[index]}: ${type}, ${authority}, ${profile}`,
          )
          .join('; '),
        names,
        audience: 'team',
        grounding: groundingOfTeam(groundOf({ members, limitedPairs: [], ...reading })),
      },
    ];
  });
  return new Map([...people, ...teams]);
}

async function ask(
  { audience, grounding }: Asker,
  question: string,
  history: readonly Turn[],
): Promise<Pick<BuiltInAnswer, 'answer' | 'next' | 'leftOut'>> {
  const asked: CoachQuestion = {
    ...grounding,
    audience,
    instructions: '',
    selectedFacts: grounding.facts,
    passages: [],
    history,
    question,
    context: null,
    isRegenerated: false,
    askerKey: '',
    cacheKey: '',
  };
  const tally: Tally = { shown: 0, leftOut: [] };
  let next: readonly string[] = [];
  async function* pieces(): AsyncGenerator<CoachPiece> {
    for await (const piece of coach.reply(asked, new AbortController().signal)) {
      if (piece.kind === 'next') next = piece.questions;
      yield piece;
    }
  }
  let answer = '';
  for await (const { text } of releaseChecked(pieces(), asked, tally, () => 'en', UNMENDED)) {
    answer += text;
  }
  return { answer, next, leftOut: tally.leftOut };
}

/** Every question for each of its charts, every follow-up and every question of a team. */
export async function builtInAnswers(): Promise<readonly BuiltInAnswer[]> {
  const known = askers();
  const askerOf = (id: string): Asker => {
    const asker = known.get(id);
    if (asker === undefined) throw new Error(`There is no chart or team ${id}`);
    return asker;
  };
  const answers: BuiltInAnswer[] = [];
  const tell = async (
    kind: BuiltInAnswer['kind'],
    id: string,
    asker: Asker,
    question: string,
    history: readonly Turn[] = [],
  ) => {
    const told = await ask(asker, question, history);
    answers.push({ id, kind, chart: asker.line, history, question, ...told });
    return told;
  };
  for (const { id, charts, text } of CORPORA.questions()) {
    for (const chart of charts) await tell('question', `${id}-${chart}`, askerOf(chart), text);
  }
  for (const { id, chart, first, then } of CORPORA['follow-ups']()) {
    const asker = askerOf(chart);
    const { answer } = await ask(asker, first, []);
    await tell('follow-up', id, asker, then, [
      { speaker: 'person', text: first },
      { speaker: 'coach', text: answer },
    ]);
  }
  for (const { id, team, text } of CORPORA['team-questions']()) {
    await tell('team', id, askerOf(team), text);
  }
  return answers;
}

/** A question of somebody's own: "first, then" for a follow-up, `{A}` to `{C}` for a team's members. */
export interface OwnQuestion {
  readonly id?: string;
  /** The chart or team that asks; without it, they take turns. */
  readonly asker?: string;
  readonly audience: CoachQuestion['audience'];
  readonly turns: readonly [string, ...string[]];
}

/** Every question, each for its own asker or for the next of the first charts or teams. */
export async function answersTo(
  questions: readonly OwnQuestion[],
  charts: number,
): Promise<readonly BuiltInAnswer[]> {
  const known = askers();
  const answers: BuiltInAnswer[] = [];
  for (const [at, { id = String(at + 1), asker: own, audience, turns }] of questions.entries()) {
    const fitting = [...known.values()].filter((one) => one.audience === audience).slice(0, charts);
    const asker = own === undefined ? fitting[at % Math.max(1, fitting.length)] : known.get(own);
    if (asker === undefined) throw new Error(`There is no chart for ${audience} questions`);
    const history: Turn[] = [];
    for (const [turn, template] of turns.entries()) {
      const question = ['{A}', '{B}', '{C}'].reduce(
        (text, slot, member) => text.replaceAll(slot, asker.names[member] ?? 'they'),
        template,
      );
      const told = await ask(asker, question, history);
      const kind = turn > 0 ? 'follow-up' : audience === 'team' ? 'team' : 'question';
      if (turn === turns.length - 1) {
        answers.push({ id, kind, chart: asker.line, history: [...history], question, ...told });
      }
      history.push({ speaker: 'person', text: question }, { speaker: 'coach', text: told.answer });
    }
  }
  return answers;
}
