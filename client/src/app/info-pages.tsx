import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { LoadingScreen } from '#client/components/layout/loading-screen.tsx';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { ErrorState } from '#client/components/ui/error-state.tsx';
import { site } from '#client/features/site/api.ts';
import { messageOf } from '#client/lib/api.ts';
import { paths } from '#client/lib/paths.ts';

const AboutPage = lazy(async () => ({
  default: (await import('#client/pages/about.tsx')).AboutPage,
}));
const TermsPage = lazy(async () => ({
  default: (await import('#client/pages/terms.tsx')).TermsPage,
}));
const SupportPage = lazy(async () => ({
  default: (await import('#client/pages/support.tsx')).SupportPage,
}));

/** Pages that can be read signed in or out. */
export const INFO_PATHS = [paths.about, paths.terms, paths.support] as const;

/** The public texts, with the contact names of this installation. */
export function InfoPages() {
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
  return (
    <Switch>
      <Route path={paths.about}>
        <AboutPage contacts={contacts.data} />
      </Route>
      <Route path={paths.terms}>
        <TermsPage contacts={contacts.data} />
      </Route>
      <Route path={paths.support}>
        <SupportPage contacts={contacts.data} />
      </Route>
    </Switch>
  );
}
