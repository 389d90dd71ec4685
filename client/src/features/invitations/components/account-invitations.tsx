import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'wouter';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { CardTitle } from '#client/components/ui/card.tsx';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import { paths } from '#client/lib/paths.ts';
import type { MyAccount } from '#shared/contract/accounts.ts';
import {
  ACCOUNT_INVITATIONS_MAX,
  type AccountInvitations as AllInvitations,
} from '#shared/contract/invitations.ts';
import { accountInvitations } from '../api.ts';
import { InvitationRow } from './invitation-row.tsx';

/** The invitations of all teams of an account, for its admins; nothing where there are none. */
export function AccountInvitations({
  account,
}: {
  account: Pick<MyAccount['teamAccount'], 'id' | 'isActive'>;
}) {
  const titleId = useId();
  const query = useQuery(accountInvitations(account.id));
  if (query.isLoadingError) {
    return (
      <section className="mt-12">
        <LoadFailure query={query} title="Unable to load the invitations" level={2} />
      </section>
    );
  }
  if (!query.data || query.data.invitations.length === 0) return null;
  const { invitations, canSend } = query.data;
  const open = invitations.filter(({ state }) => state === 'pending');
  const closed = invitations.filter(({ state }) => state !== 'pending');
  const shared = { canSend, canRemind: account.isActive };
  return (
    <section aria-labelledby={titleId} className="mt-12">
      <CardTitle id={titleId} className="mb-3">
        Invitations
      </CardTitle>
      {open.length > 0 ? (
        <Rows label="Open invitations" invitations={open} {...shared} />
      ) : (
        <p className="mb-4 text-muted">No invitation is open right now.</p>
      )}
      {closed.length > 0 && (
        <Disclosure summary={`Joined, declined, or expired (${closed.length})`}>
          <Rows label="Closed invitations" invitations={closed} {...shared} />
        </Disclosure>
      )}
      {invitations.length === ACCOUNT_INVITATIONS_MAX && (
        <p className="mt-3 text-sm text-muted">
          These are the newest {ACCOUNT_INVITATIONS_MAX}. Each team’s People tab lists all of its
          own.
        </p>
      )}
    </section>
  );
}

interface RowsProps extends AllInvitations {
  label: string;
  canRemind: boolean;
}

function Rows({ label, invitations, canSend, canRemind }: RowsProps) {
  return (
    <ul aria-label={label} className="grid">
      {invitations.map((one) => (
        <InvitationRow
          key={one.id}
          teamId={one.teamId}
          invitation={one}
          canSend={canSend}
          canRemind={canRemind}
          team={
            <Link href={paths.team.to(one.teamId, 'people')} className="text-link">
              <bdi>{one.teamName}</bdi>
            </Link>
          }
        />
      ))}
    </ul>
  );
}
