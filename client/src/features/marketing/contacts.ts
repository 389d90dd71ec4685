/** Contact names and addresses, configured on the server. */
export interface Contacts {
  supportEmail: string;
  salesEmail: string;
  salesName: string;
  founderName: string;
}

export interface MailDraft {
  to: string;
  subject: string;
  body?: string | undefined;
}

/** A `mailto:` address that opens a draft; line breaks are CRLF, as RFC 6068 requires. */
export function mailDraft({ to, subject, body }: MailDraft): string {
  const parts = [`subject=${encodeURIComponent(subject)}`];
  if (body) parts.push(`body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`);
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?${parts.join('&')}`;
}
