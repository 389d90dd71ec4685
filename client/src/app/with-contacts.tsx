import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { LoadingScreen } from '#client/components/layout/loading-screen.tsx';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import type { Contacts } from '#client/features/marketing/contacts.ts';
import { site } from '#client/features/site/api.ts';

/** Waits for the contacts; shows an error when they cannot be loaded. */
export function WithContacts({ children }: { children: (contacts: Contacts) => ReactNode }) {
  const contacts = useQuery(site);
  if (contacts.isPending) return <LoadingScreen />;
  if (contacts.isError) {
    return (
      <PageContainer width="reading">
        <LoadFailure query={contacts} level={1} title="We couldn’t load this page" />
      </PageContainer>
    );
  }
  return children(contacts.data);
}
