import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { AlertIcon } from '#client/components/ui/icons.tsx';
import { instantDayWords } from '#client/lib/dates.ts';
import { paths } from '#client/lib/paths.ts';
import type { BillingStatus } from '#shared/contract/billing.ts';
import { billingStatus } from '../api.ts';

/** Above every page while a payment is missing; says nothing when it cannot be known. */
export function BillingBanner() {
  const { data } = useQuery(billingStatus);
  const words = data && bannerWords(data);
  if (!words) return null;
  return (
    <section aria-label="Your plan" className="border-b border-line bg-danger-soft print:hidden">
      <p className="mx-auto flex max-w-page flex-wrap items-center gap-x-3 gap-y-1 px-gutter py-3">
        <AlertIcon className="text-danger" />
        <span>{words}</span>
        <Link href={paths.billing} className="text-link font-medium">
          See your plan
        </Link>
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
  return state === 'ended' ? 'Your plan has ended. Your teams can be read, but not changed.' : null;
}
