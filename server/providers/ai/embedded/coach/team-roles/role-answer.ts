import type { WrittenSentence } from '#shared/coach/claims.ts';
import { withNames } from '#shared/knowledge/prose.ts';
import { advice, type Block, bullet, type Draft, fact, labeled, paragraph } from '../draft.ts';
import { draftOf } from '../team-draft.ts';
import type { Member } from '../team-facts-answers.ts';
import { EVERYONE_MAX } from '../team-manners.ts';
import type { TeamTalk } from '../team-talk.ts';
import { type Trait, traitOf } from './member-trait.ts';
import type { RoleReason, TeamRole } from './role-texts.data.ts';

const NEAREST_MAX = 2;
const REASONS_MAX = 2;
const FEEL_ONLY = 'The charts show a feel for it, not skill, so ask who wants it.';

interface Held extends Trait {
  readonly why: string;
  /** From 0 to 1, by its index in the list. */
  readonly weight: number;
}

/** A member with what speaks for and against them in a role. */
interface Candidate {
  readonly member: Member;
  readonly fits: readonly Held[];
  readonly against: readonly Held[];
  readonly score: number;
}

function heldOf(member: Member, reasons: readonly RoleReason[], { team }: TeamTalk): Held[] {
  return reasons.flatMap(({ has, why }, at) => {
    const trait = traitOf(member, has, team);
    return trait === null ? [] : [{ ...trait, why, weight: 1 - at / reasons.length }];
  });
}

function candidateOf(member: Member, role: TeamRole, talk: TeamTalk): Candidate {
  const fits = heldOf(member, role.fits, talk);
  const against = heldOf(member, role.against, talk);
  const sum = (held: readonly Held[]) => held.reduce((total, { weight }) => total + weight, 0);
  return { member, fits, against, score: sum(fits) - sum(against) };
}

/** "**Kenji** (Projector, line 5) sees who hasn’t spoken, and is trusted to step in." */
function reasonsOf(
  { name }: Member,
  held: readonly Held[],
  most: number,
  verb = '',
): readonly WrittenSentence[] {
  const told = held.slice(0, most);
  if (told.length === 0) return [];
  const labels = told.map(({ label }) => label).join(', ');
  const whys = told.map(({ why }) => why).join(', and ');
  const text = `**${name}** (${labels}) ${verb}${whys}.`;
  return [fact(text, ...told.map(({ claim }) => claim))];
}

function wordsTo(member: Member | undefined, { say }: TeamRole): readonly WrittenSentence[] {
  if (member === undefined) return [];
  const text = withNames(`“${say}”`, { name: member.name });
  return labeled('You could say', [], advice(text));
}

/** Who comes nearest, why, and who is better spared it. */
function nearest(role: TeamRole, candidates: readonly Candidate[]): Block[] {
  const ranked = candidates.toSorted((a, b) => b.score - a.score);
  const fitting = ranked.filter(({ fits }) => fits.length > 0);
  const best = fitting.filter(({ score }) => score > 0);
  const told = (best.length > 0 ? best : fitting.slice(0, 1)).slice(0, NEAREST_MAX);
  const [first, second] = told;
  const last = ranked.at(-1);
  if (first === undefined) return [];
  const then = second === undefined ? '' : `, then ${second.member.name}`;
  const claims = told.flatMap(({ fits }) => fits.slice(0, REASONS_MAX).map(({ claim }) => claim));
  const lead = fact(
    `For ${role.title}, ${first.member.name} comes nearest by the charts${then}.`,
    ...claims,
  );
  const isSpared = last !== undefined && last.score < 0 && last.against.length > 0;
  return [
    paragraph(lead, ...advice(FEEL_ONLY)),
    ...told.map(({ member, fits }) => bullet(reasonsOf(member, fits, REASONS_MAX))),
    ...(isSpared ? [bullet(reasonsOf(last.member, last.against, 1))] : []),
    paragraph(...advice(role.how)),
    paragraph(...wordsTo(first.member, role)),
  ];
}

/** How it is for each member. */
function forEach(
  role: TeamRole,
  [one, other]: readonly [string, string],
  candidates: readonly Candidate[],
): Block[] {
  const lines = candidates.slice(0, EVERYONE_MAX).map(({ member, fits, against }) => {
    const [own] = fits;
    const [opposite] = against;
    const isOne = (own?.weight ?? -1) >= (opposite?.weight ?? -1);
    const held = isOne ? fits : against;
    const side = isOne ? one : other;
    const told = reasonsOf(member, held, 1, `${side}: `);
    return told.length > 0 ? told : [fact(`**${member.name}** could be either, by the chart.`)];
  });
  const [first] = candidates;
  return [
    ...lines.map(bullet),
    paragraph(...advice(role.how)),
    paragraph(...wordsTo(first?.member, role)),
  ];
}

/** Who of a team fits a role by the charts, or how it is for each; null where the charts say nothing. */
export function roleAnswer(role: TeamRole, talk: TeamTalk): Draft | null {
  const asked = talk.named.length > 0 && role.sides !== null ? talk.named : talk.members;
  const meant = talk.named.length > 1 ? talk.named : asked;
  const candidates = meant.map((member) => candidateOf(member, role, talk));
  const blocks =
    role.sides === null ? nearest(role, candidates) : forEach(role, role.sides, candidates);
  return blocks.length === 0 ? null : draftOf(talk, blocks);
}
