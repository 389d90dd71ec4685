import { type Situation, sentencesIn } from '#shared/knowledge/situations.ts';
import type { CoachQuestion } from '../../port.ts';
import { chartTermsIn, termIn } from './chart-terms.ts';
import { advice, bullet, claim, type Draft, fact, labeled, paragraph } from './draft.ts';
import { VALUES } from './glossary.data.ts';
import { draftOf } from './team-draft.ts';
import {
  coverageFacts,
  factsAbout,
  functionFacts,
  functionsIn,
  type Member,
  taskFacts,
  whoHas,
} from './team-facts-answers.ts';
import { mannersOf } from './team-general/topic-of.ts';
import { directMannerIn, mannerAnswer, mannerIn, mannerOf } from './team-manners.ts';
import { overviewAnswer, pentaGateOf } from './team-overview.ts';
import { isAboutEveryone, type TeamTalk } from './team-talk.ts';

const TOGETHER = /\b(?:together|get along|pair|relationship|dynamic|connection|chemistry|fit)\b/i;

const ASKS_WHO =
  /^(?:who|which (?:of us|member|one)|is (?:anyone|anybody)|does (?:anyone|anybody)|how many)\b/;
const ABOUT_FUNCTIONS =
  /\b(?:who|covers?|missing|gap|function|ask about|responsible|in charge|handles?|does)\b/;
const ASKS_WHO_FOR_TASK = /^who\b|\bwho (?:should|could|can|would|is best)\b/;
const ASKS_MEANING = /^(?:what(?:'s| is| are| does)|explain|define)\b/;

function plainText(question: string): string {
  return question.toLowerCase().replaceAll('’', "'");
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}

/** Facts of the one member who is named, or how to deal with those who are. */
function memberAnswer(talk: TeamTalk): Draft | null {
  const { question, named } = talk;
  const [member, second] = named;
  if (member !== undefined && second === undefined) {
    const facts = factsAbout(member, question);
    if (facts !== null) {
      return draftOf(talk, [paragraph(...facts, ...mannerOf(member, 'decide').slice(0, 2))]);
    }
  }
  const direct = directMannerIn(question);
  if (direct !== undefined && named.length > 0) return mannerAnswer(talk, direct);
  const manner = mannerIn(question);
  const isOfManner = isAboutEveryone(talk) && mannersOf(question) === null;
  return isOfManner && manner !== undefined ? mannerAnswer(talk, manner) : null;
}

/** Who has something, covers a function, or is best for a task. */
function whoAnswer(talk: TeamTalk): Draft | null {
  const { question, named, members, team } = talk;
  const text = plainText(question);
  const [term] = chartTermsIn(text);
  if (term !== undefined && ASKS_WHO.test(text)) {
    return draftOf(talk, [paragraph(whoHas(members, term, question))]);
  }
  const gates = functionsIn(question);
  const isShort = wordsIn(text) <= 14;
  if (gates.length > 0 && ABOUT_FUNCTIONS.test(text) && isShort && team.holders.size > 0) {
    const blocks = gates.slice(0, 2).map((gate) => paragraph(...functionFacts(gate, team)));
    return draftOf(talk, blocks);
  }
  const task =
    ASKS_WHO_FOR_TASK.test(text) && named.length === 0 ? taskFacts(question, team) : null;
  return task === null ? null : draftOf(talk, [paragraph(...task)]);
}

function isDefinition({ question, named }: TeamTalk): boolean {
  const text = plainText(question);
  return ASKS_MEANING.test(text) && wordsIn(text) <= 9 && named.length === 0;
}

/** What a term of the library means, and what the team covers. */
function termAnswer(talk: TeamTalk): Draft | null {
  const text = plainText(talk.question);
  const isGeneral = isDefinition(talk) && !/\b(?:our|my|we)\b/.test(text);
  const term = isGeneral ? termIn(text) : null;
  if (term === null) return null;
  const told = sentencesIn(term.text).map((one) => ({ ...fact(one), kind: 'general' as const }));
  return draftOf(talk, [paragraph(...told), paragraph(...coverageFacts(talk.team))]);
}

/** Facts of members and functions, and terms. */
export function factualAnswer(talk: TeamTalk, situations: readonly Situation[]): Draft | null {
  const found = memberAnswer(talk) ?? whoAnswer(talk);
  if (found !== null) return found;
  const [term] = chartTermsIn(plainText(talk.question));
  if (isDefinition(talk) && term !== undefined && term.topic in VALUES) return null;
  return termAnswer(talk) ?? overviewAnswer(talk, situations);
}

function pairAnswer(talk: TeamTalk, a: Member, b: Member): Draft | null {
  const pair = talk.team.pairs.find(
    ({ names }) => names.includes(a.name) && names.includes(b.name),
  );
  if (pair === undefined) return null;
  const own = claim('pair', `${pair.names[0]}:${pair.names[1]}:${pair.dynamicType}`, 'has', 'team');
  const manners = [a, b].map((member) => bullet(mannerOf(member, 'ask').slice(0, 1)));
  return draftOf(talk, [
    paragraph(fact(pair.strength, own)),
    paragraph(fact(pair.watchout, own)),
    ...(pair.talk ? [bullet(advice(pair.talk))] : manners),
    ...(pair.trial ? [bullet(labeled('Try this', [], advice(pair.trial)))] : []),
  ]);
}

/** What the person had selected: a pair, or a function. */
export function selectionAnswer(talk: TeamTalk, context: CoachQuestion['context']): Draft | null {
  const [a, b] = talk.named;
  if (context?.kind === 'function') {
    const gate = pentaGateOf(Number(context.value));
    return gate === null ? null : draftOf(talk, [paragraph(...functionFacts(gate, talk.team))]);
  }
  const isPair =
    talk.named.length === 2 && (context?.kind === 'pair' || TOGETHER.test(talk.question));
  return isPair && a && b ? pairAnswer(talk, a, b) : null;
}
