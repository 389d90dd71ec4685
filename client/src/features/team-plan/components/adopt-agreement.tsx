import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { Button } from '#client/components/ui/button.tsx';
import { CheckIcon } from '#client/components/ui/icons.tsx';
import type { TeamRecord } from '#shared/contract/teams.ts';
import type { PentaGate } from '#shared/engine/penta-matrix.ts';
import { useAddAction } from '../api.ts';
import { usePlan } from '../use-plan.ts';

interface AdoptAgreementProps {
  team: TeamRecord;
  gate: PentaGate;
  /** The missing function, in words. */
  label: string;
  agreement: string;
}

/** Adds an agreement about a missing function to the team's plan; nothing for those who may not. */
export function AdoptAgreement({ team, gate, label, agreement }: AdoptAgreementProps) {
  const plan = usePlan(team);
  const add = useAddAction(team.id);
  if (!plan.data?.canManage) return null;
  const isAdopted = plan.data.actions.some(
    ({ kind, state, source }) =>
      kind === 'agreement' &&
      state !== 'dropped' &&
      source?.kind === 'function' &&
      source.gate === gate,
  );
  if (isAdopted) {
    return (
      <p role="status" className="flex min-h-9 items-center gap-1.5 text-sm text-ok">
        <CheckIcon className="size-4" />
        In your plan
      </p>
    );
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Add to plan: ${agreement} (${label})`}
      disabled={add.isPending}
      className="justify-self-start print:hidden"
      onClick={() =>
        add.mutate(
          { kind: 'agreement', title: agreement, source: { kind: 'function', gate, need: 'gap' } },
          { onError: (error) => toastFailure(error, 'We couldn’t add this to the plan.') },
        )
      }
    >
      Add to plan
    </Button>
  );
}
