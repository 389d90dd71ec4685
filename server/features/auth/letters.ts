import type { Letter } from '../../providers/mail/letter.ts';

const INSTANT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Tells of a sign-in with a browser that wasn't used before. */
export function newBrowserLetter({
  browser,
  at,
  url,
}: {
  /** "Chrome on Windows" */
  readonly browser: string;
  readonly at: Date;
  readonly url: string;
}): Letter {
  return {
    subject: 'New sign-in to your account',
    paragraphs: [
      `Someone signed in to your account with ${browser} on ${INSTANT.format(at)} UTC. It’s the first sign-in with that browser since you asked us to tell you.`,
      'Was it you? There’s nothing to do.',
      'If it wasn’t, sign out everywhere on Your Data, then change your password where you sign in.',
    ],
    button: { label: 'Review your sign-ins', url },
    footnote: 'You turned these emails on. Turn them off on Your Data anytime.',
  };
}
