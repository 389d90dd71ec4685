import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadingScreen } from '#client/components/layout/loading-screen.tsx';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { ErrorState } from '#client/components/ui/error-state.tsx';
import type { Contacts } from '#client/features/marketing/contacts.ts';
import { site } from '#client/features/site/api.ts';
import { messageOf } from '#client/lib/api.ts';

/** Waits for the contact names; says so when they cannot be had. */
export function WithContacts({ children }: { children: (contacts: Contacts) => ReactNode }) {
  const contacts = useQuery(site);
  if (contacts.isPending) return <LoadingScreen />;
  if (contacts.isError) {
    return (
      <PageContainer width="reading">
        <ErrorState
          level={1}
          title="This page could not be loaded"
          message={messageOf(contacts.error, 'Please try again in a moment.')}
          onRetry={() => contacts.refetch()}
        />
      </PageContainer>
    );
  }
  return children(contacts.data);
}
