import { index, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { queueColumns } from './queue-columns.ts';

/** What is sent, until it is sent: it holds an address and a link. */
interface MailContent {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** E-mail to be sent. Its content is deleted once it is sent, its row by a job. */
export const mailMessages = pgTable(
  'mail_messages',
  {
    id: id(),
    content: jsonb('content').$type<MailContent>(),
    createdAt: instant('created_at').notNull(),
    ...queueColumns(),
  },
  (table) => [
    index('mail_messages_due').on(table.nextTryAt),
    index('mail_messages_created').on(table.createdAt),
  ],
);
