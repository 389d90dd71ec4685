import type { MailChoice } from '../../platform/config-mail.ts';
import { createOutbox, type Outbox } from './embedded/outbox.ts';
import { type MailPort, MailRefused } from './port.ts';

const NONE: MailPort = {
  kind: 'none',
  send: () => Promise.reject(new MailRefused('unavailable')),
};

/** The configured provider; connects to nothing yet. `outbox` is null when it isn't embedded. */
export async function createMail(
  choice: MailChoice,
  { dataDir, clock }: { readonly dataDir: string; readonly clock: () => Date },
): Promise<{ mail: MailPort; outbox: Outbox | null }> {
  if (choice.kind === 'smtp') {
    const { createSmtp } = await import('./smtp.ts');
    return { mail: createSmtp(choice), outbox: null };
  }
  if (choice.kind === 'none') return { mail: NONE, outbox: null };
  const outbox = createOutbox(dataDir, clock);
  return { mail: outbox, outbox };
}
