import { DELETION_UNDO_DAYS } from '#shared/contract/deletion.ts';
import type { Letter } from '../../providers/mail/letter.ts';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The letter with the link that undoes the deletion of an account. */
export function deletionLetter({
  dueAt,
  url,
}: {
  readonly dueAt: Date;
  readonly url: string;
}): Letter {
  const day = DAY.format(dueAt);
  return {
    subject: `Your account will be deleted on ${day}`,
    paragraphs: [
      `You asked us to delete your account. On ${day} we permanently delete your charts, conversations and everything else we store about you.`,
      `Changed your mind? You have ${DELETION_UNDO_DAYS} days: use this link or sign in.`,
    ],
    button: { label: 'Keep my account', url },
    footnote:
      'Still want to leave? There’s nothing left to do. If you didn’t ask for this, keep your account and then sign out everywhere on Your Data.',
  };
}
