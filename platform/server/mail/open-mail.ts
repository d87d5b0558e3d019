import type { Env } from '../env.ts';
import type { Mail } from './mail.ts';
import { outboxMail } from './outbox-mail.ts';
import { smtpMail } from './smtp-mail.ts';

/** The operator's mail server, or the outbox in the database where none is configured. */
export function openMail(env: Pick<Env, 'smtp' | 'publicUrl'>): Mail {
  return env.smtp ? smtpMail(env.smtp, env.publicUrl) : outboxMail();
}
