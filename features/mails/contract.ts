import { z } from 'zod';
import { dateKinds } from '#features/schedule/rules/dates.ts';
import { contract } from '#platform/shared/contract.ts';
import { pageAnswer, pageQuery } from '#platform/shared/paging.ts';

export const mailStatus = z.enum(['queued', 'sent', 'failed']);

/** `smtp`: the mail server accepted it. `outbox`: none is configured, so it stays in the database. */
export const mailDelivery = z.enum(['smtp', 'outbox']);
export type MailDelivery = z.infer<typeof mailDelivery>;

/** Every kind of e-mail with its parameters: ids, looked up when it is written. */
export const mailTemplates = {
  /** An account was made. */
  welcome: z.strictObject({}),
  /** A saved day is near; sent only while it is still saved. */
  'date-coming': z.strictObject({ application_id: z.uuid(), kind: z.enum(dateKinds), day: z.iso.date() }),
  /** Staff answered a message to support. */
  'support-reply': z.strictObject({ message_id: z.uuid(), reply_id: z.uuid() }),
  /** Staff asked for a new copy of one or more documents. */
  'document-returned': z.strictObject({ application_id: z.uuid() }),
  /** Staff began a conversation; the reply is their first text. */
  'support-message': z.strictObject({ message_id: z.uuid(), reply_id: z.uuid() }),
  /** A decision can no longer be undone, and the applicant sees it. */
  decision: z.strictObject({ application_id: z.uuid(), version: z.int() }),
  /** An admin's e-mail; its text is in staff_mails. */
  'staff-message': z.strictObject({ mail_id: z.uuid() }),
  /** The user asked to delete the account; sent only while that request is open. */
  'erasure-requested': z.strictObject({}),
  /** Their account is being deleted: the last e-mail. */
  'account-erased': z.strictObject({}),
  /** A payment arrived. */
  'payment-receipt': z.strictObject({ payment_id: z.uuid() }),
  /** A payment failed; the plan continues until then. */
  'payment-failed': z.strictObject({ until: z.iso.datetime() }),
  /** The paid plan is over. */
  'plan-ended': z.strictObject({}),
  /** Charging goes on after a pause. */
  'plan-resumed': z.strictObject({ next_charge: z.iso.datetime() }),
  /** A payment was refunded, this many cents in all. */
  'refund-made': z.strictObject({ payment_id: z.uuid(), amount: z.int() }),
  /** A refund request was declined. */
  'refund-declined': z.strictObject({ refund_request_id: z.uuid() }),
} satisfies Record<string, z.ZodObject>;

export type MailTemplate = keyof typeof mailTemplates;
export type MailParameters<Name extends MailTemplate> = z.output<(typeof mailTemplates)[Name]>;

export const mailTemplateNames = Object.keys(mailTemplates) as MailTemplate[];

/** An e-mail's state for staff. */
export const mailState = z.enum(['waiting', 'sending', 'sent', 'failed']);
export type MailState = z.infer<typeof mailState>;

const officeMail = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  user_name: z.string().nullable(),
  email: z.string(),
  template: z.string(),
  /** Null until it is sent. */
  subject: z.string().nullable(),
  state: mailState,
  delivered_by: mailDelivery.nullable(),
  attempts: z.int(),
  /** A code, never the mail server's own words. */
  last_error: z.string().nullable(),
  created_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
  abilities: z.object({ retry: z.boolean() }),
});
export type OfficeMail = z.infer<typeof officeMail>;

/** The outbox's filter, in the screen's address. `kind` is a template's name. */
export const mailFilter = z.strictObject({
  q: z.string().trim().max(200).optional(),
  status: mailStatus.optional(),
  kind: z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .optional(),
});
export type MailFilter = z.infer<typeof mailFilter>;

export const listMails = contract({
  method: 'get',
  path: '/api/office/mails',
  summary: 'E-mails, newest first, with filter and search by recipient',
  query: mailFilter.extend(pageQuery),
  response: z.object({
    mails: z.array(officeMail),
    /** Matches, counted up to a thousand. */
    ...pageAnswer,
    /** The kinds for the filter. */
    kinds: z.array(z.string()),
  }),
  errors: ['not_authenticated', 'forbidden'],
});

/** The list as CSV, without the e-mails' texts. */
export const exportMails = contract({
  method: 'get',
  path: '/api/office/mails.csv',
  summary: 'The e-mails of a filter as CSV',
  query: mailFilter,
  response: 'bytes',
  errors: ['not_authenticated', 'forbidden'],
});

/** Every kind of e-mail with sample data. */
export const previewMails = contract({
  method: 'get',
  path: '/api/office/mails/preview',
  summary: 'Every kind of e-mail with sample data',
  response: z.object({
    mails: z.array(
      z.object({ template: z.string(), subject: z.string(), text_body: z.string(), html_body: z.string() }),
    ),
  }),
  errors: ['not_authenticated', 'forbidden'],
});

/** The exact text; opening it is recorded. */
export const openMail = contract({
  method: 'post',
  path: '/api/office/mails/{id}/open',
  summary: 'Read an e-mail as it was sent; recorded',
  params: z.strictObject({ id: z.uuid() }),
  response: z.object({
    mail: officeMail,
    text_body: z.string().nullable(),
    html_body: z.string().nullable(),
  }),
  errors: ['not_authenticated', 'forbidden', 'not_found'],
});

/** Idempotent: what is sent, or being sent, stays as it is. */
export const retryMail = contract({
  method: 'post',
  path: '/api/office/mails/{id}/retry',
  summary: 'Try an e-mail again now',
  params: z.strictObject({ id: z.uuid() }),
  response: officeMail,
  errors: ['not_authenticated', 'forbidden', 'not_found', 'conflict'],
});
