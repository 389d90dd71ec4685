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
import { composed } from '../team-composed.ts';
import { draftOf } from '../team-draft.ts';
import {
  attributeFact,
  isPentaGate,
  type Member,
  memberTermFact,
  soloFacts,
} from '../team-facts-answers.ts';
import { EVERYONE_MAX, groupedLines, MEMBERS_MAX, mannerOf } from '../team-manners.ts';
import type { TeamTalk } from '../team-talk.ts';
import { toldOf } from '../team-topics/member-acts.ts';
import { membersLines, ownLines } from '../team-topics/member-lines.ts';
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
  TYPE_AVOIDS,
  TYPE_WHYS,
} from './team-texts.data.ts';
import { topicOf, topicWith } from './topic-of.ts';

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

/** The functions that a topic takes: who covers them where that's asked, else what's missing. */
function functionsOf(topic: TeamTopic, question: string, team: TeamFacts) {
  if (team.holders.size === 0) return [];
  if (ASKS_OF_CHARTS.test(question)) {
    return topic.gates.slice(0, 2).map((gate) => functionSentence(gate, team));
  }
  const [gate] = TEAM_TOPICS.some((own) => own === topic) ? topic.gates : [];
  const isMissing = gate !== undefined && team.gaps.includes(gate);
  return isMissing ? [functionSentence(gate, team)] : [];
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

const ASKS_NOT =
  /\bwhat (?:should|must|do|would) (?:i|we|you) (?:never|not|better not|avoid)\b|\bwhat not to\b|\bwhat .{0,20}\bavoid\b/i;

/** What doesn't work with a member, and what does. */
function notLines(member: Member): Block[] {
  const { type } = member;
  return [
    paragraph(...aboutMember(member, { type: TYPE_AVOIDS[type.value] })),
    paragraph(...mannerOf(member, 'ask').slice(0, 2)),
    paragraph(...questionTo(member)),
  ];
}

const NEEDS_MAX = 3;
const ASKS_NEED = /\bwhat (?:does|would|do|might|can|could) .{1,40}\b(?:need|want|help|expect)/i;

/** What helps with a topic, unless it's asked what the member needs. */
function leadFor(question: string, topic: TeamTopic): readonly WrittenSentence[] {
  return topic === ANY_TOPIC || ASKS_NEED.test(question) ? [] : advice(topic.tell);
}

/** What somebody does tells more about the matter than other words. */
function topicOfOne({ question }: TeamTalk, member: Member): TeamTopic {
  const [told] = toldOf(question, [member]);
  const own = told?.act === null || told === undefined ? null : topicWith(told.act.topic);
  return own ?? topicOf(question);
}

/** What a member needs in a topic, after what is behind something or what their chart has. */
function aboutOne(talk: TeamTalk, member: Member, spread: Spread | null): Draft {
  const { question } = talk;
  if (AWAY.test(question)) return draftOf(talk, absenceOf(member, talk));
  const topic = topicOfOne(talk, member);
  const known = spread === null ? partOf(member, question) : [spread.told, ...spread.meaning];
  if (ASKS_NOT.test(question)) return draftOf(talk, notLines(member));
  if (WHY.test(question)) {
    return draftOf(talk, [
      paragraph(...known),
      paragraph(...reasonsOf(member, question)),
      paragraph(...mannerOf(member, 'ask').slice(0, 2)),
      paragraph(...questionTo(member)),
    ]);
  }
  const isForWords = topic === ANY_TOPIC || ASKS_NEED.test(question);
  return composed(talk, {
    facts: known,
    lead: known.length > 0 ? [] : leadFor(question, topic),
    lines: [ownLines(talk, topic.manners, member, NEEDS_MAX).flat()],
    words: isForWords ? questionTo(member) : labeled('You could say', [], advice(topic.say)),
  });
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

const OF_THE_TWO =
  /\b(?:together|get(?:ting)? along|pair|dynamics?|chemistry|between (?:them|the two)|relationship)\b/i;

/** About two members: what they have in common or what the pair is like, and what each needs. */
function aboutTwo(talk: TeamTalk, a: Member, b: Member, spread: Spread | null): Draft {
  const { question } = talk;
  const topic = topicOf(question);
  const isComparing = COMPARES.test(question);
  const isOfPair = isComparing || topic === ANY_TOPIC || OF_THE_TWO.test(question);
  const pair = isOfPair ? pairSentences(a, b, talk) : [];
  const facts = isComparing && spread === null ? compared(a, b, question) : [];
  const isChoice = CHOOSES.test(question);
  const isTold = facts.length > 0 || (topic === ANY_TOPIC && pair.length > 0);
  return composed(talk, {
    facts: [...(spread === null ? [] : [spread.told, ...spread.meaning]), ...facts],
    lead: isTold
      ? pair
      : [...advice(`${isChoice ? NO_CHOICE : ''}${topic.tell}`), ...pair.slice(-1)],
    lines: membersLines(talk, topic.manners),
    words: labeled('You could say', [], advice(topic.say)),
    step: labeled('Next step', [], advice(topic.step)),
  });
}

const ONE_EACH =
  /\b(?:(?:one|a|some|nice|kind) (?:\w+ )?(?:sentences?|lines?|words?|things?) (?:\w+ )?(?:for|about|to say about) (?:each|every)|something (?:nice|kind|good) (?:to say )?about (?:each|every)|(?:one|a) (?:sentence|line|word) each)/i;

/** A kind sentence for each, where that's asked for; null for other questions. */
export function kindAnswer(talk: TeamTalk): Draft | null {
  return ONE_EACH.test(talk.question) ? draftOf(talk, kindLines(talk.members)) : null;
}

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

const FORECASTS = /\bwho\b.{0,30}\b(?:burns?|burnt?|cracks?|breaks?|snaps?|struggles?)\b/i;
const NO_FORECAST =
  'No chart says who’s first; what the charts show is what wears each of you out, so here’s what to watch.';
const ASKS_OF_CHARTS = /\b(?:(?:our|the|their) (?:charts?|designs?|types)|functions?|covers?)\b/i;

/** About all: what helps, each member's way in it, words to say, and one step. */
function aboutAll(talk: TeamTalk, spread: Spread | null): Draft {
  const { question, team } = talk;
  const topic = topicOf(question);
  const forecast = FORECASTS.test(question) ? advice(NO_FORECAST) : [];
  return composed(talk, {
    facts: spread === null ? forecast : [spread.told, ...spread.advice],
    lead: advice(topic.tell),
    way: spread === null ? functionsOf(topic, question, team) : [],
    lines: membersLines(talk, topic.manners),
    words: labeled('You could say', [], advice(topic.say)),
    step: labeled('Next step', [], advice(topic.step)),
  });
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
  if (a !== undefined && b === undefined) return aboutOne(talk, a, spread);
  if (a !== undefined && b !== undefined && others.length === 0) {
    return aboutTwo(talk, a, b, spread);
  }
  return aboutAll(talk, spread);
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
