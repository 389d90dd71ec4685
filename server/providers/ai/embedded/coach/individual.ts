import type { WrittenSentence } from '#shared/coach/claims.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import type { Situation } from '#shared/knowledge/situations.ts';
import type { CoachQuestion } from '../../port.ts';
import { type Aspect, aspectOf } from './aspects.ts';
import { answerAbout, basics, reasonsFor, type TermAnswer } from './chart-answers.ts';
import { type ChartTerm, chartTermsIn, meantTermsIn, termIn } from './chart-terms.ts';
import { composed, nextQuestions } from './compose.ts';
import { inDirection } from './directions.ts';
import { advice, type Block, type Draft, fact, paragraph, Said, wordCount } from './draft.ts';
import { elsewhere } from './elsewhere.ts';
import { type Entities, entitiesOf } from './entities.ts';
import { type FollowUp, followUpOf } from './follow-ups.ts';
import { judgment } from './judged-terms.ts';
import { situationToldIn } from './last-answer.ts';
import { type Near, NearestSubjects, type Subject } from './nearest.ts';
import { chartFollowUp, operated, plainFollowUp } from './operations.ts';
import { ownFacts } from './own-facts.ts';
import { toldByPassage } from './passages.ts';
import { PORTRAITS, type Portrait } from './portraits.ts';
import { correctionsOf, withoutPremise } from './premises.ts';
import { leadFor } from './question-form.ts';
import { inOwnWords, isCertain, isGuess, readAs, whichReading } from './readings.ts';
import { roleIn } from './roles.ts';
import { type Choice, comparedWords } from './sections.ts';
import { vagueDraft } from './vague.ts';

export interface SituationSubject extends Subject {
  readonly situation: Situation;
}
type AnySubject = SituationSubject | Portrait;

/** Below it, not even a detailed question is answered by its likeliest reading. */
const GUESS = 0.12;
const DETAILED_WORDS_MIN = 7;
/** What questions about a decision fall back to. */
const DECIDING = 'deciding';
const HURRIED = 'decision-under-time-pressure';
/** The second nearest is meant too from this share of the first one's score. */
const BOTH = 0.95;
const BOTH_MIN = 0.4;
/** A short question about oneself is rather one about the chart. */
const PORTRAIT_BONUS = 0.08;
/** Longer follow-ups are new questions when they come this near to another subject. */
const NEW_SUBJECT = 0.42;
const DEFINED_WORDS_MAX = 110;

const GREETING =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|yo|howdy)(?: there| coach)?[ !.,]*$/i;
const WHO =
  /\b(?:who|what) are you\b|\bare you (?:an? )?(?:ai|bot|human|robot|chatgpt|real)\b|\bhow do you work\b|\bwhat can (?:you do|i ask)\b|^help[?!. ]*$/i;
/** Somebody named before. */
const PRONOUN = /\b(?:he|him|his|she|her|they|them|their)\b/i;
const DEFINITION =
  /^(?:(?:and|but|so|ok|hey|please)[, ]+)*(?:what(?:'s| is| are| does| do)|whats|explain|define|describe|tell me (?:more )?about|meaning of|how does|what about|can you explain|who is)\b/i;

/** Topics of which a chart has one value: it is told once. */
const TOLD_ONCE: ReadonlySet<ChartTerm['topic']> = new Set([
  'type',
  'authority',
  'profile',
  'definition',
]);

function leaning(near: readonly Near<AnySubject>[], question: string): readonly Near<AnySubject>[] {
  const isAboutOneself =
    question.split(' ').length <= 7 && /^(?:what|how|where|who|which)\b/i.test(question);
  if (!isAboutOneself && !/\bmy (?:chart|design)\b/i.test(question)) return near;
  return near
    .map((one) => ('tell' in one.subject ? { ...one, score: one.score + PORTRAIT_BONUS } : one))
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

const EXCERPT_MAX = 48;

/** The beginning of a question in plain letters, to quote it. */
export function excerptOf(question: string): string {
  const plain = question
    .replaceAll(/[^\p{L}\p{N} ,'’-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain === '') return 'that';
  return plain.length <= EXCERPT_MAX ? plain : `${plain.slice(0, EXCERPT_MAX).trimEnd()}…`;
}

function bodyOf({ sections }: Situation): string {
  return sections.map(({ text }) => text.replaceAll(/[{}|]/g, ' ')).join(' ');
}

export function subjectOf(situation: Situation): SituationSubject {
  return { ...situation, body: bodyOf(situation), situation };
}

/** What has been said in a conversation. */
interface Talk {
  readonly person: PersonFacts;
  readonly question: string;
  readonly earlier: readonly string[];
  readonly answers: readonly string[];
  readonly said: Said;
  readonly isRegenerated: boolean;
}

/** The question that the last answer was about: the last one that is no follow-up. */
function lastQuestion({ earlier }: Talk): string | null {
  return earlier.findLast((question, at) => at === 0 || followUpOf(question) === null) ?? null;
}

function hashOf(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash;
}

/** Answers one person's questions from the situations and their chart. */
export class IndividualCoach {
  readonly #nearest: NearestSubjects<AnySubject>;
  readonly #situations: readonly Situation[];
  readonly #known: ReadonlySet<string>;
  readonly #teamSituations: readonly Situation[];

  constructor(
    situations: readonly Situation[],
    teamSituations: readonly Situation[],
    known: ReadonlySet<string>,
  ) {
    this.#nearest = new NearestSubjects([...situations.map(subjectOf), ...PORTRAITS]);
    this.#situations = situations;
    this.#teamSituations = teamSituations;
    this.#known = known;
  }

  async answer(question: CoachQuestion, person: PersonFacts): Promise<Draft> {
    const earlier = question.history.flatMap(({ speaker, text }) =>
      speaker === 'person' ? [text] : [],
    );
    const answers = question.history.flatMap(({ speaker, text }) =>
      speaker === 'coach' ? [text] : [],
    );
    const talk: Talk = {
      person,
      question: question.question,
      earlier,
      answers,
      said: new Said(answers),
      isRegenerated: question.isRegenerated,
    };
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

  async #told(talk: Talk, question: CoachQuestion): Promise<Draft> {
    const followUp = talk.answers.length > 0 ? followUpOf(talk.question) : null;
    if (followUp !== null) {
      const continued = await this.#followed(followUp, talk);
      if (continued !== null) return continued;
    }
    const direct = this.#direct(talk) ?? this.#aboutContext(talk, question.context);
    if (direct !== null) return direct;
    return this.#aboutSituation(talk, question.passages);
  }

  /** What needs no situation: greetings, other pages, terms, and facts of the chart. */
  #direct(talk: Talk): Draft | null {
    const { question, person } = talk;
    if (GREETING.test(question.trim())) return this.#greeting();
    if (WHO.test(question) && question.length < 60) return this.#introduction();
    const vague = vagueDraft(question);
    if (vague !== null) return vague;
    const other = elsewhere(question);
    if (other !== null) return { blocks: [other], next: [] };
    const facts = ownFacts(question, person);
    if (facts !== null) return this.#factual(talk, facts);
    const terms = definedTerms(question);
    return terms === null ? null : this.#defined(talk, terms);
  }

  #factual(talk: Talk, facts: readonly WrittenSentence[]): Draft {
    return { blocks: [paragraph(...facts)], next: this.#starters(talk) };
  }

  #defined(talk: Talk, terms: readonly ChartTerm[]): Draft {
    const judged = judgment(talk.question, terms);
    const blocks: Block[] = judged === null ? [] : [paragraph(judged)];
    let room = DEFINED_WORDS_MAX;
    for (const [at, term] of terms.slice(0, 2).entries()) {
      const { definition, inChart } = answerAbout(term, talk.person);
      const isSameTopic = at > 0 && terms[0]?.topic === term.topic && TOLD_ONCE.has(term.topic);
      for (const sentences of [definition, isSameTopic ? [] : inChart]) {
        room -= wordCount(sentences);
        if (sentences.length > 0 && room >= 0) blocks.push(paragraph(...sentences));
      }
    }
    return { blocks, next: this.#starters(talk) };
  }

  #aboutContext(talk: Talk, context: CoachQuestion['context']): Draft | null {
    if (context === null) return null;
    const terms = chartTermsIn(contextText(context));
    return terms.length === 0 ? null : this.#defined(talk, terms);
  }

  async #near(talk: Talk, entities: Entities): Promise<readonly Near<AnySubject>[]> {
    const found = leaning(await this.#nearest.near(entities.bare), talk.question);
    const near = inOwnWords(inDirection(found, talk.question), talk.question);
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

  async #aboutSituation(talk: Talk, passages: CoachQuestion['passages']): Promise<Draft> {
    const entities = this.#entities(talk, PRONOUN.test(talk.question) ? talk.earlier : []);
    const near = await this.#near(talk, entities);
    const [best, second] = near;
    const known = isGuess(near) ? this.#fromKnowledge(talk, passages) : null;
    if (known !== null) return known;
    if (best === undefined) return this.#asked(talk, near);
    if (isGuess(near)) return this.#guessed(talk, entities, near);
    const { subject } = best;
    const named = (draft: Draft, subjects: readonly AnySubject[]) =>
      isCertain(near) ? draft : readAs(draft, { subjects, near, said: talk.said });
    if ('tell' in subject) return named(this.#portrait(talk, subject), [subject]);
    const isBoth =
      second !== undefined &&
      !('tell' in second.subject) &&
      second.score >= BOTH_MIN &&
      second.score >= best.score * BOTH &&
      talk.question.split(' ').length > 8;
    if (!isBoth || 'tell' in second.subject) {
      return named(this.#situated(talk, entities, [subject.situation]), [subject]);
    }
    const situations = [subject.situation, second.subject.situation] as const;
    return named(this.#situated(talk, entities, situations), [subject, second.subject]);
  }

  /** The parts of a chart that a question names, or what the knowledge base says about it. */
  #fromKnowledge(talk: Talk, passages: CoachQuestion['passages']): Draft | null {
    const terms = chartTermsIn(talk.question);
    if (terms.length > 0) return this.#defined(talk, terms);
    const told = toldByPassage(talk.question, passages, talk.person);
    return told === null ? null : { blocks: [paragraph(...told)], next: this.#starters(talk) };
  }

  /**
   * What is said about a question that no subject comes near to: how to decide when it is about a
   * decision, the likeliest reading of a detailed question, else a question back.
   */
  #guessed(talk: Talk, entities: Entities, near: readonly Near<AnySubject>[]): Draft {
    const isDecision =
      aspectOf(talk.question) === 'decide' || entities.slots.deadline !== undefined;
    const wanted = entities.isUrgent || entities.slots.deadline ? HURRIED : DECIDING;
    const general = isDecision ? near.find(({ subject }) => subject.id === wanted) : undefined;
    const [best] = near;
    const isDetailed = talk.question.split(/\s+/).length >= DETAILED_WORDS_MIN;
    const read = general ?? (best && isDetailed && best.score >= GUESS ? best : undefined);
    if (read === undefined) return this.#asked(talk, near);
    const { subject } = read;
    const draft =
      'tell' in subject
        ? this.#portrait(talk, subject)
        : this.#situated(talk, entities, [subject.situation]);
    if (general !== undefined) return draft;
    return readAs(draft, { subjects: [subject], near, said: talk.said });
  }

  #situated(
    talk: Talk,
    entities: Entities,
    situations: readonly [Situation, ...Situation[]],
  ): Draft {
    const aspect: Aspect = aspectOf(talk.question);
    const asked = [...talk.earlier, talk.question];
    const choice = this.#choice(talk, entities);
    const form = leadFor(talk.question, talk.person, entities.slots);
    const lead = talk.said.hasAny(form) ? [] : form;
    const draft = composed(
      {
        situations,
        aspect,
        isUrgent: entities.isUrgent,
        isAgain: talk.isRegenerated,
        lead,
        choice,
      },
      asked,
    );
    if (draft.blocks.length > 0) return draft;
    const last = { text: talk.answers.at(-1) ?? '', answers: talk.answers, situations, choice };
    return operated({ kind: 'more' }, last, { teamSituations: this.#teamSituations, asked });
  }

  #portrait(talk: Talk, portrait: Portrait): Draft {
    const asked = [...talk.earlier, talk.question];
    const paragraphs = portrait.tell(talk.person).map((sentences) =>
      sentences.filter((sentence, at) => {
        const isFirst = sentences.findIndex(({ text }) => text === sentence.text) === at;
        return isFirst && !talk.said.has(sentence.text);
      }),
    );
    let room = DEFINED_WORDS_MAX;
    const blocks = paragraphs.flatMap((sentences) => {
      const fitting = sentences.filter((one) => {
        const words = wordCount([one]);
        if (words > room) return false;
        room -= words;
        return true;
      });
      return fitting.length === 0 ? [] : [paragraph(...fitting)];
    });
    const next = nextQuestions([portrait], asked);
    if (blocks.length > 0) return { blocks, next };
    return { blocks: [paragraph(...basics(talk.person))], next };
  }

  /** What the question says about the case, and what `carried` earlier ones said. */
  #entities({ question }: Talk, carried: readonly string[]): Entities {
    const now = entitiesOf(question, this.#known);
    const before = carried.map((text) => entitiesOf(text, this.#known).slots);
    const slots = Object.assign({}, ...before, now.slots);
    return { ...now, slots };
  }

  #choice({ person, said, question, earlier, isRegenerated }: Talk, entities: Entities): Choice {
    const told = [...earlier, question].findLast((text) => roleIn(text) !== null);
    const turn = hashOf(`${person.profile.value} ${person.incarnationCross.value}`);
    return {
      person,
      slots: entities.slots,
      said,
      words: comparedWords(question),
      turn: turn + (isRegenerated ? 1 : 0),
      role: told === undefined ? null : roleIn(told),
    };
  }

  async #followed(followUp: FollowUp, talk: Talk): Promise<Draft | null> {
    const plain = plainFollowUp(followUp);
    if (plain !== null) return { blocks: [paragraph(...plain)], next: this.#starters(talk) };
    const last = lastQuestion(talk);
    if (last === null) return null;
    if (await this.#isNewSubject(followUp, talk, last)) return null;
    const asked = [...talk.earlier, talk.question];
    const direct = definedTerms(last);
    if (direct !== null || ownFacts(last, talk.person) !== null) {
      return this.#chartFollowed(followUp, talk, direct ?? []);
    }
    const text = talk.answers.at(-1) ?? '';
    const told = talk.answers
      .toReversed()
      .map((answer) => situationToldIn(answer, this.#situations))
      .find((situation) => situation !== null);
    const near = await this.#nearest.near(entitiesOf(last, this.#known).bare);
    const first = near[0]?.subject;
    if (told === undefined && first === undefined) return null;
    if (told === undefined && first !== undefined && 'tell' in first) {
      return this.#chartFollowed(followUp, talk, []);
    }
    const situation = told ?? (first && 'situation' in first ? first.situation : undefined);
    if (situation === undefined) return null;
    const situations = [situation] as const;
    const choice = this.#choice(talk, this.#entities(talk, talk.earlier));
    return operated(
      followUp,
      { text, answers: talk.answers, situations, choice },
      { teamSituations: this.#teamSituations, asked },
    );
  }

  /** "What if my client doesn't pay?" after an answer about meetings starts something new. */
  async #isNewSubject(followUp: FollowUp, talk: Talk, last: string): Promise<boolean> {
    const words = talk.question.split(' ').length;
    const isAboutTime = followUp.kind === 'hurry' || followUp.kind === 'what if';
    if (words < (isAboutTime ? 10 : 6) || followUp.kind === 'for type') return false;
    const [now] = await this.#nearest.near(entitiesOf(talk.question, this.#known).bare);
    const [before] = await this.#nearest.near(entitiesOf(last, this.#known).bare);
    return now !== undefined && now.score >= NEW_SUBJECT && now.subject.id !== before?.subject.id;
  }

  #chartFollowed(followUp: FollowUp, talk: Talk, terms: readonly ChartTerm[]): Draft {
    const answers = terms.map((term): TermAnswer => answerAbout(term, talk.person));
    const fresh = (sentences: readonly WrittenSentence[]) =>
      sentences.filter(({ text }) => !talk.said.has(text));
    const more = fresh(answers.flatMap((answer) => [...answer.inChart, ...answer.more]));
    const reasons = fresh(reasonsFor(lastQuestion(talk) ?? '', talk.person));
    const told = fresh(chartFollowUp(followUp, talk.person, { reasons, more })).slice(0, 3);
    const blocks =
      told.length > 0
        ? [paragraph(...told)]
        : [
            paragraph(
              ...advice(
                'That’s what the chart says about it. Tell me where it comes up at work, and I can get specific.',
              ),
            ),
          ];
    return { blocks, next: this.#starters(talk) };
  }

  /** One question back, with three readings of what was asked. */
  #asked(talk: Talk, near: readonly Near<AnySubject>[]): Draft {
    const readings = near.slice(0, 3).map(({ subject }) => subject);
    const opening =
      readings.length < 3
        ? `Tell me a little more about “${excerptOf(talk.question)}”: what happened last, and what would you like to be different?`
        : whichReading(readings);
    const next =
      readings.length < 3 ? this.#starters(talk) : readings.flatMap(({ asked }) => asked[0] ?? []);
    return { blocks: [paragraph({ ...fact(opening), kind: 'question' })], next };
  }

  #greeting(): Draft {
    return {
      blocks: [paragraph(...advice('Hi. What’s on your mind at work today?'))],
      next: ['How do I make decisions?', 'What are my strengths?', 'How do I handle pressure?'],
    };
  }

  #introduction(): Draft {
    return {
      blocks: [
        paragraph(
          ...advice(
            'I’m the built-in coach. I answer from your chart and our own texts about work, with no outside AI, so nothing you write leaves this installation. Ask me about a situation: who’s involved, what happened, and what you need to decide.',
          ),
        ),
      ],
      next: ['What are my strengths?', 'How do I ask for a raise?', 'How do I make decisions?'],
    };
  }

  #starters({ earlier, question }: Talk): readonly string[] {
    const starters = [
      'How do I make decisions?',
      'What are my strengths?',
      'What should I watch out for?',
      'Where do I work best?',
      'How do others see me?',
      'How do I handle pressure?',
    ];
    return nextQuestions(
      [{ next: starters.slice(0, 3) }, { next: starters.slice(3) }],
      [...earlier, question],
    );
  }
}

/** What was selected, as somebody would name it: "gate 34", "solar plexus center". */
function contextText({ kind, value }: NonNullable<CoachQuestion['context']>): string {
  if (kind === 'gate' || kind === 'function') return `gate ${value}`;
  if (kind === 'center') return `${value.replace('solarPlexus', 'solar plexus')} center`;
  return value;
}

/** The terms that a question asks the meaning of, or null when it asks for something else. */
function definedTerms(question: string): readonly ChartTerm[] | null {
  const text = question.replaceAll('’', "'").trim();
  const terms = meantTermsIn(text);
  if (judgment(text, terms) !== null) return terms;
  const isShort = text.split(/\s+/).length <= 4;
  if (terms.length > 0 && (isShort || (DEFINITION.test(text) && text.split(/\s+/).length <= 12))) {
    return terms;
  }
  if (!DEFINITION.test(text) || text.split(/\s+/).length > 9) return null;
  const term = termIn(text);
  return term === null ? null : [{ topic: 'term', value: term }];
}
