import type { FactClaim } from '#shared/coach/claims.ts';
import type { TeamFacts } from '#shared/coach/team-facts.ts';
import { CENTERS } from '#shared/engine/centers.ts';
import { fitOf } from '#shared/knowledge/cases.ts';
import { knowledgeOfPentaGate } from '#shared/knowledge/knowledge.ts';
import { claim } from '../draft.ts';
import { isPentaGate, type Member } from '../team-facts-answers.ts';

/** A part of a chart that a member has for certain. */
export interface Trait {
  /** "Projector", "Splenic authority", "open Heart", "line 5", "Planning (7)" */
  readonly label: string;
  readonly claim: FactClaim;
}

function only<Value>(possible: readonly Value[]): Value | null {
  const [first, ...others] = possible;
  return first === undefined || others.length > 0 ? null : first;
}

function lineTrait({ name, profile }: Member, line: string): Trait | null {
  const id = only(profile.possible);
  if (id === null || !id.split('/').includes(line)) return null;
  return { label: `line ${line}`, claim: claim('line', line, 'has', name) };
}

function functionTrait({ name }: Member, gate: number, team: TeamFacts): Trait | null {
  if (!isPentaGate(gate) || !team.holders.get(gate)?.includes(name)) return null;
  const label = `${knowledgeOfPentaGate(gate).label} (${gate})`;
  return { label, claim: claim('function', String(gate), 'has', name) };
}

/**
 * The part of a chart that a key names, if a member has it for certain; else null.
 * @param key "type:projector", "authority:ego", "center:heart:open", "line:5", or "function:31"
 */
export function traitOf(member: Member, key: string, team: TeamFacts): Trait | null {
  const [kind, value = ''] = key.split(':');
  if (kind === 'line') return lineTrait(member, value);
  if (kind === 'function') return functionTrait(member, Number(value), team);
  const fits = fitOf(key);
  const { name } = member;
  if (fits?.kind === 'type') {
    const type = only(member.type.possible);
    if (type === null || !fits.types.includes(type)) return null;
    return { label: type, claim: claim('type', type, 'has', name) };
  }
  if (fits?.kind === 'authority') {
    const authority = only(member.authority.possible);
    if (authority === null || !fits.authorities.includes(authority)) return null;
    return {
      label: `${authority} authority`,
      claim: claim('authority', authority, 'has', name),
    };
  }
  if (fits?.kind !== 'center' || member.centers[fits.center] !== fits.state) return null;
  const state = fits.state === 'defined' ? 'has' : 'hasNot';
  return {
    label: `${fits.state} ${CENTERS[fits.center].name}`,
    claim: claim('center', fits.center, state, name),
  };
}
