import { useQuery } from '@tanstack/react-query';
import { type Ref, useRef, useState } from 'react';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { CardTitle } from '#client/components/ui/card.tsx';
import { TimeAgo } from '#client/components/ui/time-ago.tsx';
import type { AccountMember } from '#shared/contract/members.ts';
import { accountMembers } from '../members.ts';
import { AddMember } from './add-member.tsx';
import { MemberList } from './member-list.tsx';
import { RemoveMember } from './remove-member.tsx';

const NOBODY: readonly AccountMember[] = [];

/** The members of an account, with actions to add and remove them. */
export function MembershipPanel({ accountId }: { accountId: string }) {
  const members = useQuery(accountMembers(accountId));
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<AccountMember | null>(null);
  const heading = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const present = members.data ?? NOBODY;

  function closeAdding() {
    setIsAdding(false);
    toggle.current?.focus();
  }

  function closeRemoval(isGone: boolean) {
    setLeaving(null);
    // The button that opened the dialog is about to disappear with its row.
    if (isGone) heading.current?.focus();
  }

  return (
    <>
      <Button
        ref={toggle}
        variant={isAdding ? 'secondary' : 'primary'}
        aria-expanded={isAdding}
        onClick={() => setIsAdding(!isAdding)}
        className="mb-6"
      >
        {isAdding ? 'Cancel' : 'Add User'}
      </Button>
      {isAdding && (
        <AddMember
          accountId={accountId}
          memberIds={new Set(present.map(({ id }) => id))}
          onAdded={closeAdding}
        />
      )}
      <CurrentMembers accountId={accountId} headingRef={heading} onRemove={setLeaving} />
      {leaving && <RemoveMember accountId={accountId} member={leaving} onClose={closeRemoval} />}
    </>
  );
}

interface CurrentMembersProps {
  accountId: string;
  headingRef: Ref<HTMLDivElement>;
  onRemove: (member: AccountMember) => void;
}

function CurrentMembers({ accountId, headingRef, onRemove }: CurrentMembersProps) {
  const members = useQuery(accountMembers(accountId));
  const present = members.data ?? NOBODY;
  return (
    <section aria-labelledby="current-members">
      <div ref={headingRef} tabIndex={-1} className="mb-3 outline-none">
        <CardTitle id="current-members">
          Current Team Members{members.data && ` (${members.data.length})`}
        </CardTitle>
      </div>
      {members.isPending && (
        <p role="status" className="text-muted">
          Loading team members...
        </p>
      )}
      {members.isError && (
        <LoadFailure query={members} level={3} title="Unable to load the members" />
      )}
      {members.data?.length === 0 && (
        <p className="text-muted">No users assigned to this team account yet</p>
      )}
      {present.length > 0 && (
        <MemberList
          label="Current Team Members"
          members={present}
          note={({ createdAt }) => (
            <>
              Added: <TimeAgo iso={createdAt} />
            </>
          )}
          aside={(member) => (
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Remove ${member.email ?? 'user'}`}
              onClick={() => onRemove(member)}
            >
              Remove
            </Button>
          )}
        />
      )}
    </section>
  );
}
