/** One e-mail, ready to go. */
export interface MailMessage {
  /** The id of its row. Makes the Message-ID, by which mail servers recognise one that comes twice. */
  id: string;
  to: string;
  /** Where an answer by e-mail goes. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
}

/** The door for e-mails. */
export interface Mail {
  delivery: 'smtp' | 'outbox';
  /** Resolves when the message was taken over for good. Throws `MailRefused` when it never will be, else what failed. */
  send(message: MailMessage): Promise<void>;
  /** Greets the mail server and signs in there. Fails when that fails. */
  probe(): Promise<void>;
  close(): void;
}

/** The mail server says that this address or this message will not do: trying again is of no use. */
export class MailRefused extends Error {
  constructor(cause: unknown) {
    super('the mail server refused the message', { cause });
    this.name = 'MailRefused';
  }
}
