import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ToastInput } from '#client/components/feedback/toast.ts';
import { ConfirmMutation } from '#client/components/form/confirm-mutation.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Spinner } from '#client/components/ui/spinner.tsx';
import { messageOf } from '#client/lib/api.ts';
import { instantDayWords } from '#client/lib/dates.ts';
import { moneyWords } from '#client/lib/money.ts';
import { isUpgrade, PLANS, type Plan, type SoldTier } from '#shared/domain/plans.ts';
import { upgradePreview, useUpgrade } from '../api.ts';

const NO_PREVIEW = 'We couldn’t get the price. Please try again.';
const ONE_STEP_LEFT: ToastInput = {
  title: 'One step left',
  description: 'Your plan changes once the payment is confirmed.',
  tone: 'neutral',
};
const changedWords = ({ name }: Plan): ToastInput => ({
  title: 'Plan changed',
  description: `Welcome to ${name}!`,
});
const FAILED = 'We couldn’t change your plan. Please try again.';

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

  const shown = preview.isFetching ? null : preview.data;
  return (
    <ConfirmMutation
      open
      mutation={upgrade}
      variables={shown ?? null}
      title={`Upgrade to ${plan.name}`}
      description="You pay only the difference for the rest of your paid year, with the card on file."
      confirmLabel={preview.data ? `Pay ${moneyWords(preview.data.dueNowCents)}` : 'Pay'}
      pendingLabel="Processing..."
      tone="primary"
      confirmDisabled={!shown}
      done={({ payment }) => (payment ? ONE_STEP_LEFT : changedWords(plan))}
      failed={FAILED}
      problem={preview.isError ? messageOf(preview.error, NO_PREVIEW) : undefined}
      // The price may be too old, or the plan another one by now.
      onFailed={() => void preview.refetch()}
      onClose={onClose}
    >
      {preview.isFetching && <Spinner label="Getting your price" />}
      {shown && <Price plan={plan} dueNowCents={shown.dueNowCents} paidUntil={paidUntil} />}
    </ConfirmMutation>
  );
}

interface PriceProps {
  plan: Plan;
  dueNowCents: number;
  paidUntil: string | null;
}

function Price({ plan, dueNowCents, paidUntil }: PriceProps) {
  return (
    <dl className="grid gap-3 border-y border-line py-4">
      <div className="flex items-baseline justify-between gap-6 text-lg font-semibold">
        <dt>Due now</dt>
        <dd className="figures">{moneyWords(dueNowCents)}</dd>
      </div>
      <div className="flex items-baseline justify-between gap-6">
        <dt className="text-muted">
          {paidUntil ? `Each year from ${instantDayWords(paidUntil)}` : 'Each year after that'}
        </dt>
        <dd className="figures">{moneyWords(plan.priceCents)}</dd>
      </div>
    </dl>
  );
}
