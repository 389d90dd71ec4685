import { createTransport } from 'nodemailer';
import { type MailPort, MailRefused } from './port.ts';

const CONNECT_MS = 10_000;
const SOCKET_MS = 30_000;

/** 5xx answers to the recipient are final; everything else may work later. */
function mailRefusedOf(error: unknown): MailRefused {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  const answer = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  const isAddress = code === 'EENVELOPE' && answer >= 500 && answer < 600;
  return new MailRefused(isAddress ? 'address' : 'unavailable');
}

/** Sends through an SMTP server, by TLS wherever it offers it. */
export function createSmtp({
  url,
  from,
}: {
  readonly url: string;
  readonly from: string;
}): MailPort {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SOCKET_MS,
    logger: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '');
  return {
    kind: 'smtp',
    async send({ id, to, subject, text, html }) {
      try {
        await transport.sendMail({
          from,
          // As an object: a text would be parsed for further recipients.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw mailRefusedOf(error);
      }
    },
  };
}
