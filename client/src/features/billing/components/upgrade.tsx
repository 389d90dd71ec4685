import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '#client/components/feedback/toast.ts';
import { Button } from '#client/components/ui/button.tsx';
import { ConfirmDialog } from '#client/components/ui/confirm-dialog.tsx';
import { Spinner } from '#client/components/ui/spinner.tsx';
import { messageOf } from '#client/lib/api.ts';
import { instantDayWords } from '#client/lib/dates.ts';
import { moneyWords } from '#client/lib/money.ts';
import { isUpgrade, PLANS, type Plan, type SoldTier } from '#shared/domain/plans.ts';
import { type UpgradePreview, upgradePreview, useUpgrade } from '../api.ts';

const NO_PREVIEW = 'The price could not be worked out. Please try again.';
const FAILED = 'The plan could not be changed. Please try again.';

export interface UpgradeProps {
  tier: SoldTier;
  paidUntil: string | null;
}

/**
 * Upgrades to the next larger plan, if there is one: shows its price before anything is charged.
 */
export function Upgrade({ tier, paidUntil }: UpgradeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const larger = PLANS.find((plan) => isUpgrade(tier, plan.tier));
  if (!larger) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Upgrade to {larger.name}</Button>
      {isOpen && (
        <UpgradeDialog plan={larger} paidUntil={paidUntil} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

interface UpgradeDialogProps {
  plan: Plan;
  paidUntil: string | null;
  onClose: () => void;
}

function UpgradeDialog({ plan, paidUntil, onClose }: UpgradeDialogProps) {
  const preview = useQuery(upgradePreview(plan.tier));
  const upgrade = useUpgrade();

  function confirm(shown: UpgradePreview) {
    upgrade.mutate(shown, {
      onSuccess: ({ payment }) => {
        toast(
          payment
            ? {
                title: 'One step is left',
                description: 'The change of plan waits for its payment to be confirmed.',
              }
            : {
                title: 'Plan changed',
                description: `Welcome to ${plan.name}!`,
                tone: 'success',
              },
        );
        onClose();
      },
      // The price may have expired, or the plan may have changed by now.
      onError: () => void preview.refetch(),
    });
  }

  const error = upgrade.isError
    ? messageOf(upgrade.error, FAILED)
    : preview.isError && messageOf(preview.error, NO_PREVIEW);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Upgrade to ${plan.name}`}
      description="You pay the difference for the rest of your paid year, with the card on file."
      confirmLabel={preview.data ? `Pay ${moneyWords(preview.data.dueNowCents)}` : 'Pay'}
      pendingLabel="Processing..."
      tone="primary"
      pending={upgrade.isPending}
      confirmDisabled={!preview.data || preview.isFetching}
      onConfirm={() => preview.data && confirm(preview.data)}
      error={error}
    >
      {preview.isFetching && <Spinner label="Working out the price" />}
      {preview.data && !preview.isFetching && (
        <dl className="grid gap-3 border-y border-line py-4">
          <div className="flex items-baseline justify-between gap-6 text-lg font-semibold">
            <dt>Due now</dt>
            <dd className="figures">{moneyWords(preview.data.dueNowCents)}</dd>
          </div>
          <div className="flex items-baseline justify-between gap-6">
            <dt className="text-muted">
              {paidUntil ? `Each year from ${instantDayWords(paidUntil)}` : 'Each year after that'}
            </dt>
            <dd className="figures">{moneyWords(plan.priceCents)}</dd>
          </div>
        </dl>
      )}
    </ConfirmDialog>
  );
}
