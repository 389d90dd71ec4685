import { useSearchParams } from 'wouter';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { paths } from '#client/lib/paths.ts';
import { useDates } from '#client/lib/use-dates.ts';

/** What comes next, right after somebody deleted their account. */
export function AccountDeletedPage() {
  const [search] = useSearchParams();
  const dates = useDates();
  const dueAt = search.get('on') ?? '';
  const day = Number.isNaN(Date.parse(dueAt)) ? 'a day within the week' : dates.instantDay(dueAt);
  return (
    <PageContainer width="reading">
      <PageHeading
        pageTitle="Your account"
        lead="You’re signed out on every device, and your links have stopped working."
      >
        Your account will be deleted on {day}
      </PageHeading>
      <p className="mb-6 max-w-reading text-pretty">
        Changed your mind? Sign in before that day to keep it. If we sent you an email, its link
        does the same.
      </p>
      <ButtonLink href={paths.start}>Go to the start page</ButtonLink>
    </PageContainer>
  );
}
