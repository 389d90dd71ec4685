import type { ReactNode } from 'react';
import { Card, CardTitle } from '#client/components/ui/card.tsx';
import { priceWords } from '#client/lib/money.ts';
import type { Plan } from '#shared/domain/plans.ts';

/** The order with its total price. */
export function OrderSummary({ plan }: { plan: Plan }) {
  const price = priceWords(plan.priceCents);
  return (
    <Card as="section" labelledBy="order-title" padding="lg">
      <CardTitle id="order-title">Order Summary</CardTitle>
      <dl className="mt-5 grid gap-3">
        <Row label="Plan">{plan.name}</Row>
        <Row label="Price">{price}</Row>
        <Row label="Billing">Annual</Row>
        <div className="mt-2 flex items-baseline justify-between gap-6 border-t border-line pt-4 text-lg font-semibold">
          <dt>Total</dt>
          <dd className="figures">{price}</dd>
        </div>
      </dl>
      {plan.guarantee && <p className="mt-4 text-sm text-muted">{plan.guarantee}</p>}
    </Card>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6">
      <dt className="text-muted">{label}</dt>
      <dd className="figures text-right">{children}</dd>
    </div>
  );
}
