import { Route, Switch } from 'wouter';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { paths } from '#client/lib/paths.ts';
import { WithContacts } from './with-contacts.tsx';

const AboutPage = lazyPart(() => import('#client/pages/about.tsx'), 'AboutPage');
const TermsPage = lazyPart(() => import('#client/pages/terms.tsx'), 'TermsPage');
const SupportPage = lazyPart(() => import('#client/pages/support.tsx'), 'SupportPage');

/** Pages that are readable signed in or out. */
export const INFO_PATHS = [paths.about, paths.terms, paths.support] as const;

/** The public texts, with this installation's contacts. */
export function InfoPages() {
  return (
    <WithContacts>
      {(contacts) => (
        <Switch>
          <Route path={paths.about}>
            <AboutPage contacts={contacts} />
          </Route>
          <Route path={paths.terms}>
            <TermsPage contacts={contacts} />
          </Route>
          <Route path={paths.support}>
            <SupportPage contacts={contacts} />
          </Route>
        </Switch>
      )}
    </WithContacts>
  );
}
