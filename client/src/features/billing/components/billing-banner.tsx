import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { AlertIcon } from '#client/components/ui/icons.tsx';
import { instantDayWords } from '#client/lib/dates.ts';
import { paths } from '#client/lib/paths.ts';
import type { BillingStatus } from '#shared/contract/billing.ts';
import { billingStatus } from '../api.ts';

/** Above every page while a payment is overdue; hidden while the plan is unknown. */
export function BillingBanner() {
  const { data } = useQuery(billingStatus);
  const [path] = useLocation();
  const words = data && bannerWords(data);
  if (!words) return null;
  return (
    <section aria-label="Your plan" className="border-b border-line bg-danger-soft print:hidden">
      <p className="mx-auto flex max-w-page items-start gap-x-3 px-gutter py-3">
        <AlertIcon className="mt-0.5 shrink-0 text-danger" />
        <span>
          {words}{' '}
          {path !== paths.billing && (
            <Link href={paths.billing} className="text-link font-medium whitespace-nowrap">
              See your plan
            </Link>
          )}
        </span>
      </p>
    </section>
  );
}

function bannerWords({ state, accessUntil }: BillingStatus): string | null {
  if (state === 'past_due') {
    return accessUntil
      ? `Your last payment failed. Your teams stay open until ${instantDayWords(accessUntil)}.`
      : 'Your last payment failed.';
  }
  return state === 'ended'
    ? 'Your plan has ended. You can still view your teams, but not change them.'
    : null;
}
