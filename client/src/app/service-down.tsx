import { AppFrame } from '#client/components/layout/app-frame.tsx';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PublicHeader } from '#client/components/layout/public-header.tsx';
import { ErrorState } from '#client/components/ui/error-state.tsx';

export interface ServiceDownProps {
  onRetry: () => void;
}

/** Shown when the current user could not be loaded. */
export function ServiceDown({ onRetry }: ServiceDownProps) {
  return (
    <AppFrame header={<PublicHeader />}>
      <PageContainer width="reading">
        <ErrorState
          level={1}
          title="We can’t reach the server"
          message="Your charts are safe. Check your connection, or try again in a moment."
          onRetry={onRetry}
        />
      </PageContainer>
    </AppFrame>
  );
}
