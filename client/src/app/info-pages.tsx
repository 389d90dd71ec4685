import { Route, Switch } from 'wouter';
import { paths } from '#client/lib/paths.ts';
import { AboutPage } from '#client/pages/about.tsx';
import { SupportPage } from '#client/pages/support.tsx';
import { TermsPage } from '#client/pages/terms.tsx';
import { WithContacts } from './with-contacts.tsx';

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
