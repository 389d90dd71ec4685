import { z } from 'zod';

const ADDRESS = /^[^\s<>@"]+@[^\s<>@"]+$/;
const FROM = /^(?:[^<>@"\r\n]+ <([^<>]+)>|[^\s<>]+)$/;

function isSender(value: string): boolean {
  const found = FROM.exec(value);
  return found !== null && ADDRESS.test(found[1] ?? value);
}

/** The environment variables of e-mail. */
export const MAIL_VARIABLES = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' })
    .optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .refine(isSender, 'must be an address, or a name and an address in angle brackets')
    .optional(),
};

type MailValues = z.output<z.ZodObject<typeof MAIL_VARIABLES>>;
type Given = Readonly<Record<string, string | undefined>>;

export type MailChoice =
  | { readonly kind: 'outbox' }
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }
  | { readonly kind: 'none' };

/** SMTP when it is configured; else the outbox, or nothing where embedded services are refused. */
export function mailOf(
  { SMTP_URL: url, MAIL_FROM: from }: MailValues,
  isEmbeddedAllowed: boolean,
): MailChoice {
  if (url && from) return { kind: 'smtp', url, from };
  return { kind: isEmbeddedAllowed ? 'outbox' : 'none' };
}

export function mailProblems(given: Given): string[] {
  const isHalf = (given['SMTP_URL'] === undefined) !== (given['MAIL_FROM'] === undefined);
  return isHalf ? ['SMTP_URL and MAIL_FROM belong together: set both'] : [];
}
