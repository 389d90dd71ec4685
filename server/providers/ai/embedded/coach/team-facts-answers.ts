import type { WrittenSentence } from '#shared/coach/claims.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import type { TeamFacts } from '#shared/coach/team-facts.ts';
import { andList, orList } from '#shared/domain/english.ts';
import { CENTER_IDS, CENTERS } from '#shared/engine/centers.ts';
import { CHANNEL_BY_ID } from '#shared/engine/channels.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { PENTA_CHANNELS, PENTA_GATES, type PentaGate } from '#shared/engine/penta-matrix.ts';
import { knowledgeOfPentaChannel, knowledgeOfPentaGate } from '#shared/knowledge/knowledge.ts';
import { asClause } from '#shared/knowledge/prose.ts';
import { type ChartTerm, chartTermsIn } from './chart-terms.ts';
import { claim, fact } from './draft.ts';
import { FUNCTION_WORDS, TASK_WORDS } from './member-texts.data.ts';

export type Member = PersonFacts & { readonly name: string };

function an(word: string): string {
  return /^[aeiou8]/i.test(word) ? 'an' : 'a';
}

type Topic = 'type' | 'authority' | 'profile' | 'definition' | 'strategy' | 'cross';

const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  ['authority', /\bauthority\b|\bdecision[- ]making style\b/],
  ['type', /\btype\b/],
  ['profile', /\bprofile\b/],
  ['definition', /\bdefinition\b/],
  ['strategy', /\bstrategy\b/],
  ['cross', /\bcross\b/],
];

function heldOf(member: Member, topic: Topic): readonly string[] {
  return topic === 'cross' ? member.incarnationCross.possible : member[topic].possible;
}

/** "Mei’s authority is Splenic." */
export function memberFact(member: Member, topic: Topic): WrittenSentence {
  return attributeFact(member.name, topic, heldOf(member, topic));
}

/** The same of a member of whom no more is known than this. */
export function attributeFact(
  name: string,
  topic: Topic,
  possible: readonly string[],
): WrittenSentence {
  const [only = ''] = possible;
  if (possible.length > 1) {
    const claims = possible.map((value) => claim(topic, value, 'uncertain', name));
    return fact(`${name}’s birth time leaves their ${topic} open: ${orList(possible)}.`, ...claims);
  }
  const text =
    topic === 'type'
      ? `${name} is ${an(only)} ${only}.`
      : `${name}’s ${topic === 'cross' ? 'incarnation cross' : topic} is ${only}.`;
  return fact(text, claim(topic, only, 'has', name));
}

function centersOf(member: Member, state: 'defined' | 'open'): WrittenSentence {
  const ids = CENTER_IDS.filter((id) => member.centers[id] === state);
  const { name } = member;
  if (ids.length === 0) return fact(`${name} has no ${state} center for certain.`);
  return fact(
    `${name}’s ${state} ${ids.length === 1 ? 'center is' : 'centers are'} ${andList(ids.map((id) => CENTERS[id].name))}.`,
    ...ids.map((id) => claim('center', id, state === 'defined' ? 'has' : 'hasNot', name)),
  );
}

/** What all possible values agree on; null when they don't. */
function agreedAnswer(cases: readonly boolean[]): boolean | null {
  return new Set(cases).size > 1 ? null : (cases[0] ?? false);
}

function isSure(activation: string | undefined): boolean | null {
  return activation === 'possible' ? null : activation !== undefined;
}

/** Whether a member has a part of a chart; null when the birth time leaves it open. */
export function memberHas(member: Member, term: ChartTerm, isOpenAsked: boolean): boolean | null {
  switch (term.topic) {
    case 'type':
    case 'authority':
    case 'profile':
    case 'definition':
      return agreedAnswer(member[term.topic].possible.map((one) => one === term.value));
    case 'line':
      return agreedAnswer(
        member.profile.possible.map((id) => id.split('/').includes(String(term.value))),
      );
    case 'gate':
      return isSure(member.gates.get(term.value));
    case 'channel':
      return isSure(member.channels.get(term.value));
    case 'center': {
      const state = member.centers[term.value];
      return state === 'either' ? null : (state === 'open') === isOpenAsked;
    }
    case 'term':
      return null;
  }
}

export function termTitle(term: ChartTerm, isOpenAsked: boolean): string {
  switch (term.topic) {
    case 'type':
      return `${an(term.value)} ${term.value}`;
    case 'authority':
      return `${term.value} authority`;
    case 'profile':
      return `a ${term.value} profile`;
    case 'definition':
      return `${term.value} definition`;
    case 'line':
      return `line ${term.value} in the profile`;
    case 'gate':
      return `gate ${term.value}`;
    case 'channel':
      return `channel ${term.value}`;
    case 'center':
      return `${isOpenAsked ? 'an open' : 'a defined'} ${CENTERS[term.value].name}`;
    case 'term':
      return term.value.names[0] ?? '';
  }
}

export function termClaims(term: ChartTerm, member: Member, has: boolean, isOpenAsked: boolean) {
  if (term.topic === 'term') return [];
  if (term.topic === 'center') {
    const isDefined = has !== isOpenAsked;
    return [claim('center', term.value, isDefined ? 'has' : 'hasNot', member.name)];
  }
  return [claim(term.topic, String(term.value), has ? 'has' : 'hasNot', member.name)];
}

const OPEN = /\b(?:open|undefined|not defined)\b/;

/** "Mei is a Generator, not a Projector.", "Yes, Mei has gate 14." */
export function memberTermFact(
  member: Member,
  term: ChartTerm,
  question: string,
  lead = '',
): WrittenSentence | null {
  const isOpenAsked = OPEN.test(question.toLowerCase());
  const has = memberHas(member, term, isOpenAsked);
  const { name } = member;
  if (term.topic === 'term') return null;
  const title = termTitle(term, isOpenAsked);
  const verb = term.topic === 'type' ? 'is' : 'has';
  if (has === null) {
    return fact(
      `${name}’s birth time leaves that open.`,
      claim(term.topic, String(term.value), 'uncertain', name),
    );
  }
  const claims = termClaims(term, member, has, isOpenAsked);
  if (has) return fact(`${lead === '' ? '' : 'Yes: '}${name} ${verb} ${title}.`, ...claims);
  if (term.topic === 'type' || term.topic === 'authority' || term.topic === 'profile') {
    const own = memberFact(member, term.topic);
    const not = term.topic === 'type' ? title : term.value;
    return {
      ...own,
      text: own.text.replace(/\.$/, `, not ${not}.`),
      claims: [...own.claims, ...claims],
    };
  }
  const not = verb === 'is' ? `isn’t ${title}` : `doesn’t have ${title}`;
  return fact(`${lead === '' ? '' : 'No: '}${name} ${not}.`, ...claims);
}

/** "Who’s a Projector?", "Who has gate 14?" */
export function whoHas(
  members: readonly Member[],
  term: ChartTerm,
  question: string,
): WrittenSentence {
  const isOpenAsked = OPEN.test(question.toLowerCase());
  const having = members.filter((member) => memberHas(member, term, isOpenAsked) === true);
  const title = termTitle(term, isOpenAsked);
  const verb =
    term.topic === 'type'
      ? having.length === 1
        ? 'is'
        : 'are each'
      : having.length === 1
        ? 'has'
        : 'have';
  if (having.length === 0) {
    const none = term.topic === 'type' ? `is ${title}` : `has ${title}`;
    return fact(
      `Nobody on this team ${none} for certain.`,
      ...members.flatMap((member) =>
        memberHas(member, term, isOpenAsked) === false
          ? termClaims(term, member, false, isOpenAsked)
          : [],
      ),
    );
  }
  return fact(
    `${andList(having.map(({ name }) => name))} ${verb} ${title}.`,
    ...having.flatMap((member) => termClaims(term, member, true, isOpenAsked)),
  );
}

/** The answer to a question for facts of a member's chart, or null. */
export function factsAbout(member: Member, question: string): readonly WrittenSentence[] | null {
  const text = question.toLowerCase().replaceAll('’', "'");
  if (text.split(/\s+/).length > 10) return null;
  const centers = /\b(open|undefined|defined) cent(?:er|re)s\b/.exec(text)?.[1];
  if (centers !== undefined) return [centersOf(member, centers === 'defined' ? 'defined' : 'open')];
  const terms = chartTermsIn(text);
  const isYesNo = /^(?:is|does|has|did)\b|\b(?:right|correct|true)\?$/.test(text);
  const [term] = terms;
  if (term !== undefined && isYesNo) {
    const answer = memberTermFact(member, term, text, 'yes');
    return answer === null ? null : [answer];
  }
  if (terms.length > 0) return null;
  const topics = TOPICS.filter(([, form]) => form.test(text)).map(([topic]) => topic);
  return topics.length === 0 ? null : topics.map((topic) => memberFact(member, topic));
}

const FUNCTION_PATTERNS = recordOf(
  PENTA_GATES,
  (gate) =>
    new RegExp(`\\b(?:${knowledgeOfPentaGate(gate).label}|${FUNCTION_WORDS[gate]})\\b`, 'i'),
);

/** The functions that a question is about. */
export function functionsIn(question: string): readonly PentaGate[] {
  const text = question.replaceAll("'", '’');
  return PENTA_GATES.filter((gate) => FUNCTION_PATTERNS[gate].test(text));
}

export function isPentaGate(gate: number): gate is PentaGate {
  return PENTA_GATES.some((known) => known === gate);
}

/** Members who come nearest to a missing function: they have the other half of its channel. */
export function nearestTo(
  gate: PentaGate,
  team: TeamFacts,
): { partner: PentaGate; names: readonly string[] } | null {
  const channel = PENTA_CHANNELS.find((id) => CHANNEL_BY_ID[id].gates.some((one) => one === gate));
  const partner = channel && CHANNEL_BY_ID[channel].gates.find((one) => one !== gate);
  if (partner === undefined || !isPentaGate(partner)) return null;
  const names = team.holders.get(partner) ?? [];
  return names.length === 0 ? null : { partner, names };
}

/** Who covers a function, what that does, and who is nearest while nobody does. */
export function functionFacts(gate: PentaGate, team: TeamFacts): readonly WrittenSentence[] {
  const { label, task, gap } = knowledgeOfPentaGate(gate);
  const holders = team.holders.get(gate) ?? [];
  if (holders.length === 0) {
    const near = nearestTo(gate, team);
    const missing = fact(
      `Nobody covers ${label} (${gate}): ${asClause(gap)}`,
      claim('function', String(gate), 'hasNot', 'team'),
    );
    if (near === null) return [missing];
    const partner = knowledgeOfPentaGate(near.partner).label;
    return [
      missing,
      fact(
        `Meanwhile, ${andList(near.names)} ${near.names.length === 1 ? 'is' : 'are'} nearest: they cover ${partner} (${near.partner}), its other half.`,
        ...near.names.map((name) => claim('function', String(near.partner), 'has', name)),
      ),
    ];
  }
  const claims = holders.map((name) => claim('function', String(gate), 'has', name));
  const covers = holders.length === 1 ? 'covers' : 'cover';
  const only =
    holders.length === 1
      ? [fact('Nobody else does, so plan a backup before the next vacation.', ...claims)]
      : [fact('Say who has the last word on it, or each waits for the other.', ...claims)];
  return [
    fact(`${andList(holders)} ${covers} ${label} (${gate}): ${asClause(task)}`, ...claims),
    ...only,
  ];
}

/** What the team covers as a whole. */
export function coverageFacts(team: TeamFacts): readonly WrittenSentence[] {
  if (team.coverage === null) return [];
  const gaps = team.gaps.filter(isPentaGate);
  const covered = fact(
    `Your team covers ${team.coverage} of 12 functions.`,
    claim('coverage', String(team.coverage), 'has', 'team'),
  );
  if (gaps.length === 0) return [covered];
  const labels = gaps.slice(0, 4).map((gate) => `${knowledgeOfPentaGate(gate).label} (${gate})`);
  const which =
    gaps.length > 4
      ? `Missing are, among others, ${andList(labels)}.`
      : `Missing: ${andList(labels)}.`;
  return [
    covered,
    fact(
      which,
      ...gaps.slice(0, 4).map((gate) => claim('function', String(gate), 'hasNot', 'team')),
    ),
  ];
}

/** What the team does well: the channels whose two functions are both covered. */
export function strengthFacts(team: TeamFacts): readonly WrittenSentence[] {
  return PENTA_CHANNELS.filter((id) => team.channels.get(id) === 'filled')
    .slice(0, 2)
    .map((id) =>
      fact(
        knowledgeOfPentaChannel(id).filled,
        ...CHANNEL_BY_ID[id].gates.map((gate) => claim('function', String(gate), 'has', 'team')),
      ),
    );
}

/** Functions that depend on one member, or on the one that is named. */
export function soloFacts(team: TeamFacts, named?: string): readonly WrittenSentence[] {
  const counts = new Map<string, PentaGate[]>();
  for (const [gate, [only, ...others]] of team.holders) {
    if (only === undefined || others.length > 0 || !isPentaGate(gate)) continue;
    if (named !== undefined && named !== only) continue;
    counts.set(only, [...(counts.get(only) ?? []), gate]);
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, 2)
    .map(([name, gates]) =>
      fact(
        `Only ${name} covers ${andList(gates.slice(0, 3).map((gate) => knowledgeOfPentaGate(gate).label))}.`,
        ...gates.slice(0, 3).map((gate) => claim('function', String(gate), 'has', name)),
      ),
    );
}

const TASK_PATTERNS = recordOf(
  PENTA_GATES,
  (gate) => new RegExp(`\\b(?:${TASK_WORDS[gate]})\\b`, 'i'),
);

/** The function that a task comes near to, or null. */
export function taskIn(question: string): PentaGate | null {
  return PENTA_GATES.find((gate) => TASK_PATTERNS[gate].test(question)) ?? null;
}

/** Who is nearest to a task that no function names exactly, or null when none comes near. */
export function taskFacts(question: string, team: TeamFacts): readonly WrittenSentence[] | null {
  const gate = taskIn(question);
  if (gate === null || team.holders.size === 0) return null;
  const { label, task } = knowledgeOfPentaGate(gate);
  const holders = team.holders.get(gate) ?? [];
  if (holders.length > 0) {
    const claims = holders.map((name) => claim('function', String(gate), 'has', name));
    const [only, ...others] = holders;
    const start =
      others.length === 0 ? `${only} is nearest to it` : `${andList(holders)} are nearest to it`;
    return [
      fact(`${start}: they cover ${label} (${gate}), which ${asClause(task)}`, ...claims),
      { ...fact('Ask who wants it before you assign it.'), kind: 'advice' },
    ];
  }
  return functionFacts(gate, team);
}
