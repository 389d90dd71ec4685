import type { WrittenSentence } from '#shared/coach/claims.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import type { WorkCase } from '#shared/knowledge/cases.ts';
import type { Situation } from '#shared/knowledge/situations.ts';
import type { CoachQuestion } from '../../port.ts';
import { sentenceVectors } from '../sentence-vectors.ts';
import { aspectOf } from './aspects.ts';
import { caseAnswer } from './cases/case-answer.ts';
import { situationOfCase } from './cases/case-situation.ts';
import { caseTold } from './cases/case-told.ts';
import { closestQuestions } from './cases/closest-questions.ts';
import type { Difficulty } from './cases/difficulty.ts';
import { CaseFinder } from './cases/find-case.ts';
import { chapterBlocks } from './chapter-answers.ts';
import { chartTermsIn } from './chart-terms.ts';
import { inDirection } from './directions.ts';
import { type Draft, fact, paragraph } from './draft.ts';
import { type Entities, entitiesOf } from './entities.ts';
import { excerptOf } from './excerpt.ts';
import { followUpAnswer, plainFollowUp } from './follow-up/follow-up-answer.ts';
import type { Matter } from './follow-up/matter.ts';
import { continuation, type FollowUp, OF_THE_ANSWER, withoutThanks } from './follow-ups.ts';
import { CELL_DIFFICULTIES, cellFor } from './general/cell.ts';
import { FRAME_DIFFICULTIES, frameIn } from './general/find-frame.ts';
import { difficultyOf } from './general/frame-difficulty.ts';
import { GENERAL_DIFFICULTIES, generalAnswer } from './general/general-answer.ts';
import {
  aboutContext,
  definedTerms,
  definitionAnswer,
  directAnswer,
  starters,
} from './individual-direct.ts';
import { portraitAnswer, situationAnswer } from './individual-situations.ts';
import {
  choiceFor,
  entitiesFor,
  lastQuestion,
  type PersonTalk,
  personTalkOf,
} from './individual-talk.ts';
import { situationToldIn } from './last-answer.ts';
import type { KeptFile } from './learned/kept.ts';
import { appliedAnswer, partAskedAbout } from './named-part.ts';
import { type Near, NearestSubjects } from './nearest.ts';
import { askedOfChart } from './of-chart/asked-of-chart.ts';
import { ofChartAnswer } from './of-chart/of-chart-answer.ts';
import { ownFacts } from './own-facts.ts';
import { toldByPassage } from './passages.ts';
import { PORTRAITS, type Portrait } from './portraits.ts';
import { correctionsOf, withoutPremise } from './premises.ts';
import {
  type Interpretation,
  inOwnWords,
  isCertain,
  isGuess,
  readAs,
  whichReading,
} from './readings.ts';
import { selfTopicIn } from './self/self-answer.ts';
import { type SituationSubject, subjectsOf } from './situation-subject.ts';
import { withTelltales } from './telltales.ts';

type AnySubject = SituationSubject | Portrait;

/** Below it, not even a detailed question is answered by its likeliest reading. */
const GUESS = 0.15;
const DETAILED_WORDS_MIN = 7;
/** Below it, what helps in general is better than a situation that may be another one. */
const UNSURE = 0.52;
/** From here on, what a question tells by its parts is surer than a situation that is not certain. */
const FRAMED = 4;
/** What questions about a decision fall back to. */
const DECIDING = 'deciding';
const OF_AUTHORITY =
  /\b(?:chart|design)\b.*\b(?:emotional|gut|sacral|splenic|lunar|mental)\b|\b(?:emotional|gut|sacral|splenic|lunar|mental)\b.*\b(?:chart|design)\b/is;
const USING_IT =
  /\b(?:which (?:one )?(?:do|should) i|how do i (?:use|decide|work with|follow)|do i (?:use|follow|go with)|decides? (?:anything )?with)\b/i;
const HURRIED = 'decision-under-time-pressure';
/** From here on, a part of the chart is told for a situation. */
const APPLIED_MIN = 0.3;
/** Any words of a chart come near to it. */
const OF_CHARTS = 'telling-others-my-chart';
/** The second nearest is meant too from this share of the first one's score. */
const BOTH = 0.95;
const BOTH_MIN = 0.4;
const PORTRAIT_BONUS = 0.08;
const PORTRAIT_WORDS_MAX = 10;
const PORTRAIT_CASE_TIMES = 0.5;
/** Of these cases, some have a question that anybody can ask. */
const LIKELY_CASES = 6;
const CLOSEST_MAX = 3;

/** Longer follow-ups are new questions when they come this near to another subject. */
const NEW_SUBJECT = 0.7;

/** Somebody named before. */
const PRONOUN = /\b(?:he|him|his|she|her|they|them|their)\b/i;

/**
 * A short question about oneself is rather one about the chart; a long one tells a case, which no
 * portrait is about.
 */
function leaning(near: readonly Near<AnySubject>[], question: string): readonly Near<AnySubject>[] {
  const words = question.trim().split(/\s+/).length;
  const isOfChart = /\bmy (?:chart|design)\b/i.test(question);
  const isOfOneself = words <= 7 && /^(?:what|how|where|who|which)\b/i.test(question);
  const leaned = (score: number) => {
    if (isOfChart || isOfOneself) return score + PORTRAIT_BONUS;
    return words > PORTRAIT_WORDS_MAX ? score * PORTRAIT_CASE_TIMES : score;
  };
  return near
    .map((one) => ('tell' in one.subject ? { ...one, score: leaned(one.score) } : one))
    .toSorted((a, b) => b.score - a.score);
}

/** True for a bare fact that the corrections have just stated. */
function repeats(
  { kind, claims }: WrittenSentence,
  corrections: readonly WrittenSentence[],
): boolean {
  const stated = new Set(
    corrections.flatMap((one) => one.claims.map((own) => JSON.stringify(own))),
  );
  return (
    kind === 'fact' && claims.length > 0 && claims.every((own) => stated.has(JSON.stringify(own)))
  );
}

/** One question back, with three readings of what was asked. */
function clarifyingQuestion(talk: PersonTalk, near: readonly Near<AnySubject>[]): Draft {
  const readings = near.slice(0, 3).map(({ subject }) => subject);
  const opening =
    readings.length < 3
      ? `Tell me a little more about “${excerptOf(talk.question)}”: what happened last, and what would you like to be different?`
      : whichReading(readings);
  const next =
    readings.length < 3 ? starters(talk) : readings.flatMap(({ asked }) => asked[0] ?? []);
  return { blocks: [paragraph({ ...fact(opening), kind: 'question' })], next };
}

/** What the person's reading says, with the nearest subjects as next questions. */
function chapterAnswer(
  { question, person, said }: PersonTalk,
  near: readonly Near<AnySubject>[],
): Draft | null {
  const blocks = chapterBlocks(question, { person, said, vectors: sentenceVectors() });
  const next = near.slice(0, 3).flatMap(({ subject }) => subject.asked[0] ?? []);
  return blocks.length === 0 ? null : { blocks, next };
}

/** The second nearest, where a long question comes about as near to it. */
function alsoMeant(
  question: string,
  [best, second]: readonly Near<AnySubject>[],
): SituationSubject | undefined {
  if (!best || !second || 'tell' in second.subject) return undefined;
  const isNear = second.score >= Math.max(BOTH_MIN, best.score * BOTH);
  return isNear && question.split(' ').length > 8 ? second.subject : undefined;
}

/** "It says Emotional authority, and others say gut. Which one do I use?" */
function asksHowToDecide(question: string): boolean {
  const isOfAuthority =
    OF_AUTHORITY.test(question) ||
    chartTermsIn(question).some(({ topic }) => topic === 'authority');
  return isOfAuthority && USING_IT.test(question);
}

/** What the chart says to a question about it. */
function aboutChart(talk: PersonTalk): Draft | null {
  if (talk.isRegenerated || asksHowToDecide(talk.question)) return null;
  const asked = askedOfChart(talk.question);
  // A part of it has what a case adds to it, too.
  const isApplied = asked?.asks === 'apply' && partAskedAbout(talk.question) !== null;
  return asked === null || isApplied ? null : ofChartAnswer(talk, asked, sentenceVectors());
}

/** What a question about a decision falls back to. */
function decisionSubjectOf(question: string, { slots, isUrgent }: Entities): string | null {
  if (slots.deadline) return HURRIED;
  if (aspectOf(question) !== 'decide') return null;
  return isUrgent ? HURRIED : DECIDING;
}

/** About the chart rather than about a case. */
const OF_CHART =
  /\b(?:chart|design|gates?|channels?|centers?|lunar|conscious|unconscious|undefined|completely open|split|bodygraph|incarnation)\b/i;

function isUnsure(near: readonly Near<AnySubject>[], best: Near<AnySubject>): boolean {
  return !isCertain(near) && best.score < UNSURE && !('tell' in best.subject);
}

function isDetailedIn(question: string): boolean {
  return question.split(/\s+/).length >= DETAILED_WORDS_MIN;
}

/** Answers one person's questions from the situations and their chart. */
export class IndividualCoach {
  readonly #nearest: NearestSubjects<AnySubject>;
  readonly #situations: readonly Situation[];
  readonly #known: ReadonlySet<string>;
  readonly #teamSituations: readonly Situation[];
  readonly #cases: CaseFinder;
  /** Everything that may have been told in an earlier answer. */
  readonly #difficulties: readonly Difficulty[];

  constructor(
    situations: readonly Situation[],
    teamSituations: readonly Situation[],
    cases: readonly WorkCase[],
    known: ReadonlySet<string>,
  ) {
    const own = cases.filter(({ who }) => who !== 'team');
    this.#cases = new CaseFinder(own, situations);
    this.#difficulties = [
      ...own,
      ...FRAME_DIFFICULTIES,
      ...CELL_DIFFICULTIES,
      ...GENERAL_DIFFICULTIES,
    ];
    this.#nearest = new NearestSubjects([...subjectsOf(situations, own), ...PORTRAITS]);
    this.#situations = situations;
    this.#teamSituations = teamSituations;
    this.#known = known;
  }

  /** What a build keeps of it. */
  toFiles(): readonly KeptFile[] {
    return [...this.#cases.toFiles(), ...this.#nearest.toFiles()];
  }

  async answer(question: CoachQuestion, person: PersonFacts): Promise<Draft> {
    const talk = personTalkOf(question, person);
    const corrections = correctionsOf(talk.question, person).filter(
      ({ text }) => !talk.said.has(text),
    );
    const rest = corrections.length > 0 ? withoutPremise(talk.question) : talk.question;
    const draft = await this.#told({ ...talk, question: rest }, question);
    if (corrections.length === 0) return draft;
    const fitting = draft.blocks.flatMap(({ kind, sentences }) => {
      const fresh = sentences.filter((sentence) => !repeats(sentence, corrections));
      return fresh.length === 0 ? [] : [{ kind, sentences: fresh }];
    });
    return { ...draft, blocks: [paragraph(...corrections), ...fitting] };
  }

  async #told(talk: PersonTalk, asked: CoachQuestion): Promise<Draft> {
    if (talk.answers.length > 0) {
      const followUp = continuation(talk.question, lastQuestion(talk));
      const continued = followUp === null ? null : await this.#followed(followUp, talk);
      if (continued !== null) return continued;
      const question = withoutThanks(talk.question);
      if (question !== talk.question) return this.#told({ ...talk, question }, asked);
    }
    const direct = directAnswer(talk) ?? aboutContext(talk, asked.context) ?? aboutChart(talk);
    if (direct !== null) return direct;
    return this.#aboutSituation(talk, asked.passages);
  }

  async #near(talk: PersonTalk, entities: Entities): Promise<readonly Near<AnySubject>[]> {
    const found = leaning(await this.#nearest.near(entities.bare), talk.question);
    const sifted = withTelltales(inDirection(found, talk.question), talk.question);
    const near = inOwnWords(sifted, talk.question);
    const last = lastQuestion(talk);
    if (last === null || talk.answers.length === 0) return near;
    const before = await this.#nearest.near(entitiesOf(last, this.#known).bare);
    const current = before[0]?.subject.id;
    // A short question goes on with the conversation's subject.
    const bonus = talk.question.split(' ').length <= 8 ? 0.1 : 0.03;
    return near
      .map((one) => (one.subject.id === current ? { ...one, score: one.score + bonus } : one))
      .toSorted((a, b) => b.score - a.score);
  }

  async #aboutSituation(talk: PersonTalk, passages: CoachQuestion['passages']): Promise<Draft> {
    const entities = entitiesFor(
      talk,
      PRONOUN.test(talk.question) ? talk.earlier : [],
      this.#known,
    );
    const near = await this.#near(talk, entities);
    const applied = this.#applied(talk, entities, near);
    if (applied !== null) return applied;
    const close = this.#closely(talk, entities, near);
    if (close !== null) return close;
    const framed = isCertain(near) ? null : this.#framed(talk, entities, near);
    if (framed !== null) return framed;
    const [best] = near;
    const known = isGuess(near) ? this.#fromKnowledge(talk, passages) : null;
    if (known !== null) return known;
    if (best === undefined) return clarifyingQuestion(talk, near);
    if (isGuess(near)) return this.#guessed(talk, entities, near);
    const general = isUnsure(near, best) ? this.#inGeneral(talk, entities, near) : null;
    return general ?? this.#nearestTold(talk, entities, near, best);
  }

  /** A part of the chart that the question asks about, with what the nearest situation has for it. */
  #applied(talk: PersonTalk, entities: Entities, near: readonly Near<AnySubject>[]): Draft | null {
    const named = partAskedAbout(talk.question);
    if (named === null) return null;
    const ofCase = near.find(({ subject }) => 'situation' in subject && subject.id !== OF_CHARTS);
    const isNear = ofCase !== undefined && ofCase.score >= APPLIED_MIN;
    const situation = isNear && 'situation' in ofCase.subject ? ofCase.subject.situation : null;
    return appliedAnswer(talk, named, situation, choiceFor(talk, entities));
  }

  /** What the question tells by its parts, where that is surer than the nearest subject. */
  #framed(talk: PersonTalk, entities: Entities, near: readonly Near<AnySubject>[]): Draft | null {
    const { question } = talk;
    if (talk.isRegenerated || !isDetailedIn(question) || OF_CHART.test(question)) return null;
    const likely = this.#nearest.likelihoods(entities.bare);
    const found = frameIn(question, this.#cases.situationsOf(entities.bare, likely));
    const [best] = near;
    const isSurer = isGuess(near) || best === undefined || isUnsure(near, best);
    if (found === null || (!isSurer && found.score < FRAMED)) return null;
    const draft = caseAnswer(talk, entities, difficultyOf(found.frame, question), null);
    if (draft === null) return null;
    const closest = this.#closest(talk, entities);
    return closest.length > 0 ? { ...draft, next: closest } : draft;
  }

  /** The nearest subject, and the second one where a long question comes about as near to it. */
  #nearestTold(
    talk: PersonTalk,
    entities: Entities,
    near: readonly Near<AnySubject>[],
    { subject }: Near<AnySubject>,
  ): Draft {
    const named = (draft: Draft, subjects: readonly AnySubject[]) =>
      isCertain(near)
        ? draft
        : this.#read(draft, { subjects, near, said: talk.said }, talk, entities);
    if ('tell' in subject) return named(portraitAnswer(talk, subject), [subject]);
    const also = alsoMeant(talk.question, near);
    const situations = also
      ? ([subject.situation, also.situation] as const)
      : ([subject.situation] as const);
    return named(
      situationAnswer(talk, entities, situations, this.#teamSituations),
      also ? [subject, also] : [subject],
    );
  }

  /** How the person decides when that's asked, or a case that the question tells closely enough. */
  #closely(talk: PersonTalk, entities: Entities, near: readonly Near<AnySubject>[]): Draft | null {
    const deciding = near.find(({ subject }) => subject.id === DECIDING)?.subject;
    if (asksHowToDecide(talk.question) && deciding !== undefined) {
      return this.#answerOf(deciding, talk, entities);
    }
    if (talk.isRegenerated) return null;
    const likelihoods = this.#nearest.likelihoods(entities.bare);
    const told = this.#cases.find(entities.bare, likelihoods);
    return told === null ? null : caseAnswer(talk, entities, told, this.#situationOf(told));
  }

  /** A draft that says as what the question was read, with what it may be about instead. */
  #read(draft: Draft, reading: Interpretation, talk: PersonTalk, entities: Entities): Draft {
    const read = readAs(draft, reading);
    const closest = this.#closest(talk, entities).slice(0, CLOSEST_MAX - 1);
    return closest.length === 0 ? read : { ...read, next: [...draft.next.slice(0, 1), ...closest] };
  }

  /** What the question may be about, as questions that have an answer of their own. */
  #closest({ question, earlier }: PersonTalk, { bare }: Entities): readonly string[] {
    const likely = this.#cases.all(bare, this.#nearest.likelihoods(bare)).slice(0, LIKELY_CASES);
    const found = closestQuestions(
      question,
      likely.map(({ own }) => own),
    );
    return found.filter((one) => !earlier.includes(one)).slice(0, CLOSEST_MAX);
  }

  #situationOf({ of }: Difficulty): Situation | null {
    return this.#situations.find(({ id }) => id === of) ?? null;
  }

  /** The parts of a chart that a question names, or what the knowledge base says about it. */
  #fromKnowledge(talk: PersonTalk, passages: CoachQuestion['passages']): Draft | null {
    const terms = chartTermsIn(talk.question);
    if (terms.length > 0) return definitionAnswer(talk, terms);
    const told = toldByPassage(talk.question, passages, talk.person);
    return told === null ? null : { blocks: [paragraph(...told)], next: starters(talk) };
  }

  /**
   * What is said about a question that no subject comes near to: how to decide when it is about a
   * decision, the likeliest reading of a detailed question, else a question back.
   */
  #guessed(talk: PersonTalk, entities: Entities, near: readonly Near<AnySubject>[]): Draft {
    const [best] = near;
    const isDetailed = isDetailedIn(talk.question);
    const general = this.#inGeneral(talk, entities, near);
    if (general !== null) return general;
    const wanted = decisionSubjectOf(talk.question, entities);
    const deciding = near.find(({ subject }) => subject.id === wanted);
    if (deciding !== undefined) return this.#answerOf(deciding.subject, talk, entities);
    if (best === undefined || !isDetailed || best.score < GUESS) {
      return (isDetailed ? chapterAnswer(talk, near) : null) ?? clarifyingQuestion(talk, near);
    }
    const draft = this.#answerOf(best.subject, talk, entities);
    return this.#read(draft, { subjects: [best.subject], near, said: talk.said }, talk, entities);
  }

  /** What helps with any question of its form, and the likeliest readings to ask next. */
  #inGeneral(
    talk: PersonTalk,
    entities: Entities,
    near: readonly Near<AnySubject>[],
  ): Draft | null {
    if (talk.isRegenerated || !isDetailedIn(talk.question) || OF_CHART.test(talk.question)) {
      return null;
    }
    const cell = cellFor(talk.question, entities);
    const celled =
      cell === null ? null : caseAnswer(talk, entities, difficultyOf(cell, talk.question), null);
    const draft = celled ?? generalAnswer(talk, entities);
    if (draft === null) return null;
    const closest = this.#closest(talk, entities);
    if (closest.length > 0) return { ...draft, next: closest };
    const readings = near.slice(0, 2).flatMap(({ subject: { asked } }) => asked[0] ?? []);
    return { ...draft, next: [...draft.next.slice(0, 1), ...readings] };
  }

  #answerOf(subject: AnySubject, talk: PersonTalk, entities: Entities): Draft {
    return 'tell' in subject
      ? portraitAnswer(talk, subject)
      : situationAnswer(talk, entities, [subject.situation], this.#teamSituations);
  }

  async #followed(followUp: FollowUp, talk: PersonTalk): Promise<Draft | null> {
    const plain = plainFollowUp(followUp);
    if (plain !== null) return { blocks: [paragraph(...plain)], next: starters(talk) };
    const last = lastQuestion(talk);
    if (last === null) return null;
    if (await this.#isNewSubject(followUp, talk, last)) return null;
    const closer = followUp.kind === 'detail' ? await this.#withDetail(talk, last) : null;
    if (closer !== null) return closer;
    const matter = await this.#matterOf(talk, last);
    const draft = followUpAnswer(followUp, matter, this.#teamSituations);
    return draft.next.length > 0 ? draft : { ...draft, next: starters(talk) };
  }

  /**
   * What the earlier question and what's told now come near to together, where the last answer was
   * no case.
   */
  async #withDetail(talk: PersonTalk, last: string): Promise<Draft | null> {
    const told = caseTold(talk.answers, this.#difficulties);
    if (told !== null && told.of !== null) return null;
    const whole = { ...talk, question: `${last} ${talk.question}` };
    const entities = entitiesFor(whole, [], this.#known);
    const near = await this.#near(whole, entities);
    const close = this.#closely(whole, entities, near);
    if (close !== null) return close;
    const [best] = near;
    const isSurer = told !== null && best !== undefined && isCertain(near);
    return isSurer ? this.#answerOf(best.subject, whole, entities) : null;
  }

  /** What the last answer was about: a case, a part of the chart, or a situation. */
  async #matterOf(talk: PersonTalk, last: string): Promise<Matter> {
    const difficulty = caseTold(talk.answers, this.#difficulties);
    const terms = difficulty === null ? (definedTerms(last) ?? []) : [];
    const isOfChart =
      terms.length > 0 || ownFacts(last, talk.person) !== null || selfTopicIn(last) !== null;
    const situation =
      difficulty !== null
        ? situationOfCase(difficulty, this.#situationOf(difficulty))
        : isOfChart
          ? null
          : await this.#toldSituation(talk, last);
    return {
      question: talk.question,
      first: last,
      asked: [...talk.earlier, talk.question],
      text: talk.answers.at(-1) ?? '',
      answers: talk.answers,
      situation,
      difficulty,
      terms,
      choice: choiceFor(talk, entitiesFor(talk, talk.earlier, this.#known)),
    };
  }

  /**
   * The situation that the last answers told of, else the one that the last question comes nearest
   * to; null where it was about the asker rather than a case.
   */
  async #toldSituation(talk: PersonTalk, last: string): Promise<Situation | null> {
    const [first] = leaning(await this.#nearest.near(entitiesOf(last, this.#known).bare), last);
    if (first !== undefined && 'tell' in first.subject && first.score >= UNSURE) return null;
    const told = talk.answers
      .toReversed()
      .map((answer) => situationToldIn(answer, this.#situations))
      .find((situation) => situation !== null);
    if (told) return told;
    return first !== undefined && 'situation' in first.subject ? first.subject.situation : null;
  }

  /** "What if my client doesn't pay?" after an answer about meetings starts something new. */
  async #isNewSubject(followUp: FollowUp, talk: PersonTalk, last: string): Promise<boolean> {
    const words = talk.question.split(' ').length;
    const isAboutTime = followUp.kind === 'hurry' || followUp.kind === 'what if';
    if (words < (isAboutTime ? 10 : 6) || OF_THE_ANSWER.has(followUp.kind)) return false;
    const [now] = await this.#nearest.near(entitiesOf(talk.question, this.#known).bare);
    const [before] = await this.#nearest.near(entitiesOf(last, this.#known).bare);
    return now !== undefined && now.score >= NEW_SUBJECT && now.subject.id !== before?.subject.id;
  }
}
