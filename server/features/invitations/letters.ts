import type { Letter } from '../../providers/mail/letter.ts';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

interface Invited {
  readonly organization: string;
  readonly teamName: string;
  readonly url: string;
  readonly expiresAt: Date;
}

/** The letter with an invitation's link. */
export function invitationLetter({ organization, teamName, url, expiresAt }: Invited): Letter {
  return {
    subject: `${organization} invites you to join ${teamName}`,
    paragraphs: [
      `${organization} wants you in its team ${teamName}.`,
      'You enter your own birth details, you choose how much the team sees, and you get your own chart. It takes about two minutes, and you don’t need an account.',
    ],
    button: { label: 'Read the invitation', url },
    footnote: `The link works until ${DAY.format(expiresAt)}. If you don’t know ${organization}, ignore this email: nothing happens.`,
  };
}

/** The one reminder. */
export function reminderLetter(invited: Invited): Letter {
  const letter = invitationLetter(invited);
  return {
    ...letter,
    subject: `Reminder: ${letter.subject}`,
    paragraphs: [
      `${invited.organization} is still waiting for your answer about its team ${invited.teamName}.`,
      'Join or say no: either takes about two minutes, and you don’t need an account.',
    ],
  };
}

/** The letter with a personal link. */
export function personalLetter({
  organization,
  teamName,
  url,
}: Omit<Invited, 'expiresAt'>): Letter {
  return {
    subject: `You joined ${teamName}`,
    paragraphs: [
      `You’re in the team ${teamName} of ${organization}.`,
      'Your personal link shows your chart and what the team can see. You can change that or withdraw anytime.',
    ],
    button: { label: 'See what you share', url },
    footnote: 'Keep this link to yourself: whoever has it can see your chart and withdraw for you.',
  };
}
