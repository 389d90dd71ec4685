import type { WrittenSentence } from '#shared/coach/claims.ts';
import type { TeamFacts } from '#shared/coach/team-facts.ts';
import { andList } from '#shared/domain/english.ts';
import type { PentaGate } from '#shared/engine/penta-matrix.ts';
import { knowledgeOfPentaGate } from '#shared/knowledge/knowledge.ts';
import { asClause, withNames } from '#shared/knowledge/prose.ts';
import type { Situation } from '#shared/knowledge/situations.ts';
import { situationOfCase } from '../cases/case-situation.ts';
import { chartTermsIn } from '../chart-terms.ts';
import {
  advice,
  type Block,
  bullet,
  claim,
  type Draft,
  fact,
  labeled,
  paragraph,
} from '../draft.ts';
import { draftOf } from '../team-draft.ts';
import {
  attributeFact,
  isPentaGate,
  type Member,
  memberTermFact,
  soloFacts,
} from '../team-facts-answers.ts';
import {
  EVERYONE_MAX,
  groupedLines,
  MEMBERS_MAX,
  mannerIn,
  mannerOf,
  quickAndSlow,
} from '../team-manners.ts';
import type { TeamTalk } from '../team-talk.ts';
import { adviceFor, generalSentences, meaningOf, type Spread, spreadIn } from './team-spread.ts';
import {
  ANY_TOPIC,
  AUTHORITY_WHYS,
  GAP_HABITS,
  KIND_DECISIONS,
  KIND_LINES,
  QUESTIONS,
  TEAM_TOPICS,
  type TeamTopic,
  TYPE_WHYS,
} from './team-texts.data.ts';

/** The topic that most words of a question belong to. */
export function topicOf(question: string): TeamTopic {
  const counted = TEAM_TOPICS.map((topic) => ({
    topic,
    count: [...question.matchAll(topic.form)].length,
  }));
  const [best] = counted.toSorted((a, b) => b.count - a.count);
  return best === undefined || best.count === 0 ? ANY_TOPIC : best.topic;
}

/** A topic as a situation, so that follow-ups go on with it. */
export function situationOfTopic({ tell, say, step, other, why, scene }: TeamTopic): Situation {
  const words = say.replaceAll(/^“|”$/g, '');
  const own = situationOfCase({ of: null, tell, say: words, step, others: [other] }, null);
  return {
    ...own,
    audience: 'team',
    sections: [...own.sections, { kind: 'why', text: why }, { kind: 'example', text: scene }],
  };
}

/** Who covers a function, or what makes up for it. */
function functionSentence(gate: PentaGate, team: TeamFacts): WrittenSentence {
  const { label } = knowledgeOfPentaGate(gate);
  const holders = team.holders.get(gate) ?? [];
  const claims = holders.map((name) => claim('function', String(gate), 'has', name));
  if (holders.length === 0) {
    const text = `Nobody covers ${label} (${gate}), so ${GAP_HABITS[gate]}.`;
    return fact(text, claim('function', String(gate), 'hasNot', 'team'));
  }
  const [only, ...others] = holders;
  return others.length === 0
    ? fact(`Only ${only} covers ${label} (${gate}), so back that up.`, ...claims)
    : fact(`${andList(holders)} cover ${label} (${gate}).`, ...claims);
}

/** The functions that a topic takes: who covers them, and what's missing. */
function functionsOf({ gates }: TeamTopic, team: TeamFacts): readonly WrittenSentence[] {
  return team.holders.size === 0
    ? []
    : gates.slice(0, 2).map((gate) => functionSentence(gate, team));
}

const GAPS_MAX = 3;

/** What each function that nobody covers is made up for with. */
export function gapSentences(team: TeamFacts): readonly WrittenSentence[] {
  return team.gaps
    .filter(isPentaGate)
    .slice(0, GAPS_MAX)
    .map((gate) => {
      const { label, gap } = knowledgeOfPentaGate(gate);
      const text = `Without ${label} (${gate}), ${asClause(gap).replace(/\.$/, '')}; to make up for it, ${GAP_HABITS[gate]}.`;
      return fact(text, claim('function', String(gate), 'hasNot', 'team'));
    });
}

function aboutMember(
  { name, type, authority }: Member,
  texts: { readonly type?: string; readonly authority?: string },
): WrittenSentence[] {
  const line = (topic: 'type' | 'authority', text: string | undefined): WrittenSentence[] => {
    const { possible, value } = topic === 'type' ? type : authority;
    if (text === undefined || possible.length > 1) return [];
    return [
      { ...fact(withNames(text, { name }), claim(topic, value, 'has', name)), kind: 'advice' },
    ];
  };
  return [...line('type', texts.type), ...line('authority', texts.authority)];
}

const WHY =
  /\b(?:why|how come|what(?:['’]s| is) (?:behind|wrong with|going on with|the matter with)|reason)\b|\bbug or\b|\b(?:problem|normal|on purpose)\?/i;
const OF_ANSWERS =
  /\b(?:said|says|yes|no|promis\w+|decid\w+|agree\w*|answers?|wants?|mind|commit\w*|now (?:s?he|they) (?:doesn|won|isn))\b/i;

/** What may be behind what a member does: how they decide where that's the matter, else how they work. */
function reasonsOf(member: Member, question: string): readonly WrittenSentence[] {
  const { type, authority } = member;
  return OF_ANSWERS.test(question)
    ? aboutMember(member, { authority: AUTHORITY_WHYS[authority.value] })
    : aboutMember(member, { type: TYPE_WHYS[type.value] });
}

/** What to ask a member, in words that suit their type. */
function questionTo(member: Member): readonly WrittenSentence[] {
  const { name, type } = member;
  if (type.possible.length > 1) return [];
  return labeled('You could say', [], advice(withNames(QUESTIONS[type.value], { name })));
}

const AWAY =
  /\b(?:away|off|on (?:parental )?leave|absent|gone|sick|on vacation)\b|\b[Ww]ithout (?=\p{Lu})/u;

/** What only this member covers, and who's nearest. */
function absenceOf({ name }: Member, { team, members }: TeamTalk): Block[] {
  const solo = soloFacts(team, name);
  const rest = members.filter((one) => one.name !== name);
  const lead =
    solo.length > 0
      ? solo
      : [
          fact(
            `No function depends on ${name} alone, so the work goes on; what’s missing is ${name}’s way of doing it.`,
          ),
        ];
  return [
    paragraph(
      ...lead,
      ...advice(
        `Before ${name} goes, choose one task each that waits, one that gets a stand-in, and one that’s dropped.`,
      ),
    ),
    ...groupedLines(rest.slice(0, MEMBERS_MAX), 'ask').map(bullet),
    paragraph(
      ...labeled(
        'You could say',
        [],
        advice(`“${name}, what must not wait while you’re away, and who needs to know?”`),
      ),
    ),
  ];
}

/** About one member: what's behind it or what to do, how they take things up, and words for it. */
function aboutOne(talk: TeamTalk, member: Member, spread: Spread | null): Block[] {
  const { question, team } = talk;
  if (AWAY.test(question)) return absenceOf(member, talk);
  const topic = topicOf(question);
  const isWhy = WHY.test(question);
  const known = partOf(member, question);
  const lead = isWhy ? reasonsOf(member, question) : leadFor(member, topic);
  const way = mannerOf(member, isWhy ? 'ask' : (mannerIn(question) ?? topic.manner));
  const solo = soloFacts(team, member.name).slice(0, 1);
  return [
    paragraph(...(spread === null ? known : [spread.told, ...spread.meaning])),
    paragraph(...(known.length > 0 && !isWhy ? [] : lead)),
    paragraph(...way.slice(0, 2), ...(isWhy || known.length > 0 ? [] : solo)),
    paragraph(...questionTo(member)),
  ];
}

/** What helps with a topic, or what brings out the best in a member. */
function leadFor(member: Member, topic: TeamTopic): readonly WrittenSentence[] {
  return topic === ANY_TOPIC ? mannerOf(member, 'motivate').slice(0, 1) : advice(topic.tell);
}

/** What a question names of a member's chart, what it is, and what follows. */
function partOf(member: Member, question: string): readonly WrittenSentence[] {
  const [term] = chartTermsIn(question);
  const has = term === undefined ? null : memberTermFact(member, term, question);
  if (term === undefined || has === null) return [];
  const isHeld = has.claims.every((one) => 'state' in one && one.state === 'has');
  const rest = isHeld
    ? [...generalSentences(meaningOf(term)), ...advice(adviceFor(term) ?? '')]
    : [];
  return [has, ...rest];
}

/** "Ana or Ben?" */
const CHOOSES = /\b(?:should|which|who|better|rather)\b.*\bor\b|^\S+ or \S+\b/i;
const NO_CHOICE =
  'No chart makes that choice: ask both who wants it, and look at who has done it before. ';

const COMPARES = /\b(?:same|differ\w*|alike|compare\w*|similar|in common|versus|vs)\b/i;

/** What two members have in common and where they differ. */
function compared(a: Member, b: Member, question: string): readonly WrittenSentence[] {
  const all = ['type', 'authority', 'profile'] as const;
  const asked = all.filter((topic) => question.toLowerCase().includes(topic));
  return (asked.length > 0 ? asked : all).map((topic) => {
    const [mine, yours] = [a[topic], b[topic]];
    const isKnown = mine.possible.length === 1 && yours.possible.length === 1;
    if (!isKnown || mine.value !== yours.value) {
      const one = attributeFact(a.name, topic, mine.possible);
      const other = attributeFact(b.name, topic, yours.possible);
      const text = isKnown
        ? `${one.text.replace(/\.$/, '')}, while ${other.text}`
        : `${one.text} ${other.text}`;
      return { ...one, text, claims: [...one.claims, ...other.claims] };
    }
    const kind = topic === 'type' ? `${mine.value}s` : `${mine.value} ${topic}`;
    return fact(
      `Both ${topic === 'type' ? 'are' : 'have'} ${kind}.`,
      ...[a, b].map(({ name }) => claim(topic, mine.value, 'has', name)),
    );
  });
}

function pairSentences(a: Member, b: Member, { team, said }: TeamTalk): readonly WrittenSentence[] {
  const pair = team.pairs.find(({ names }) => names.includes(a.name) && names.includes(b.name));
  if (pair === undefined) return [];
  const own = claim('pair', `${pair.names[0]}:${pair.names[1]}:${pair.dynamicType}`, 'has', 'team');
  return [pair.strength, pair.watchout]
    .filter((text) => !said.has(text))
    .map((text) => fact(text, own));
}

/** About two members: what they have in common, the pair, how to take each, and one step. */
function aboutTwo(talk: TeamTalk, a: Member, b: Member, spread: Spread | null): Block[] {
  const { question } = talk;
  const topic = topicOf(question);
  const pair = pairSentences(a, b, talk);
  const isComparing = COMPARES.test(question);
  const facts = isComparing && spread === null ? compared(a, b, question) : [];
  const isChoice = CHOOSES.test(question);
  const lead =
    topic === ANY_TOPIC && pair.length > 0
      ? []
      : advice(`${isChoice ? NO_CHOICE : ''}${topic.tell}`);
  const lines = groupedLines([a, b], mannerIn(question) ?? topic.manner).map(bullet);
  return [
    ...(spread === null ? [] : [paragraph(spread.told, ...spread.meaning)]),
    ...(facts.length > 0 ? [paragraph(...facts)] : [paragraph(...lead)]),
    paragraph(...(isComparing || lead.length === 0 ? pair : pair.slice(-1))),
    ...lines,
    paragraph(...labeled('Next step', [], advice(topic.step))),
  ];
}

const ONE_EACH =
  /\b(?:(?:one|a|some|nice|kind) (?:\w+ )?(?:sentences?|lines?|words?|things?) (?:\w+ )?(?:for|about|to say about) (?:each|every)|something (?:nice|kind|good) (?:to say )?about (?:each|every))/i;

/** A true kind sentence for each; those of one type get the other kind. */
function kindLines(members: readonly Member[]): Block[] {
  const told = new Set<string>();
  return members.slice(0, EVERYONE_MAX).map((member) => {
    const { type, authority } = member;
    const isTaken = told.has(type.value);
    told.add(type.value);
    const own = isTaken
      ? aboutMember(member, { authority: KIND_DECISIONS[authority.value] })
      : aboutMember(member, { type: KIND_LINES[type.value] });
    return bullet(own);
  });
}

/** About all: what helps, the functions it takes, each member's way, and one step. */
function aboutAll(talk: TeamTalk, spread: Spread | null): Block[] {
  const { question, members, named, team } = talk;
  if (ONE_EACH.test(question)) return kindLines(members);
  const topic = topicOf(question);
  const meant = named.length > 0 ? named : members;
  const lines = groupedLines(meant.slice(0, EVERYONE_MAX), mannerIn(question) ?? topic.manner);
  const functions = [
    ...(topic.manner === 'decide' ? quickAndSlow(meant) : []),
    ...functionsOf(topic, team),
  ];
  return [
    ...(spread === null ? [] : [paragraph(spread.told, ...spread.advice)]),
    paragraph(...advice(topic.tell)),
    ...(functions.length > 0 && spread === null ? [paragraph(...functions)] : []),
    ...lines.map(bullet),
    ...(spread === null ? [paragraph(...labeled('Next step', [], advice(topic.step)))] : []),
  ];
}

/** What may be behind something between one or two members, when that's asked; else null. */
export function whyAnswer(talk: TeamTalk): Draft | null {
  const isOfMembers = talk.named.length === 1 || talk.named.length === 2;
  const isMeant =
    isOfMembers &&
    !talk.isAgain &&
    /^(?:so |and |but )?(?:why|how come)\b|\bwhy\??$/i.test(talk.question);
  return isMeant ? teamGeneralAnswer(talk) : null;
}

/** An answer from the members' charts and the team's functions, where no situation is sure. */
export function teamGeneralAnswer(talk: TeamTalk): Draft {
  const [a, b, ...others] = talk.named;
  const spread = spreadIn(talk);
  if (a !== undefined && b === undefined) return draftOf(talk, aboutOne(talk, a, spread));
  if (a !== undefined && b !== undefined && others.length === 0) {
    return draftOf(talk, aboutTwo(talk, a, b, spread));
  }
  return draftOf(talk, aboutAll(talk, spread));
}

/** "Are both Projectors, and how do I …?" */
const ASKS_HOW = /\bhow (?:do|can|should|would|could) (?:i|we)\b/i;

/** The fact that a question asks for before it asks what to do; none for other questions. */
export function factFirst(talk: TeamTalk): readonly WrittenSentence[] {
  const spread = ASKS_HOW.test(talk.question) ? spreadIn(talk) : null;
  return spread === null ? [] : [spread.told];
}

/** A fact about several members that a question asks for, with what it is and what follows. */
export function spreadAnswer(talk: TeamTalk): Draft | null {
  const spread = spreadIn(talk);
  if (spread === null || ASKS_HOW.test(talk.question)) return null;
  const { told, meaning, advice: next } = spread;
  const topic = topicOf(talk.question);
  const meant = talk.named.length > 1 ? talk.named : talk.members;
  const isOfDeciding = topic.manner === 'decide' && talk.named.length !== 1;
  const lines = isOfDeciding ? groupedLines(meant.slice(0, EVERYONE_MAX), 'decide') : [];
  return draftOf(talk, [
    paragraph(told, ...meaning),
    paragraph(...next),
    ...lines.map(bullet),
    ...(lines.length > 0 ? [paragraph(...labeled('Next step', [], advice(topic.step)))] : []),
  ]);
}
