import { createTransport } from 'nodemailer';
import { BRAND } from '#platform/shared/texts/brand.ts';
import { isLoopback } from './client-address.ts';
import type { Env } from './env.ts';

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

/** The operator's mail server, or the outbox in the database where none is configured. */
export function openMail(env: Pick<Env, 'smtp' | 'publicUrl'>): Mail {
  return env.smtp ? smtpMail(env.smtp, env.publicUrl) : outboxMail();
}

/** Together well under the time for which a mail is claimed (`claim-mail.ts`). */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Failures that are about this one message, not about our way to the server. */
const aboutTheMessage = ['EENVELOPE', 'EMESSAGE'];

/**
 * Sends through the operator's mail server, encrypted all the way unless it runs on this machine. `publicUrl` names
 * the domain of the Message-IDs. Nothing of a message is ever read from files or fetched: bodies are texts of ours.
 */
export function smtpMail({ url, from }: { url: string; from: string }, publicUrl: string): Mail {
  const transport = createTransport({
    url,
    ...timeouts,
    // Without it a stranger on the way could take the offer of encryption out, and the password with it.
    requireTLS: !isLoopback(new URL(url).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = new URL(publicUrl).hostname;
  return {
    delivery: 'smtp',
    async send({ id, to, replyTo, subject, text, html }) {
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from: { name: BRAND, address: from },
          to: { name: '', address: to },
          replyTo,
          subject,
          text,
          html,
          // Nobody's holiday notice should answer a machine.
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw isFinal(error) ? new MailRefused(error) : error;
      }
    },
    probe: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
}

/** A 5xx about the address or the message; a 4xx asks us to come again. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return aboutTheMessage.includes(code ?? '') && (responseCode ?? 0) >= 500;
}

/** Without a mail server nothing leaves: the row with its text is the whole delivery, and staff can read it. */
export function outboxMail(): Mail {
  return { delivery: 'outbox', send: async () => {}, probe: async () => {}, close: () => {} };
}
