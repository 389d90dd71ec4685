import { useId } from 'react';
import { Badge } from '#client/components/ui/badge.tsx';
import { ButtonAnchor } from '#client/components/ui/button.tsx';
import { Card, CardTitle } from '#client/components/ui/card.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { moneyWords, priceWords } from '#client/lib/money.ts';
import { paths } from '#client/lib/paths.ts';
import { planOf } from '#shared/domain/plans.ts';
import type { Billing } from '../api.ts';
import { missedRenewal, nextWords, stateLabel } from '../billing-messages.ts';
import { PortalButton } from './portal-button.tsx';
import { Upgrade } from './upgrade.tsx';

/** The plan: its facts, what happens next, and how to change it. */
export function PlanSummary({ billing }: { billing: Billing }) {
  const { status } = billing;
  const titleId = useId();
  const plan = status.tier && planOf(status.tier);
  const { label, tone } = stateLabel(status);
  const next = nextWords(billing);
  return (
    <Card as="section" labelledBy={titleId} padding="lg">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <CardTitle id={titleId} className="text-2xl">
          {plan ? plan.name : 'Your plan'}
        </CardTitle>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {plan && (
        <p className="mt-2 text-muted">
          {priceWords(plan.priceCents)} for one year · {plan.limits.teamLimit}{' '}
          {plan.limits.teamLimit === 1 ? 'team' : 'teams'} · {plan.limits.memberLimit} seats
        </p>
      )}
      {next && <p className="mt-4">{next}</p>}
      {status.hasPendingChange && <PendingChange billing={billing} />}
      <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
        <Ways billing={billing} />
      </div>
    </Card>
  );
}

/** The plan's available actions, the likeliest first. */
function Ways({ billing }: { billing: Billing }) {
  const { status, hasPortal } = billing;
  const missed = missedRenewal(billing);
  const isEnded = status.state === 'ended';
  return (
    <>
      {missed?.url && (
        <ButtonAnchor href={missed.url} rel="noreferrer">
          Pay {moneyWords(missed.totalCents)}
        </ButtonAnchor>
      )}
      {isEnded && (
        <ButtonAnchor href={paths.checkout.pattern} variant={missed ? 'secondary' : 'primary'}>
          Choose a plan
        </ButtonAnchor>
      )}
      {status.tier && canUpgrade(status) && (
        <Upgrade tier={status.tier} paidUntil={status.paidUntil} />
      )}
      {hasPortal && !isEnded && (
        <PortalButton variant={portalVariant(status, missed !== undefined && missed !== null)}>
          {portalLabel(status)}
        </PortalButton>
      )}
    </>
  );
}

function canUpgrade({ state, hasPendingChange, cancelsAtPeriodEnd }: Billing['status']): boolean {
  return state === 'active' && !hasPendingChange && !cancelsAtPeriodEnd;
}

/** The portal comes first where it holds the next step. */
function portalVariant(status: Billing['status'], isMissed: boolean): 'primary' | 'secondary' {
  const isNext = status.cancelsAtPeriodEnd || (status.state === 'past_due' && !isMissed);
  return isNext ? 'primary' : 'secondary';
}

function portalLabel({ state, cancelsAtPeriodEnd }: Billing['status']): string {
  if (state === 'past_due') return 'Change card';
  return cancelsAtPeriodEnd ? 'Keep the plan or change card' : 'Change card or cancel';
}

function PendingChange({ billing }: { billing: Billing }) {
  const open = billing.invoices.find(
    ({ status, reason, url }) => status === 'open' && reason === 'change' && url !== null,
  );
  return (
    <Notice tone="warn" title="Your plan change is waiting for payment" className="mt-6">
      <p>
        You keep your current plan until then.{' '}
        {open?.url ? (
          <a href={open.url} className="text-link">
            Confirm the payment
          </a>
        ) : (
          'Change your card and we’ll charge the new one.'
        )}
      </p>
    </Notice>
  );
}
