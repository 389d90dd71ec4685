import type { SuggestedAction } from '#shared/contract/team-plan.ts';

type Suggested = Pick<SuggestedAction, 'source' | 'ownerId'>;

/** Of an analysis, who covers what. */
interface Coverage {
  readonly gates: readonly {
    readonly gate: number;
    readonly partner: number;
    readonly label: string;
    readonly holders: readonly { readonly memberId: string }[];
  }[];
}

/** Why a suggestion has this owner: "Covers Capacity, Vision’s other half"; or empty. */
export function ownerReason(penta: Coverage | null, { source, ownerId }: Suggested): string {
  const gate = source.kind === 'function' ? source.gate : null;
  const need = penta?.gates.find((one) => one.gate === gate);
  const partner = penta?.gates.find((one) => one.gate === need?.partner);
  if (!need || !partner?.holders.some(({ memberId }) => memberId === ownerId)) return '';
  return `Covers ${partner.label}, ${need.label}’s other half`;
}
