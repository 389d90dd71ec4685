import { PersonPicker } from '#client/components/people/person-picker.tsx';
import { Badge } from '#client/components/ui/badge.tsx';
import { Card, CardTitle } from '#client/components/ui/card.tsx';
import { useAddMember } from '../members.ts';

const SEARCH_MIN = 2;

export interface AddMemberProps {
  accountId: string;
  /** Members already: they are not listed again. */
  memberIds: ReadonlySet<string>;
  onAdded: () => void;
}

/** Finds people by email or name and adds them as members. Starts empty each time it is opened. */
export function AddMember({ accountId, memberIds, onAdded }: AddMemberProps) {
  const isNew = ({ id }: { id: string }) => !memberIds.has(id);
  return (
    <Card as="section" labelledBy="add-member" className="mb-8 grid gap-4">
      <CardTitle id="add-member">Add User to Team Account</CardTitle>
      <PersonPicker
        search={{
          label: 'Search by email or name',
          placeholder: 'Enter email, first name, or last name',
          hint: `At least ${SEARCH_MIN} characters`,
          minLength: SEARCH_MIN,
          autoFocus: true,
        }}
        foundWords={(found) => foundWords(found.length, found.filter(isNew).length)}
        isListed={isNew}
        noteOf={({ globalRole }) => <Badge>Current Role: {globalRole}</Badge>}
        actionsOf={({ id: userId }) => [
          { label: 'Add as Admin', variables: { userId, role: 'account_admin' as const } },
          { label: 'Add as User', variables: { userId, role: 'user' as const } },
        ]}
        adding={useAddMember(accountId)}
        added={{ title: 'Success', description: 'User added to team account successfully' }}
        notAdded="Failed to add user to team account"
        onAdded={onAdded}
      />
    </Card>
  );
}

function foundWords(count: number, left: number): string {
  if (count === 0) return 'No users found matching your search';
  if (left === 0) return 'All found users are already in this team account';
  return left === 1 ? '1 user found' : `${left} users found`;
}
