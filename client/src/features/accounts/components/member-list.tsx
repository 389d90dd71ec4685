import type { ReactNode } from 'react';
import { Badge } from '#client/components/ui/badge.tsx';
import { personName } from '#client/lib/person-name.ts';
import type { AccountMember } from '#shared/contract/members.ts';

export interface MemberListProps {
  label: string;
  members: readonly AccountMember[];
  /** Actions for a member, at the end of the row. */
  aside?: ((member: AccountMember) => ReactNode) | undefined;
  /** A line under the name. */
  note?: ((member: AccountMember) => ReactNode) | undefined;
}

/** An account's members with their roles. */
export function MemberList({ label, members, aside, note }: MemberListProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-y border-line">
      {members.map((member) => (
        <li key={member.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <div className="min-w-48 flex-1">
            <p className="font-medium wrap-anywhere">{member.email ?? 'No email address'}</p>
            <p className="text-sm text-muted">
              {personName(member)}
              {note && <span className="block">{note(member)}</span>}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:w-full max-sm:justify-between">
            <Badge tone={member.currentTeamRole === 'account_admin' ? 'accent' : 'neutral'}>
              {member.currentTeamRole === 'account_admin' ? 'Account Admin' : 'User'}
            </Badge>
            {aside?.(member)}
          </div>
        </li>
      ))}
    </ul>
  );
}
