import { Redirect } from 'wouter';
import { paths } from '#client/lib/paths.ts';
import { NotFoundPage } from './not-found.tsx';

/** The teams of account admins are on their dashboard. */
export function TeamsPage({ isAccountAdmin }: { isAccountAdmin: boolean }) {
  return isAccountAdmin ? <Redirect to={paths.start} replace /> : <NotFoundPage />;
}
