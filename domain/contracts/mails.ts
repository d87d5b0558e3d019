import { z } from 'zod';

/** What became of an e-mail. */
export const mailStatus = z.enum(['queued', 'sent', 'failed']);

/** `smtp`: it left through the mail server. `outbox`: none is configured, so it is kept in the database. */
export const mailDelivery = z.enum(['smtp', 'outbox']);
export type MailDelivery = z.infer<typeof mailDelivery>;

/** Every kind of e-mail and what it is told: ids alone, looked up when it is written. */
export const mailTemplates = {
  /** Staff answered a message to support. */
  'support-reply': z.strictObject({ message_id: z.uuid(), reply_id: z.uuid() }),
  /** Staff asked for a new copy of one or more papers of an application. */
  'document-returned': z.strictObject({ application_id: z.uuid() }),
  /** Staff began a conversation; the reply is their first text. */
  'support-message': z.strictObject({ message_id: z.uuid(), reply_id: z.uuid() }),
  /** A status that staff set can no longer be undone, and the applicant sees it now. */
  decision: z.strictObject({ application_id: z.uuid(), version: z.int() }),
} satisfies Record<string, z.ZodObject>;

export type MailTemplate = keyof typeof mailTemplates;
export type MailParameters<Name extends MailTemplate> = z.output<(typeof mailTemplates)[Name]>;
