import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';

export function NotFoundPage() {
  return (
    <PageContainer width="reading" className="sm:pt-24">
      <PageHeading lead="This page doesn’t exist, or your account can’t open it. Check the address, or go to the start page.">
        404 Page Not Found
      </PageHeading>
      <ButtonLink href="/">Go to the start page</ButtonLink>
    </PageContainer>
  );
}
