import type { Letter } from '../../providers/mail/letter.ts';

export interface MoveAsked {
  readonly organization: string;
  readonly teamName: string;
  /** The person's page. */
  readonly url: string;
}

/** Asks somebody whether they would move to another team. */
export function moveLetter({ organization, teamName, url }: MoveAsked): Letter {
  return {
    subject: `${organization} would like you to move to ${teamName}`,
    paragraphs: [
      `${organization} would like you to move to its team ${teamName}. That team would then see of you what your present team sees.`,
      'You decide. Until you agree, nothing changes, and if you say no, you stay where you are.',
    ],
    button: { label: 'Agree or say no', url },
    footnote: 'Keep this link to yourself: whoever has it can see your chart and answer for you.',
  };
}
