import { Route, Switch } from 'wouter';
import { paths } from '#client/lib/paths.ts';
import { PricingPage } from '#client/pages/pricing.tsx';

/** The pages of `PUBLIC_PATHS`. */
export function PublicPages() {
  return (
    <Switch>
      <Route path={paths.pricing}>
        <PricingPage />
      </Route>
    </Switch>
  );
}
