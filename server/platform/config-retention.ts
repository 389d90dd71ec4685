import { z } from 'zod';

const days = z.coerce.number().int().min(1).max(36_500);

/** The environment variables of how long what is done with is kept. */
export const RETENTION_VARIABLES = {
  RETENTION_CHAT_DAYS: days.default(365),
  RETENTION_MAIL_DAYS: days.default(7),
  RETENTION_INVITATION_DAYS: days.default(30),
  RETENTION_PAYMENT_EVENT_DAYS: days.default(90),
  RETENTION_INVOICE_DAYS: days.default(3_650),
};

type RetentionValues = z.output<z.ZodObject<typeof RETENTION_VARIABLES>>;

/** In days. */
export interface Retention {
  /** After the last question of a conversation. */
  readonly chat: number;
  /** After an e-mail was enqueued, sent or not. */
  readonly mail: number;
  /** After an invitation has expired. */
  readonly invitation: number;
  /** After a payment event was processed. */
  readonly paymentEvent: number;
  /** Of the invoices of people who deleted their account. */
  readonly invoice: number;
}

export function retentionOf(values: RetentionValues): Retention {
  return {
    chat: values.RETENTION_CHAT_DAYS,
    mail: values.RETENTION_MAIL_DAYS,
    invitation: values.RETENTION_INVITATION_DAYS,
    paymentEvent: values.RETENTION_PAYMENT_EVENT_DAYS,
    invoice: values.RETENTION_INVOICE_DAYS,
  };
}
