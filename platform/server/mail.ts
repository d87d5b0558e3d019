import { createTransport } from 'nodemailer';
import { BRAND } from '#platform/shared/texts/brand.ts';
import { isLoopback } from './client-address.ts';
import type { Env } from './env.ts';
import type { Outages } from './observability/outages.ts';

/** One e-mail. */
export interface MailMessage {
  /** The id of its row; makes the Message-ID, by which mail servers detect duplicates. */
  id: string;
  to: string;
  /** Where replies go. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends e-mails. */
export interface Mail {
  delivery: 'smtp' | 'outbox';
  /** Resolves when the server has accepted the message. Throws `MailRefused` when it never will, else the failure. */
  send(message: MailMessage): Promise<void>;
  /** Connects to the mail server and signs in. */
  probe(): Promise<void>;
  close(): void;
}

/** The mail server refuses this address or message for good. */
export class MailRefused extends Error {
  constructor(cause: unknown) {
    super('the mail server refused the message', { cause });
    this.name = 'MailRefused';
  }
}

/** The operator's mail server, or the outbox in the database without one. */
export function openMail(env: Pick<Env, 'smtp' | 'publicUrl'>, outages?: Outages): Mail {
  return env.smtp ? smtpMail(env.smtp, env.publicUrl, outages) : outboxMail();
}

/** Together well under the time for which a mail is claimed (`features/mails/server/send.ts`). */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Failures of this one message, not of the way to the server. */
const aboutTheMessage = ['EENVELOPE', 'EMESSAGE'];

/**
 * Sends through the operator's mail server, encrypted unless it runs on this machine. `publicUrl` names the domain of the
 * Message-IDs. Nothing of a message is read from files or fetched.
 */
export function smtpMail(
  { url, from }: { url: string; from: string },
  publicUrl: string,
  outages?: Outages,
): Mail {
  const transport = createTransport({
    url,
    ...timeouts,
    // Without it an attacker on the way could strip the offer of encryption, and get the password.
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
          // No out-of-office reply.
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        outages?.worked('mail');
      } catch (error) {
        if (isOutage(error)) outages?.failed('mail', error);
        throw isFinal(error) ? new MailRefused(error) : error;
      }
    },
    probe: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
}

/** A 5xx about the address or the message; a 4xx may be tried again. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return aboutTheMessage.includes(code ?? '') && (responseCode ?? 0) >= 500;
}

/** The way to the server failed, or the sign-in did; an answer about one message is none. */
function isOutage(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as { code?: string; responseCode?: number };
  return code === 'EAUTH' || responseCode === undefined || responseCode === 421;
}

/** Without a mail server the row with its text is the delivery, and staff can read it. */
export function outboxMail(): Mail {
  return { delivery: 'outbox', send: async () => {}, probe: async () => {}, close: () => {} };
}
