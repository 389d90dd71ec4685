import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';

export function NotFoundPage() {
  return (
    <PageContainer width="reading" className="sm:pt-24">
      <PageHeading lead="There is nothing at this address, or it is not meant for your account. Check the spelling, or go on from the start page.">
        404 Page Not Found
      </PageHeading>
      <ButtonLink href="/">Go to the start page</ButtonLink>
    </PageContainer>
  );
}
