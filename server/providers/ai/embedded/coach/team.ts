import { andList } from '#shared/domain/english.ts';
import type { WorkCase } from '#shared/knowledge/cases.ts';
import type { Situation } from '#shared/knowledge/situations.ts';
import type { CoachQuestion } from '../../port.ts';
import { situationOfCase } from './cases/case-situation.ts';
import { caseTold } from './cases/case-told.ts';
import type { Difficulty } from './cases/difficulty.ts';
import { CaseFinder } from './cases/find-case.ts';
import { advice, type Draft, fact, paragraph } from './draft.ts';
import { elsewhere } from './elsewhere.ts';
import { excerptOf } from './excerpt.ts';
import { situationToldIn } from './last-answer.ts';
import type { KeptFile } from './learned/kept.ts';
import { limitedAnswer, limitedIn, limitedNote, limitedPair } from './limited-members.ts';
import { NearestSubjects } from './nearest.ts';
import { isCertain, readAs } from './readings.ts';
import { type SituationSubject, subjectsOf } from './situation-subject.ts';
import { memberCorrections } from './team-corrections.ts';
import { factualAnswer, selectionAnswer } from './team-direct.ts';
import { nextFor, starters, within } from './team-draft.ts';
import { functionsIn } from './team-facts-answers.ts';
import { followUpAnswer, reworded } from './team-follow-ups.ts';
import { groupAnswer } from './team-general/group-answers.ts';
import { askedAnswer, splitAnswer } from './team-general/team-asks.ts';
import {
  factFirst,
  kindAnswer,
  situationOfTopic,
  spreadAnswer,
  teamGeneralAnswer,
  whyAnswer,
} from './team-general/team-general-answer.ts';
import { mannersOf, topicOf } from './team-general/topic-of.ts';
import { quickAnswers } from './team-manners.ts';
import { choiceAnswer } from './team-roles/choose-one.ts';
import { roleAnswer } from './team-roles/role-answer.ts';
import { asksToChoose, RoleFinder } from './team-roles/role-asked.ts';
import { piecesAnswer } from './team-roles/split-tasks.ts';
import { caseAnswer, situationAnswer } from './team-situations.ts';
import {
  isAboutEveryone,
  sameAbout,
  type TeamTalk,
  talkOf,
  teamContinuation,
} from './team-talk.ts';
import { betweenAnswer } from './team-topics/between.ts';
import { SITUATION_TOPICS } from './team-topics/situation-topics.data.ts';
import { fairInstead, isUnfairUse } from './unfair-uses.ts';
import { questionBack } from './vague.ts';

const SURE = 0.24;
/** Below it, what the members' charts say is better than a situation that may be another one. */
const UNSURE = 0.5;
const CASE_WORDS_MIN = 7;
const DETAILED_WORDS_MIN = 7;
const STORY_WORDS_MIN = 36;
/**
 * How much has to speak for a case where advice on the question's topic is the other choice, and in long
 * stories, whose odds come out too low. Measured on questions to team cases by writers who were not learned
 * from: of those told with just as much, half are the right ones.
 */
const LEAST_OF_STORY = -0.3;
const LEAST_BESIDE_TOPIC = 0.4;

function refused(talk: TeamTalk): Draft {
  return {
    ...fairInstead(talk.question),
    next: nextFor(talk, [
      ['What are we missing?', 'How do I give feedback fairly?', 'Who covers which function?'],
    ]),
  };
}

/** Longer questions tell a case in which somebody else comes up. */
const OUTSIDER_WORDS_MAX = 10;
/** Words for people who need not be in the team. */
const OTHERS =
  /\b(?:client|customer|boss|manager|ceo|vendor|supplier|partner|candidate|applicant|new (?:hire|colleague|member|person)|hired|joins?|joining|from|at)\b/i;

/** Nothing is known of people outside the team, and nothing is made up about them. */
function unknownPerson(talk: TeamTalk): Draft | null {
  const { outsider, question, members, said } = talk;
  const isShort = question.trim().split(/\s+/).length <= OUTSIDER_WORDS_MAX;
  if (outsider === null || !isShort || OTHERS.test(question)) return null;
  const names = andList(members.map(({ name }) => name));
  const text = `${outsider} isn’t in this team, so I know nothing about how they work: I know the charts of ${names}.`;
  if (said.has(text)) return null;
  return {
    blocks: [
      paragraph(fact(text)),
      paragraph(
        ...advice(
          'Add them to the team to have them included, or ask me about one of its members.',
        ),
      ),
    ],
    next: starters(talk),
  };
}

function clarifyingQuestion(talk: TeamTalk): Draft {
  const names = andList(talk.members.map(({ name }) => name));
  const text =
    questionBack(talk.question) ??
    `Tell me a little more about “${excerptOf(talk.question)}”: what happened, and with whom: ${names}?`;
  return { blocks: [paragraph({ ...fact(text), kind: 'question' })], next: starters(talk) };
}

/** What isn't answered, and why: unfair uses, other pages, and people nothing is known of. */
function turnedAway(talk: TeamTalk): Draft | null {
  if (isUnfairUse(talk.question)) return refused(talk);
  const other = elsewhere(talk.question);
  return other === null ? unknownPerson(talk) : { blocks: [other], next: [] };
}

/** Whether a question’s own words tell of something else than a situation. */
function isOfOther(question: string, { id }: Situation): boolean {
  const topic = mannersOf(question);
  return topic !== null && SITUATION_TOPICS[id] !== topic;
}

function leastFor(question: string): number {
  const isStory = question.trim().split(/\s+/).length >= STORY_WORDS_MIN;
  if (isStory) return LEAST_OF_STORY;
  return mannersOf(question) === null ? 0 : LEAST_BESIDE_TOPIC;
}

/** Answers questions about a team from the situations and its members' charts. */
export class TeamCoach {
  readonly #situations: readonly Situation[];
  readonly #nearest: NearestSubjects<SituationSubject>;
  readonly #known: ReadonlySet<string>;
  readonly #cases: CaseFinder;
  readonly #roles: RoleFinder;
  /** Everything that may have been told in an earlier answer. */
  readonly #difficulties: readonly Difficulty[];

  constructor(
    situations: readonly Situation[],
    cases: readonly WorkCase[],
    known: ReadonlySet<string>,
  ) {
    const own = cases.filter(({ who }) => who !== 'individual');
    this.#cases = new CaseFinder(own, situations);
    this.#roles = new RoleFinder(situations);
    this.#difficulties = own;
    this.#situations = situations;
    this.#nearest = new NearestSubjects(subjectsOf(situations, []));
    this.#known = known;
  }

  /** What a build keeps of it. */
  toFiles(): readonly KeptFile[] {
    return [this.#cases, this.#nearest, this.#roles].flatMap((one) => one.toFiles());
  }

  async answer(asked: CoachQuestion): Promise<Draft> {
    if (asked.team === null || asked.team.names.length === 0) {
      return {
        blocks: [paragraph(...advice('I need an analyzed team to answer that.'))],
        next: [],
      };
    }
    const talk = talkOf(asked, asked.team, this.#known);
    const corrections = [...memberCorrections(talk), ...factFirst(talk)];
    const draft = await this.#toldOfAll(talk, asked.context);
    const blocks =
      corrections.length === 0 ? draft.blocks : [paragraph(...corrections), ...draft.blocks];
    return { ...draft, blocks: within(blocks) };
  }

  /** About members who share less than their chart, only what they share. */
  async #toldOfAll(talk: TeamTalk, context: CoachQuestion['context']): Promise<Draft> {
    const { question, team, named } = talk;
    const asked = limitedIn(`${question} ${context?.value ?? ''}`, team.limited);
    if (asked.length > 0 && !isUnfairUse(question) && elsewhere(question) === null) {
      const pair = limitedPair([...asked, ...named.map(({ name }) => name)], team);
      const blocks = asked.map((name) => paragraph(...limitedAnswer(name, team)));
      return {
        blocks: pair.length === 0 ? blocks : [paragraph(...pair), ...blocks],
        next: starters(talk),
      };
    }
    const draft = await this.#told(talk, context);
    const isOfEverybody = isAboutEveryone(talk) || /^(?:who|which)\b/i.test(question);
    if (team.limited.size === 0 || !isOfEverybody || functionsIn(question).length > 0) return draft;
    return { ...draft, blocks: [...draft.blocks, paragraph(limitedNote(team))] };
  }

  async #told(talk: TeamTalk, context: CoachQuestion['context']): Promise<Draft> {
    const refusal = turnedAway(talk);
    if (refusal !== null) return refusal;
    const again = sameAbout(talk);
    if (again !== null) return this.#told(again, context);
    const followUp = talk.answers.length > 0 ? teamContinuation(talk.question, talk.members) : null;
    if (followUp !== null) {
      const worded = reworded(followUp, talk);
      if (worded !== null) return worded;
      const closer = followUp.kind === 'detail' ? this.#withDetail(talk) : null;
      if (closer !== null) return closer;
      return followUpAnswer(followUp, talk, this.#lastSituation(talk));
    }
    return this.#withoutSituation(talk, context) ?? (await this.#aboutSituation(talk));
  }

  /** What needs no situation: two narrow facts, what the form or a case answers, other facts, what was selected. */
  #withoutSituation(talk: TeamTalk, context: CoachQuestion['context']): Draft | null {
    return (
      quickAnswers(talk) ??
      spreadAnswer(talk) ??
      (talk.isAgain ? null : this.#byFormOrCase(talk)) ??
      factualAnswer(talk, this.#situations) ??
      selectionAnswer(talk, context)
    );
  }

  /** What goes by the question's form, or by a case; another answer wouldn't have another one. */
  #byFormOrCase(talk: TeamTalk): Draft | null {
    return (
      kindAnswer(talk) ??
      groupAnswer(talk) ??
      piecesAnswer(talk) ??
      this.#role(talk) ??
      askedAnswer(talk) ??
      whyAnswer(talk) ??
      betweenAnswer(talk, false) ??
      this.#case(talk) ??
      betweenAnswer(talk, true) ??
      splitAnswer(talk)
    );
  }

  /** Who fits a role that the question asks somebody for. */
  #role(talk: TeamTalk): Draft | null {
    const role = this.#roles.find(talk);
    const fitting = role === null ? null : roleAnswer(role, talk);
    return fitting ?? (asksToChoose(talk) ? choiceAnswer(talk) : null);
  }

  /** A case that the question tells closely; short questions rather ask for facts. */
  #case(talk: TeamTalk): Draft | null {
    const isShort = talk.question.trim().split(/\s+/).length < CASE_WORDS_MIN;
    if (isShort) return null;
    const { bare } = talk.entities;
    const told = this.#cases.find(bare, this.#nearest.likelihoods(bare), leastFor(talk.question));
    return told === null ? null : caseAnswer(talk, told, this.#situationOf(told));
  }

  /** The case that the earlier question and what's told now come near to, where none was told. */
  #withDetail(talk: TeamTalk): Draft | null {
    if (caseTold(talk.answers, this.#difficulties) !== null) return null;
    const question = `${talk.earlier.at(-1) ?? ''} ${talk.question}`;
    const bare = `${talk.earlier.at(-1) ?? ''} ${talk.entities.bare}`;
    return this.#case({ ...talk, question, entities: { ...talk.entities, bare } });
  }

  #situationOf({ of }: Difficulty): Situation | null {
    return this.#situations.find(({ id }) => id === of) ?? null;
  }

  async #aboutSituation(talk: TeamTalk): Promise<Draft> {
    if (questionBack(talk.question) !== null) return clarifyingQuestion(talk);
    const near = await this.#nearest.near(talk.entities.bare);
    const [best] = near;
    const isGuess = best === undefined || best.score < SURE;
    const isDetailed = talk.question.split(/\s+/).length >= DETAILED_WORDS_MIN;
    if (isGuess && talk.named.length === 0 && !isDetailed) return clarifyingQuestion(talk);
    const isUnsure = best === undefined || (best.score < UNSURE && !isCertain(near));
    if (isUnsure || isOfOther(talk.question, best.subject.situation))
      return teamGeneralAnswer(talk);
    const draft = situationAnswer(talk, best.subject.situation);
    if (isCertain(near)) return draft;
    return readAs(draft, { subjects: [best.subject], near, said: talk.said });
  }

  /** What the last answer was about: a case or situation that it told, else the question's topic. */
  #lastSituation(talk: TeamTalk): Situation {
    const told = caseTold(talk.answers, this.#difficulties);
    if (told !== null) return situationOfCase(told, this.#situationOf(told));
    const last =
      talk.earlier.findLast((question) => teamContinuation(question, talk.members) === null) ??
      talk.earlier[0] ??
      '';
    const known = talk.answers
      .toReversed()
      .map((answer) => situationToldIn(answer, this.#situations))
      .find((situation) => situation !== null);
    return known ?? situationOfTopic(topicOf(last));
  }
}
