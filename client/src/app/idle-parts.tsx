import { ConnectionNotice } from '#client/features/offline/components/connection-notice.tsx';
import type { CurrentUser } from '#shared/contract/auth.ts';
import { Keyboard } from './keyboard.tsx';

interface IdlePartsProps {
  /** null for visitors, undefined while nobody knows. */
  user: CurrentUser | null | undefined;
}

/** What every screen has and none waits for. */
export function IdleParts({ user }: IdlePartsProps) {
  return (
    <>
      <ConnectionNotice personId={user?.id ?? null} />
      {user !== undefined && <Keyboard user={user} />}
    </>
  );
}
