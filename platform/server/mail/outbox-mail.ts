import type { Mail } from './mail.ts';

/** Without a mail server nothing leaves: the row with its text is the whole delivery, and staff can read it. */
export function outboxMail(): Mail {
  return { delivery: 'outbox', send: async () => {}, probe: async () => {}, close: () => {} };
}
