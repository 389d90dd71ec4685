import type { WrittenSentence } from '#shared/coach/claims.ts';
import { andList } from '#shared/domain/english.ts';
import { literalPattern } from '#shared/domain/literal-pattern.ts';
import { PENTA_GATES, type PentaGate } from '#shared/engine/penta-matrix.ts';
import { knowledgeOfPentaGate } from '#shared/knowledge/knowledge.ts';
import { asClause, withNames } from '#shared/knowledge/prose.ts';
import { advice, bullet, claim, type Draft, fact, labeled, paragraph } from '../draft.ts';
import { draftOf } from '../team-draft.ts';
import { functionsIn, type Member, nearestTo, taskIn } from '../team-facts-answers.ts';
import { groupedLines, mannerOf } from '../team-manners.ts';
import type { TeamTalk } from '../team-talk.ts';
import { topicLines } from '../team-topics/member-lines.ts';
import { CENTER_FRICTIONS, PACES, QUICK_AUTHORITIES, TYPE_SHARES } from './team-asks.data.ts';
import { QUESTIONS } from './team-texts.data.ts';

type Sentences = readonly WrittenSentence[];

const WHO =
  /\b(?:who(?: of us)?|which (?:one )?of (?:us|them|the team)) (?:should|could|can|would|might|is (?:best|right|the (?:best|right) (?:one|person))|fits)\b/i;
const ASKED_MAX = 2;

/** "Planning (7)" */
function labelOf(gate: PentaGate): string {
  return `${knowledgeOfPentaGate(gate).label} (${gate})`;
}

/** How members like to be asked and how they decide, and words for the first of them. */
function askingFor(members: readonly Member[]): Sentences {
  const [first] = members;
  const words =
    first === undefined || first.type.possible.length > 1
      ? []
      : labeled(
          'You could say',
          [],
          advice(withNames(QUESTIONS[first.type.value], { name: first.name })),
        );
  const ways = [...groupedLines(members, 'ask'), ...groupedLines(members, 'decide')];
  return [...ways.flat(), ...words];
}

/** Who covers a function, or its other half while nobody does. */
function coverersOf(gate: PentaGate, team: TeamTalk['team']) {
  const holders = team.holders.get(gate) ?? [];
  if (holders.length > 0) return { covered: gate, names: holders, missing: [], half: '' };
  const near = nearestTo(gate, team);
  if (near === null) return null;
  const none = claim('function', String(gate), 'hasNot', 'team');
  return {
    covered: near.partner,
    names: near.names,
    missing: [fact(`Nobody covers ${labelOf(gate)}.`, none)],
    half: ', its other half',
  };
}

/** Who covers what a task takes, or comes nearest, and how to ask them; null for other questions. */
function whoForTask({ question, named, members, team }: TeamTalk): Sentences[] | null {
  const gate = functionsIn(question)[0] ?? taskIn(question);
  if (!WHO.test(question) || named.length > 0 || gate === null) return null;
  const coverers = coverersOf(gate, team);
  if (coverers === null) return null;
  const { covered, missing, half } = coverers;
  const names = coverers.names.slice(0, ASKED_MAX);
  const claims = names.map((name) => claim('function', String(covered), 'has', name));
  const come = names.length === 1 ? 'comes' : 'come';
  const why = fact(
    `${andList(names)} ${come} nearest to it, covering ${labelOf(covered)}${half}, which ${asClause(knowledgeOfPentaGate(covered).task)}`,
    ...claims,
  );
  return [
    [...missing, why],
    askingFor(members.filter(({ name }) => names.includes(name))),
    advice(
      'That says who has a feel for it, not who’s better; ask who wants it, and agree to look at it again in four weeks.',
    ),
  ];
}

const WHY = /\b(?:why|how come|what(?:['’]s| is) (?:behind|going on|wrong|up|the matter))\b/i;

/** How fast the two come to an answer. */
function paces(a: Member, b: Member): Sentences {
  const isKnown = [a, b].every(({ authority }) => authority.possible.length === 1);
  if (!isKnown) return [];
  const [mine, yours] = [a.authority.value, b.authority.value];
  const claims = [a, b].map(({ name, authority }) =>
    claim('authority', authority.value, 'has', name),
  );
  if (mine === yours) return [];
  const isUneven = QUICK_AUTHORITIES.has(mine) !== QUICK_AUTHORITIES.has(yours);
  const end = isUneven ? ', so what’s settled for one is still open for the other' : '';
  return [fact(`${a.name} ${PACES[mine]}, while ${b.name} ${PACES[yours]}${end}.`, ...claims)];
}

/** What one has and the other takes in. */
function friction(a: Member, b: Member): Sentences {
  for (const [center, text] of CENTER_FRICTIONS) {
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      if (one.centers[center] !== 'defined' || other.centers[center] !== 'open') continue;
      const claims = [
        claim('center', center, 'has', one.name),
        claim('center', center, 'hasNot', other.name),
      ];
      return [fact(withNames(text, { a: one.name, b: other.name }), ...claims)];
    }
  }
  return [];
}

const AGREEMENTS = {
  uneven:
    'Anything that needs an answer goes out in one line a day ahead, and silence never counts as a yes.',
  even: 'When it gets tight, one of you says “ten minutes,” you both step out, and then each says one sentence about what they need.',
} as const;

/** What in the charts of two may rub, and one agreement; null for other questions. */
function whyTheTwo({ question, named, team }: TeamTalk): Sentences[] | null {
  const [a, b, ...others] = named;
  if (a === undefined || b === undefined || others.length > 0 || !WHY.test(question)) return null;
  const pair = team.pairs.find(({ names }) => names.includes(a.name) && names.includes(b.name));
  const own =
    pair === undefined
      ? []
      : [
          fact(
            pair.watchout,
            claim('pair', `${pair.names.join(':')}:${pair.dynamicType}`, 'has', 'team'),
          ),
        ];
  const pace = paces(a, b);
  const rubs = friction(a, b);
  if (own.length + pace.length + rubs.length === 0) return null;
  const isUneven = pace.some(({ text }) => text.includes('still open'));
  const agreement = isUneven ? AGREEMENTS.uneven : (pair?.trial ?? AGREEMENTS.even);
  return [
    [...own, ...pace],
    rubs,
    labeled('One agreement', [], advice(agreement)),
    advice(
      'The charts show where it rubs, not who’s right; ask each for one scene before you settle on that.',
    ),
  ];
}

const LEAVES =
  '(?:leaves?|leaving|left|quits?|quitting|resigns?|retires?|(?:is|are|were|was) gone|goes away|moves on|drops out|gets hit by|dies)\\b';

/** "If Ana leaves", "without Ana", but not "without drama" or "the client left". */
function isGone(question: string, name: string): boolean {
  const own = literalPattern(name);
  return new RegExp(
    `${own}(?:[’']s)?(?: \\w+){0,3} ${LEAVES}|\\b(?:without|los(?:e|ing)) ${own}`,
    'iu',
  ).test(question);
}

const WHAT_IF =
  /\b(?:what (?:happens|would happen|if|do we|would we|changes|breaks|falls|is lost)|if|when|once|how (?:bad|much|would|do))\b/i;
const TOLD_MAX = 2;

/** What would be missing without a member, and who'd come nearest; null for other questions. */
function ifSomebodyLeaves(talk: TeamTalk): Sentences[] | null {
  const { question, named, members, team } = talk;
  const [member, ...more] = named;
  if (member === undefined || more.length > 0 || team.holders.size === 0) return null;
  const { name } = member;
  if (!isGone(question, name) || !WHAT_IF.test(question)) return null;
  const held = PENTA_GATES.filter((gate) => team.holders.get(gate)?.includes(name));
  const alone = held.filter((gate) => team.holders.get(gate)?.length === 1);
  const shared = held.filter((gate) => !alone.includes(gate));
  const claimsOf = (gates: readonly PentaGate[]) =>
    gates.map((gate) => claim('function', String(gate), 'has', name));
  const lead =
    alone.length === 0
      ? [
          fact(
            `No function depends on ${name} alone; what would go is what only ${name} knows how to do.`,
            ...claimsOf(shared),
          ),
        ]
      : [
          fact(
            `Without ${name}, nobody would cover ${andList(alone.map(labelOf))}.`,
            ...claimsOf(alone),
          ),
        ];
  const rest =
    shared.length === 0 || alone.length === 0
      ? []
      : [
          fact(
            `${andList(shared.map(labelOf))} would go on: others cover that too.`,
            ...claimsOf(shared),
          ),
        ];
  const told = alone.slice(0, TOLD_MAX).map((gate) => lossOf(gate, name, team));
  const near = alone.flatMap((gate) => nearestWithout(gate, name, team)?.names ?? [])[0];
  const next = members.find((one) => one.name === near);
  return [
    [...lead, ...rest],
    ...told,
    ...topicLines(talk, 'handover', [member]),
    [
      ...advice(
        alone.length === 0
          ? `Ask ${name} which contacts, files, and habits are in nobody else’s head, and have the next person do it twice while ${name} only watches.`
          : `Have ${name} show one of these to somebody while doing it, before it’s needed.`,
      ),
      ...(next === undefined ? [] : mannerOf(next, 'ask').slice(0, 1)),
    ],
    labeled(
      'You could say',
      [],
      advice(`“${name}, what do only you know how to do here, and who’d you show it to first?”`),
    ),
  ];
}

function nearestWithout(gate: PentaGate, name: string, team: TeamTalk['team']) {
  const near = nearestTo(gate, team);
  const names = near?.names.filter((one) => one !== name) ?? [];
  return near === null || names.length === 0 ? null : { partner: near.partner, names };
}

/** What goes wrong without a function, and who has its other half. */
function lossOf(gate: PentaGate, name: string, team: TeamTalk['team']): Sentences {
  const { label, gap } = knowledgeOfPentaGate(gate);
  const own = claim('function', String(gate), 'has', name);
  const near = nearestWithout(gate, name, team);
  const loss = fact(`What you’d notice without ${label}: ${asClause(gap)}`, own);
  if (near === null)
    return [
      loss,
      fact('Nobody else has its other half, so it needs a habit or somebody new.', own),
    ];
  const claims = near.names.map((one) => claim('function', String(near.partner), 'has', one));
  const come = near.names.length === 1 ? 'comes' : 'come';
  return [
    loss,
    fact(
      `${andList(near.names)} ${come} nearest, with ${labelOf(near.partner)}, its other half.`,
      ...claims,
    ),
  ];
}

const SPLITS =
  /\b(?:split|divide|divvy|distribute|share (?:this|that|it|the|out|a)|who (?:does|takes|gets) what|which part|hand out)\b/i;

/** What each alone covers of the two, and the part that suits them; null for other questions. */
function splitBetween({ question, named, team }: TeamTalk): Sentences[] | null {
  if (named.length < 2 || named.length > 3 || !SPLITS.test(question)) return null;
  const names = named.map(({ name }) => name);
  const onlyOf = (name: string) =>
    PENTA_GATES.filter((gate) => {
      const among = (team.holders.get(gate) ?? []).filter((one) => names.includes(one));
      return among.length === 1 && among[0] === name;
    }).slice(0, TOLD_MAX);
  const shares = named.map((member): Sentences => {
    const { name, type } = member;
    const gates = onlyOf(name);
    const covers = fact(
      `${name} alone of you covers ${andList(gates.map(labelOf))}.`.replace(
        'of you',
        named.length === 2 ? 'of the two' : 'of the three',
      ),
      ...gates.map((gate) => claim('function', String(gate), 'has', name)),
    );
    const text = withNames(TYPE_SHARES[type.value], { name });
    const share = {
      ...fact(text, claim('type', type.value, 'has', name)),
      kind: 'advice' as const,
    };
    return [...(type.possible.length > 1 ? [] : [share]), ...(gates.length === 0 ? [] : [covers])];
  });
  const isAlike = named.every(({ type }) => type.value === named[0]?.type.value);
  const step = isAlike
    ? 'Write each piece on a card; each of them takes what they’d say yes to right away, and the rest is drawn in turns.'
    : 'Write each piece on a card; each of them marks what they want and what drains them, and then they swap one.';
  return [
    advice('Split it by what each takes up willingly, and give every piece one name.'),
    ...shares,
    labeled('Next step', [], advice(step)),
  ];
}

/** How two or three share a task; null for other questions. */
export function splitAnswer(talk: TeamTalk): Draft | null {
  const told = splitBetween(talk);
  if (told === null) return null;
  const [lead = [], ...rest] = told;
  const shares = rest.slice(0, -1).map(bullet);
  return draftOf(talk, [paragraph(...lead), ...shares, paragraph(...(rest.at(-1) ?? []))]);
}

/** Answers to a team's questions for who, why, and what if; null for others. */
export function askedAnswer(talk: TeamTalk): Draft | null {
  const told = whyTheTwo(talk) ?? ifSomebodyLeaves(talk) ?? whoForTask(talk);
  const paragraphs = told?.map((own) => paragraph(...own)) ?? null;
  return paragraphs === null ? null : draftOf(talk, paragraphs);
}
