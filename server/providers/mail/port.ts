/** One message to one person. */
export interface MailMessage {
  /** Unique; a message sent twice has it twice, so that mail programs show it once. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Why a message was not accepted. Its text holds no address and none of the message. */
export class MailRefused extends Error {
  constructor(readonly reason: 'address' | 'unavailable') {
    super(`The mail server refused a message: ${reason}`);
    this.name = reason === 'address' ? 'MailAddressRefused' : 'MailUnavailable';
  }
}

/** Sends e-mail. */
export interface MailPort {
  /** `none`: nothing can be sent, so links are copied manually. */
  readonly kind: 'outbox' | 'smtp' | 'none';
  /** @throws MailRefused */
  send(message: MailMessage): Promise<void>;
}
