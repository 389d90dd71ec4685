import type { WrittenSentence } from '#shared/coach/claims.ts';
import { claimsIn } from '#shared/coach/lexicon/find-claims.ts';
import type { WorkCase } from '#shared/knowledge/cases.ts';
import type { Situation } from '#shared/knowledge/situations.ts';
import type { ChatPort, CoachPiece, CoachQuestion } from '../port.ts';
import { withoutRanges } from './coach/asked-dates.ts';
import { advice, type Draft, fact, paragraph, Said } from './coach/draft.ts';
import { followUpFiles } from './coach/follow-ups.ts';
import { glossed } from './coach/glossed.ts';
import { IndividualCoach } from './coach/individual.ts';
import { knownWordsOf } from './coach/known-words.ts';
import { type Foreign, foreignLanguageOf, languageNamed } from './coach/languages.ts';
import type { KeptFile } from './coach/learned/kept.ts';
import { withoutRejected } from './coach/rejected.ts';
import { TeamCoach } from './coach/team.ts';

/** Without a chart there is nothing to answer from. */
const NO_CHART: Draft = {
  blocks: [paragraph(...advice('I need a chart to answer that. Create one, and ask me again.'))],
  next: [],
};

const NAME = 'built-in';
const MODEL = 'situations';

/** A coach without key or network, made of our own texts about situations at work. */
class BuiltInCoach implements ChatPort {
  readonly name = NAME;
  readonly model = MODEL;
  readonly #individual: IndividualCoach;
  readonly #team: TeamCoach;

  constructor(situations: readonly Situation[], cases: readonly WorkCase[]) {
    const known = knownWordsOf(situations);
    const team = situations.filter(({ audience }) => audience === 'team');
    const individual = situations.filter(({ audience }) => audience === 'individual');
    this.#individual = new IndividualCoach(individual, team, cases, known);
    this.#team = new TeamCoach(team, cases, known);
  }

  toFiles(): readonly KeptFile[] {
    return [...this.#individual.toFiles(), ...this.#team.toFiles(), ...followUpFiles()];
  }

  async *reply(question: CoachQuestion, signal: AbortSignal): AsyncIterable<CoachPiece> {
    if (signal.aborted) return;
    yield { kind: 'opening', language: 'en', safety: 'none' };
    const language = languageOf(question.question);
    const draft = withNote(
      await this.#draft(inEnglish(question)),
      language ?? languageNamed(question.question),
    );
    for (const [block, { kind, sentences }] of draft.blocks.entries()) {
      for (const sentence of sentences) {
        if (signal.aborted) return;
        const said = sentence.kind === 'general' ? ofAnyone(sentence, question) : sentence;
        yield { kind: 'sentence', block, blockKind: kind, sentence: said };
      }
    }
    if (signal.aborted || draft.next.length === 0) return;
    yield { kind: 'next', questions: draft.next };
  }

  async #draft(question: CoachQuestion): Promise<Draft> {
    if (question.audience === 'team') return this.#team.answer(question);
    const [person] = question.people;
    if (person === undefined) return NO_CHART;
    const answers = question.history.flatMap(({ speaker, text }) =>
      speaker === 'coach' ? text : [],
    );
    const draft = await this.#individual.answer(question, person);
    return withoutRejected(draft, question.rejected ?? [], new Said(answers));
  }
}

/** Says whose chart a definition is about: nobody's, so that the check doesn't read it as the asker's. */
function ofAnyone(sentence: WrittenSentence, { people, team }: CoachQuestion): WrittenSentence {
  if (sentence.claims.length > 0) return sentence;
  const facts = { people, team };
  const context = { language: 'en', facts, previous: [], isQuestion: false };
  const claims = claimsIn(sentence.text, context).claims.map((one) => ({
    ...one,
    about: 'anyone',
  }));
  return { ...sentence, claims };
}

function inEnglish(question: CoachQuestion): CoachQuestion {
  const history = question.history.map((turn) =>
    turn.speaker === 'coach' ? turn : { ...turn, text: englishOf(turn.text) },
  );
  return { ...question, history, question: englishOf(question.question) };
}

function languageOf(text: string): Foreign | null {
  return foreignLanguageOf(withoutRanges(text));
}

function englishOf(text: string): string {
  const language = languageOf(text);
  return language === null ? text : glossed(text, language.code);
}

/** Tells people who write another language, in theirs, that the answer is in English. */
function withNote(draft: Draft, language: Foreign | null): Draft {
  if (language === null) return draft;
  const note = paragraph({ ...fact(language.note), kind: 'general' });
  return { ...draft, blocks: [note, ...draft.blocks] };
}

/** The built-in coach, made when it is prepared or asked first: its texts take 13 MB. */
export function coachWhenAsked(make: () => ChatPort): ChatPort {
  let made: ChatPort | undefined;
  const coach = () => {
    made ??= make();
    return made;
  };
  return {
    name: NAME,
    model: MODEL,
    prepare: () => void coach(),
    reply: (question, signal) => coach().reply(question, signal),
  };
}

/**
 * @param situations what the coach can speak about
 * @param cases what it answers more closely
 */
export function builtInCoach(
  situations: readonly Situation[],
  cases: readonly WorkCase[] = [],
): ChatPort {
  return new BuiltInCoach(situations, cases);
}

/** What the built-in coach would learn with its first questions, for a build to keep. */
export function filesOfCoach(
  situations: readonly Situation[],
  cases: readonly WorkCase[],
): readonly KeptFile[] {
  return new BuiltInCoach(situations, cases).toFiles();
}
