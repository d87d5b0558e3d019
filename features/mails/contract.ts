import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import { pageAnswer, pageQuery } from '#platform/shared/paging.ts';

export const mailStatus = z.enum(['queued', 'sent', 'failed']);

/** `smtp`: the mail server accepted it. `outbox`: none is configured, so it stays in the database. */
export const mailDelivery = z.enum(['smtp', 'outbox']);
export type MailDelivery = z.infer<typeof mailDelivery>;

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
