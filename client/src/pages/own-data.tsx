import { useId } from 'react';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { ButtonAnchor } from '#client/components/ui/button.tsx';
import { Card, CardTitle } from '#client/components/ui/card.tsx';
import { SignInLetters } from '#client/features/auth/components/sign-in-letters.tsx';
import { CalendarCard } from '#client/features/calendar/components/calendar-card.tsx';
import { MyPlaces } from '#client/features/invitations/components/my-places.tsx';
import { OWN_ARCHIVE_HREF, OWN_DATA_HREF } from '#client/features/privacy/api.ts';
import { DeleteAccount } from '#client/features/privacy/components/delete-account.tsx';
import { LoginsCard } from '#client/features/privacy/components/logins-card.tsx';

/** What is stored about the person, where they are signed in, and what they share with teams. */
export function OwnDataPage() {
  const titleId = useId();
  return (
    <PageContainer width="reading">
      <PageHeading lead="See, keep or delete what we store about you.">Your Data</PageHeading>
      <div className="grid gap-6">
        <Card as="section" labelledBy={titleId} padding="lg" className="grid gap-4">
          <CardTitle id={titleId}>Download everything</CardTitle>
          <p>
            Your profile, charts and their corrections, what you said about your readings,
            conversations with the coach, memberships, and payments. The ZIP file also has your
            charts as a spreadsheet and as drawings. It has birth details, so keep it somewhere
            safe.
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonAnchor href={OWN_ARCHIVE_HREF} download>
              Download your data
            </ButtonAnchor>
            <ButtonAnchor variant="secondary" href={OWN_DATA_HREF} download>
              JSON only
            </ButtonAnchor>
          </div>
        </Card>
        <LoginsCard>
          <SignInLetters />
        </LoginsCard>
        <CalendarCard />
        <MyPlaces />
        <DeleteAccount />
      </div>
    </PageContainer>
  );
}
