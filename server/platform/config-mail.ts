import { z } from 'zod';
import { type Given, groupProblems, hasAll } from './config-groups.ts';

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

const MAIL_GROUP = ['SMTP_URL', 'MAIL_FROM'] as const;

type MailValues = z.output<z.ZodObject<typeof MAIL_VARIABLES>>;

export type MailChoice =
  | { readonly kind: 'outbox' }
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }
  | { readonly kind: 'none' };

/** SMTP when it is configured; else the outbox, or nothing where embedded services are refused. */
export function mailOf(env: MailValues, isEmbeddedAllowed: boolean): MailChoice {
  if (hasAll(env, MAIL_GROUP)) return { kind: 'smtp', url: env.SMTP_URL, from: env.MAIL_FROM };
  return { kind: isEmbeddedAllowed ? 'outbox' : 'none' };
}

export function mailProblems(given: Given): string[] {
  return groupProblems(given, MAIL_GROUP);
}
