import { ButtonAnchor } from '#client/components/ui/button.tsx';
import { paths } from '#client/lib/paths.ts';
import { DysfunctionCosts } from './dysfunction-costs.tsx';
import { EnterpriseCard } from './enterprise-card.tsx';
import { Guarantee } from './guarantee.tsx';
import { PlanCards } from './plan-cards.tsx';

/** The offer for people without team access: price and contents of team mode. */
export function Pricing() {
  return (
    <>
      <DysfunctionCosts />
      <section aria-labelledby="plans-title" className="mt-14">
        <h2 id="plans-title" className="mb-6 font-display text-2xl font-semibold">
          Two plans, billed annually
        </h2>
        <PlanCards
          level={3}
          action={(plan) => (
            // A plain link: the checkout needs its own document, with its own content security
            // policy.
            <ButtonAnchor
              href={paths.checkout.to(plan.tier)}
              variant={plan.isMostPopular ? 'primary' : 'secondary'}
            >
              Choose {plan.name}
            </ButtonAnchor>
          )}
        />
        <EnterpriseCard level={3} />
      </section>
      <Guarantee />
    </>
  );
}
