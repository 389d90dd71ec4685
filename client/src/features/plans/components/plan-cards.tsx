import { type ReactNode, useId } from 'react';
import { Badge } from '#client/components/ui/badge.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { CheckIcon } from '#client/components/ui/icons.tsx';
import { priceWords } from '#client/lib/money.ts';
import { PLANS, type Plan } from '#shared/domain/plans.ts';

export interface PlanCardsProps {
  /** The action to buy a plan: one button or link. */
  action: (plan: Plan) => ReactNode;
  level?: 2 | 3 | undefined;
}

/** The plans sold online, side by side: their differences come first. */
export function PlanCards({ action, level = 2 }: PlanCardsProps) {
  return (
    <ul aria-label="Plans" className="grid items-stretch gap-5 md:grid-cols-2">
      {PLANS.map((plan) => (
        <PlanCard key={plan.tier} plan={plan} level={level}>
          {action(plan)}
        </PlanCard>
      ))}
    </ul>
  );
}

interface PlanCardProps {
  plan: Plan;
  level: 2 | 3;
  children: ReactNode;
}

function PlanCard({ plan, level, children }: PlanCardProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  const { teamLimit, memberLimit } = plan.limits;
  return (
    <li
      aria-labelledby={titleId}
      className={cx(
        'flex flex-col rounded-lg border bg-surface p-6 sm:p-8',
        plan.isMostPopular ? 'border-accent' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading id={titleId} className="font-display text-2xl font-semibold">
          {plan.name}
        </Heading>
        {plan.isMostPopular && <Badge tone="accent">Most Popular</Badge>}
      </div>
      <p className="mt-2 text-muted">{plan.description}</p>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-2">
        <span className="figures font-display text-4xl font-semibold">
          {priceWords(plan.priceCents)}
        </span>
        <span className="text-muted">a year</span>
      </p>
      <p className="mt-1 text-sm text-muted">Billed annually, renews each year</p>
      <dl className="mt-6 grid grid-cols-2 border-y border-line py-4">
        <Limit value={teamLimit} label={teamLimit === 1 ? 'team' : 'teams'} />
        <Limit value={memberLimit} label="seats" />
      </dl>
      <ul className="mt-5 grid gap-2.5">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-start gap-3 text-pretty">
            <CheckIcon className="mt-0.5 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid gap-3 pt-8">
        {plan.guarantee && <p className="text-center text-sm text-muted">{plan.guarantee}</p>}
        {children}
      </div>
    </li>
  );
}

function Limit({ value, label }: { value: number; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-balance text-muted">{label}</dt>
      <dd className="figures text-xl font-semibold">{value}</dd>
    </div>
  );
}
