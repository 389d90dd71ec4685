import type { Letter } from '../../providers/mail/letter.ts';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The letter about a renewal that could not be paid. */
export function failedRenewalLetter(accessUntil: Date, url: string): Letter {
  const day = DAY.format(accessUntil);
  return {
    subject: 'Your payment didn’t go through',
    paragraphs: [
      'We couldn’t renew your plan: your card was declined or has expired.',
      `Nothing has changed so far. Pay or change your card by ${day} and your teams go on as usual.`,
    ],
    button: { label: 'Fix the payment', url },
    footnote: `After ${day} your teams can be read but not changed until the plan is paid.`,
  };
}

/** The letter about a plan that has ended. */
export function endedPlanLetter(accessUntil: Date, url: string): Letter {
  return {
    subject: 'Your plan has ended',
    paragraphs: [
      `Your plan ended on ${DAY.format(accessUntil)}. Your teams are still there to read; adding and changing them needs a plan.`,
    ],
    button: { label: 'Renew your plan', url },
    footnote: 'Your own charts aren’t affected. You won’t be charged again.',
  };
}
