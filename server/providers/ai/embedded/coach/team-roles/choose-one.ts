import type { WrittenSentence } from '#shared/coach/claims.ts';
import { withNames } from '#shared/knowledge/prose.ts';
import { advice, type Draft, fact, labeled } from '../draft.ts';
import { composed } from '../team-composed.ts';
import type { Member } from '../team-facts-answers.ts';
import { EVERYONE_MAX, mannerOf } from '../team-manners.ts';
import type { TeamTalk } from '../team-talk.ts';
import { toldOf } from '../team-topics/member-acts.ts';
import { traitOf } from './member-trait.ts';
import { type Fit, fitOf } from './split-tasks.ts';
import {
  CHOOSE_END,
  CHOOSE_IF,
  CHOOSE_LEAD,
  CHOOSE_SAY,
  NEAREST_HOW,
  TASK_KINDS,
  type TaskKind,
} from './task-kinds.data.ts';

/** The last kind is anything at all. */
const KINDS = TASK_KINDS.slice(0, -1);
const FEEL_ONLY = 'That shows a feel for it, not skill, so ask who wants it.';

/** When to choose a member; no two for the same reason. */
function conditionOf(
  member: Member,
  talk: TeamTalk,
  taken: Set<string>,
): readonly WrittenSentence[] {
  const [words] = toldOf(talk.question, [member]).flatMap((told) => told.words ?? []);
  for (const [key, condition] of Object.entries(CHOOSE_IF)) {
    const trait = traitOf(member, key, talk.team);
    if (trait === null || taken.has(key)) continue;
    taken.add(key);
    const own = fact(`**${member.name}** (${trait.label}) if ${condition}.`, trait.claim);
    return words === undefined ? [own] : [own, ...advice(`You say it yourself: ${words}.`)];
  }
  return [];
}

/** The two who come nearest, the second for another reason than the first if there's one. */
function nearestOf(talk: TeamTalk, kind: TaskKind, members: readonly Member[]): readonly Fit[] {
  const told = toldOf(talk.question, members);
  const fitWithout = (member: Member, taken: ReadonlySet<string>) => {
    const own = told.find((one) => one.member === member);
    return fitOf(member, kind, own, talk, taken);
  };
  const [first, second] = members
    .map((member) => fitWithout(member, new Set()))
    .filter(({ trait, score }) => trait !== null && score > 0)
    .toSorted((a, b) => b.score - a.score);
  if (first === undefined) return [];
  return second === undefined ? [first] : [first, fitWithout(second.member, new Set([first.why]))];
}

function fitLine({ member, trait, why, words }: Fit): readonly WrittenSentence[] {
  const claims = trait === null ? [] : [trait.claim];
  const own = fact(`**${member.name}** (${trait?.label}) ${why}.`, ...claims);
  return words === null ? [own] : [own, ...advice(`You say it yourself: ${words}.`)];
}

/** Who comes nearest to a task of a kind, and how to ask them; null where the charts say nothing. */
function nearestAnswer(talk: TeamTalk, kind: TaskKind, members: readonly Member[]): Draft | null {
  const fits = nearestOf(talk, kind, members);
  const [first, second] = fits;
  if (first === undefined) return null;
  const then = second === undefined ? '' : `, then ${second.member.name}`;
  const claims = fits.flatMap(({ trait }) => (trait === null ? [] : [trait.claim]));
  const lead = fact(`${first.member.name} comes nearest to it by the charts${then}.`, ...claims);
  return composed(talk, {
    lead: [lead, ...advice(FEEL_ONLY)],
    lines: fits.map(fitLine),
    way: [...advice(NEAREST_HOW), ...mannerOf(first.member, 'ask').slice(0, 1)],
    words: labeled('You could say', [], advice(withNames(CHOOSE_SAY, { name: first.member.name }))),
  });
}

/** Whom to choose for what no role is known for, by what it takes; null once said. */
export function choiceAnswer(talk: TeamTalk): Draft | null {
  const members = (talk.named.length > 1 ? talk.named : talk.members).slice(0, EVERYONE_MAX);
  const kind = KINDS.find(({ form }) => form.test(talk.question));
  const nearest = kind === undefined ? null : nearestAnswer(talk, kind, members);
  if (nearest !== null) return nearest;
  const lead = advice(CHOOSE_LEAD);
  const [first] = members;
  if (first === undefined || members.length < 2 || talk.said.hasAny(lead)) return null;
  const taken = new Set<string>();
  return composed(talk, {
    lead,
    lines: members.map((member) => conditionOf(member, talk, taken)),
    words: advice(CHOOSE_END),
    step: labeled('You could say', [], advice(withNames(CHOOSE_SAY, { name: first.name }))),
  });
}
