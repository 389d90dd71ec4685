import { Redirect, useSearchParams } from 'wouter';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { paths } from '#client/lib/paths.ts';

/** The earlier address of two charts side by side. */
export function CompareChartsPage() {
  const [params] = useSearchParams();
  const [a, b] = [params.get('a') ?? '', params.get('b') ?? ''];
  if (a !== '' && b !== '' && a !== b) {
    return <Redirect to={paths.connection.sideBySide(a, b)} replace />;
  }
  return (
    <PageContainer>
      <PageHeading
        actions={
          <ButtonLink href={paths.charts} variant="secondary">
            Choose other charts
          </ButtonLink>
        }
      >
        Compare two charts
      </PageHeading>
      <EmptyState title="Choose two charts">
        Pick “Compare” on two charts in your history to see what they make together.
      </EmptyState>
    </PageContainer>
  );
}
