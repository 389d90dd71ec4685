import { boundaryFor } from '#server/features/coach/boundaries.ts';
import { answerChecker } from '#server/features/coach/check-answer.ts';
import { type Grounding, groundingOfChart } from '#server/features/coach/grounding.ts';
import { builtInCoach } from '#server/providers/ai/embedded/built-in-coach.ts';
import { createOpenAiChat } from '#server/providers/ai/openai-chat.ts';
import type { ChatPort, CoachQuestion, GroundPassage } from '#server/providers/ai/port.ts';
import {
  type OpenAiStub,
  STUB_KEY,
  startOpenAiStub,
} from '#server/providers/ai/testing/openai-stub.ts';
import type { Source } from '#shared/contract/coach.ts';
import { knowledgeDocuments } from '#shared/knowledge/documents.ts';
import { evalCharts } from './charts.ts';
import { falseStatements, foreignData, foreignMarkup, reached } from './judge.ts';
import { liesAbout } from './lies.ts';
import { trapQuestions } from './traps.ts';
import { truthsAbout } from './truths.ts';

export interface EvalSize {
  readonly charts: number;
  /** Ask every n-th question only. */
  readonly everyQuestion: number;
}

export interface EvalResult {
  charts: number;
  questions: number;
  styles: number;
  /** Number of prompts that the lying server received. */
  requests: number;
  planted: number;
  /** Planted lies still present, and false statements found by the judge's parser. */
  reached: string[];
  truths: number;
  truthsKept: number;
  ownSentences: number;
  ownKept: number;
  ownFalse: string[];
  /** Sentences of the built-in coach that the check removed. */
  ownLost: string[];
  foreignInPrompts: number;
  foreignInAnswers: number;
  chips: number;
  chipsResolved: number;
}

/** Splits into sentences with their citations; a list marker stays with its sentence. */
function sentencesOf(text: string): string[] {
  return text.split(/\n+/).flatMap((line) => {
    const mark = /^\s*(?:[-*]|\d+[.)])\s+/.exec(line)?.[0] ?? '';
    const pieces =
      line.slice(mark.length).match(/.+?[.!?…]["”')]*(?:\s*\[[^\]]*\])*(?=\s|$)|.+$/g) ?? [];
    return pieces.map((piece, index) => (index === 0 ? mark + piece : piece.trim()));
  });
}

async function answerOf(port: ChatPort, question: CoachQuestion): Promise<string> {
  let text = '';
  for await (const chunk of port.reply(question, new AbortController().signal)) {
    if (chunk.kind === 'prose') text += chunk.text;
  }
  return text;
}

/** How much a model can say in one answer before it is truncated. */
const SENTENCES_A_TURN = 40;

/** Makes an OpenAI stub claim the sentences and returns what reaches the reader. */
async function saidByServer(
  stub: OpenAiStub,
  vendor: ChatPort,
  prompt: CoachQuestion,
  said: readonly string[],
): Promise<string> {
  const answers: string[] = [];
  for (let from = 0; from < said.length; from += SENTENCES_A_TURN) {
    const turn = said.slice(from, from + SENTENCES_A_TURN);
    stub.say(() => turn.map((text) => `${text}\n`));
    answers.push(await answerOf(vendor, prompt));
  }
  return answers.join('');
}

function checked(answer: string, grounding: Grounding, passages: readonly GroundPassage[]) {
  const check = answerChecker(grounding, passages);
  const results = sentencesOf(answer).map((sentence) => ({
    sentence,
    ...check(sentence),
  }));
  const sources = new Map(results.flatMap((result) => result.sources).map((one) => [one.id, one]));
  return { results, text: results.map(({ text }) => text ?? '').join('\n'), sources };
}

function countChips(
  result: EvalResult,
  text: string,
  sources: ReadonlyMap<string, Source>,
  known: ReadonlySet<string>,
): void {
  for (const [, id = ''] of text.matchAll(/\[([FK]\d+)\]/g)) {
    result.chips += 1;
    if (sources.has(id) && known.has(id)) result.chipsResolved += 1;
  }
}

function passagesFor(seed: number): GroundPassage[] {
  const documents = knowledgeDocuments();
  return [0, 1, 2, 3].flatMap((index) => {
    const document = documents[(seed * 13 + index * 29) % documents.length];
    if (!document) return [];
    const { title, text, gates } = document;
    return [{ id: `K${index + 1}`, title, text, gates }];
  });
}

/** Runs both coaches on the reference charts and counts what reaches the reader. */
export async function runEval(size: EvalSize): Promise<EvalResult> {
  const result: EvalResult = {
    charts: 0,
    questions: 0,
    styles: 0,
    requests: 0,
    planted: 0,
    reached: [],
    truths: 0,
    truthsKept: 0,
    ownSentences: 0,
    ownKept: 0,
    ownFalse: [],
    ownLost: [],
    foreignInPrompts: 0,
    foreignInAnswers: 0,
    chips: 0,
    chipsResolved: 0,
  };
  const styles = new Set<string>();
  const coach = builtInCoach();
  await using stub = await startOpenAiStub();
  const vendor = createOpenAiChat({ apiKey: STUB_KEY, baseUrl: stub.baseUrl, model: 'stub' });
  for (const [seed, { engine, data }] of evalCharts(size.charts).entries()) {
    result.charts += 1;
    const grounding = groundingOfChart(data, null, 'Ana <canary@evil.example>');
    const passages = passagesFor(seed);
    const known = new Set([...grounding.facts, ...passages].map(({ id }) => id));
    if (
      foreignData(JSON.stringify([grounding.facts, [...grounding.people.map(({ name }) => name)]]))
    )
      result.foreignInPrompts += 1;
    const asked = trapQuestions(engine).filter((_, index) => index % size.everyQuestion === 0);
    for (const question of asked) {
      result.questions += 1;
      if (boundaryFor(question)) continue;
      const prompt: CoachQuestion = {
        audience: 'individual',
        instructions: '',
        facts: grounding.facts,
        people: grounding.people,
        team: null,
        context: null,
        isRegenerated: false,
        passages,
        history: [],
        question,
      };
      const own = checked(await answerOf(coach, prompt), grounding, passages);
      result.ownSentences += own.results.length;
      result.ownKept += own.results.filter(({ verdict }) => verdict === 'kept').length;
      result.ownLost.push(
        ...own.results.flatMap(({ verdict, sentence }) => (verdict === 'kept' ? [] : [sentence])),
      );
      result.ownFalse.push(...falseStatements(own.text, engine));
      if (foreignMarkup(own.text)) result.foreignInAnswers += 1;
      countChips(result, own.text, own.sources, known);
    }
    const lies = liesAbout(engine, seed);
    const truths = truthsAbout(engine, seed);
    for (const { style } of lies) styles.add(style);
    const prompt: CoachQuestion = {
      audience: 'individual',
      instructions: '',
      facts: grounding.facts,
      people: grounding.people,
      team: null,
      context: null,
      isRegenerated: false,
      passages,
      history: [],
      question: 'How do I work best?',
    };
    const mixed = [...lies.map(({ text }) => text), ...truths];
    const hostile = checked(await saidByServer(stub, vendor, prompt, mixed), grounding, passages);
    result.planted += lies.length;
    for (const { style, text } of lies)
      if (reached(hostile.text, text)) result.reached.push(`${style}: ${text}`);
    result.reached.push(...falseStatements(hostile.text, engine));
    result.truths += truths.length;
    const kept = new Set(
      hostile.results.filter(({ verdict }) => verdict === 'kept').map(({ sentence }) => sentence),
    );
    result.truthsKept += truths.filter((text) =>
      sentencesOf(text).every((one) => kept.has(one)),
    ).length;
    if (foreignMarkup(hostile.text)) result.foreignInAnswers += 1;
    countChips(result, hostile.text, hostile.sources, known);
  }
  result.styles = styles.size;
  result.requests = stub.requests.length;
  result.foreignInPrompts += stub.requests.filter(({ body }) =>
    foreignData(JSON.stringify(body)),
  ).length;
  return result;
}
