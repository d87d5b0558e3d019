import { z } from 'zod';
import { mailDelivery, mailStatus } from '#features/mails/contract.ts';
import { contract } from '#platform/shared/contract.ts';
import { freeText } from '#platform/shared/free-text.ts';
import { pageAnswer, pageQuery } from '#platform/shared/paging.ts';
import { ratingWordsLimit, supportLimits, supportStatuses } from '../rules/support.ts';
import { supportTexts } from '../texts/support.ts';

export const supportStatus = z.enum(supportStatuses);
export const supportPriority = z.enum(['high', 'medium', 'low']);
export type SupportPriority = z.infer<typeof supportPriority>;

const standing = {
  status: supportStatus,
  priority: supportPriority,
  /** Since when the person waits for us; null when they do not. */
  waiting_since: z.iso.datetime().nullable(),
  assigned_to: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Null once it has passed. */
  snoozed_until: z.iso.datetime().nullable(),
};

/** A conversation in the staff list. `message` is its first text, the person's or ours. */
export const officeMessage = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  user_name: z.string().nullable(),
  subject: z.string(),
  message: z.string(),
  created_at: z.iso.datetime(),
  ...standing,
  /** The older conversation that it was merged into. */
  merged_into: z.uuid().nullable(),
});
export type OfficeMessage = z.infer<typeof officeMessage>;

/**
 * The staff's queues. `waiting` and `at_risk` are ordered by the longest wait, `snoozed` by the soonest return; `mine` and
 * `unassigned` have what is not finished, by the longest wait and then the oldest that does not wait. Snoozed conversations are only in `snoozed`.
 */
export const supportView = z.enum(['waiting', 'at_risk', 'mine', 'unassigned', 'snoozed']);
export type SupportView = z.infer<typeof supportView>;

const filter = z.strictObject({
  q: z.string().trim().max(200).optional(),
  status: supportStatus.optional(),
  view: supportView.optional(),
  /** Only without a view, which has its own order. */
  dir: z.enum(['asc', 'desc']).default('desc'),
  user_id: z.uuid().optional(),
});
export type MessageFilter = z.input<typeof filter>;

/**
 * Where a search was found in what was written: a few words of that text, in one line, with the word that was found; null
 * when subject or name match.
 */
const excerpt = z.object({ before: z.string(), word: z.string(), after: z.string() });
export type Excerpt = z.infer<typeof excerpt>;

const listedMessage = officeMessage.extend({ excerpt: excerpt.nullable() });
export type ListedMessage = z.infer<typeof listedMessage>;

/**
 * Search ignores case and covers subject and user name; after these matches come conversations in which every typed word
 * begins a word of a message or reply. Counting a search stops at 1,000 (`total_is_capped`). */
export const listMessages = contract({
  method: 'get',
  path: '/api/office/support',
  summary: 'Support messages, newest first or as a view orders them, searched and filtered',
  query: filter.extend(pageQuery),
  response: z.object({
    messages: z.array(listedMessage),
    ...pageAnswer,
  }),
  errors: ['not_authenticated', 'forbidden'],
});

export const exportMessages = contract({
  method: 'get',
  path: '/api/office/support.csv',
  summary: 'The messages of a search and filter as CSV',
  query: filter,
  response: 'bytes',
  errors: ['not_authenticated', 'forbidden'],
});

const { errors } = supportTexts.form;
const id = z.strictObject({ id: z.uuid() });
/** An idempotency key that the browser makes once per text. */
const clientKey = z.uuid();
const body = z.strictObject({ body: freeText(supportLimits.body, errors.body), client_key: clientKey });

const reply = z.object({
  id: z.uuid(),
  from_staff: z.boolean(),
  body: z.string(),
  created_at: z.iso.datetime(),
  /** On the first text of a conversation that was merged into this one: that conversation's subject. */
  subject: z.string().nullable(),
});

const rating = z.object({
  helpful: z.boolean(),
  words: z.string().nullable(),
  rated_at: z.iso.datetime(),
});
export type SupportRating = z.infer<typeof rating>;

const thread = z.object({
  id: z.uuid(),
  subject: z.string(),
  /** What the person wrote first; '' when staff began the conversation: then the first text is the first reply. */
  message: z.string(),
  status: supportStatus,
  created_at: z.iso.datetime(),
  last_activity_at: z.iso.datetime(),
  /** Until when we promised to answer; null when the person does not wait. */
  reply_due_at: z.iso.datetime().nullable(),
  rating: rating.nullable(),
});

/** A conversation as its person sees it, without the names of staff. */
export const supportThread = thread.extend({
  /** Oldest first. `is_new`: from staff and not seen yet. */
  replies: z.array(reply.extend({ is_new: z.boolean() })),
  unread: z.int(),
  /** Conversations that were merged into this one; their addresses show this one. */
  merged_ids: z.array(z.uuid()),
  abilities: z.object({ rate: z.boolean() }),
});
export type SupportThread = z.infer<typeof supportThread>;

/** The hundred with the newest activity. `by_email`: replies are also announced by e-mail. */
export const listOwnMessages = contract({
  method: 'get',
  path: '/api/support/messages',
  summary: "The caller's messages to support with the replies, newest activity first",
  response: z.object({ messages: z.array(supportThread), unread: z.int(), by_email: z.boolean() }),
  errors: ['not_authenticated'],
});

/** The plan sets the priority. Refused as `too_many_requests` after ten in a day. */
export const sendMessage = contract({
  method: 'post',
  path: '/api/support/messages',
  summary: 'Write to support',
  body: z.strictObject({
    subject: freeText(supportLimits.subject, errors.subject),
    message: freeText(supportLimits.message, errors.message),
    client_key: clientKey,
  }),
  response: supportThread,
  errors: ['not_authenticated'],
});

export const getMessage = contract({
  method: 'get',
  path: '/api/support/messages/{id}',
  summary: "One of the caller's messages with its replies",
  params: id,
  response: supportThread,
  errors: ['not_authenticated', 'not_found'],
});

/** It reopens a finished conversation. */
export const sendReply = contract({
  method: 'post',
  path: '/api/support/messages/{id}/replies',
  summary: 'Write again in a conversation',
  params: id,
  body,
  response: supportThread,
  errors: ['not_authenticated', 'not_found'],
});

/** Names the last reply that was seen, so that one that arrives at the same moment stays new. */
export const markRead = contract({
  method: 'put',
  path: '/api/support/messages/{id}/read',
  summary: 'Note that the replies up to this one were seen',
  params: id,
  body: z.strictObject({ reply_id: z.uuid() }),
  response: 'none',
  errors: ['not_authenticated', 'not_found'],
});

/** Rating again replaces the rating. Refused as `conflict` while it is not finished. */
export const rateMessage = contract({
  method: 'put',
  path: '/api/support/messages/{id}/rating',
  summary: 'Say whether it helped',
  params: id,
  body: z.strictObject({
    helpful: z.boolean(),
    words: z.literal('').or(freeText(ratingWordsLimit, supportTexts.rating.errors)).default(''),
  }),
  response: supportThread,
  errors: ['not_authenticated', 'not_found', 'conflict'],
});

/** A conversation as staff see it: with its author, their plan and the state of the e-mail about each reply. */
export const officeThread = thread.extend({
  ...standing,
  user_id: z.uuid(),
  merged_into: z.object({ id: z.uuid(), subject: z.string() }).nullable(),
  person: z.object({
    id: z.uuid(),
    name: z.string().nullable(),
    email: z.string(),
    /** Null without an active plan. */
    subscription_plan: z.enum(['standard', 'premium', 'other']).nullable(),
    application_id: z.uuid().nullable(),
  }),
  replies: z.array(
    reply.extend({
      /** Null for a deleted account. */
      author_name: z.string().nullable(),
      mail: z.object({ status: mailStatus, delivered_by: mailDelivery.nullable() }).nullable(),
    }),
  ),
  /** Notes between staff, oldest first; never shown to the person. */
  notes: z.array(
    z.object({
      id: z.uuid(),
      body: z.string(),
      created_at: z.iso.datetime(),
      author_name: z.string().nullable(),
    }),
  ),
  /** The person's other conversations that are not merged, newest first. */
  others: z.array(
    z.object({ id: z.uuid(), subject: z.string(), status: supportStatus, created_at: z.iso.datetime() }),
  ),
  /** The merge that can be undone, seen from either conversation; `id` is the younger one. */
  merge_undo: z.object({ id: z.uuid(), subject: z.string(), until: z.iso.datetime() }).nullable(),
  mail_delivery: mailDelivery,
});
export type OfficeThread = z.infer<typeof officeThread>;

export const getThread = contract({
  method: 'get',
  path: '/api/office/support/{id}',
  summary: 'One conversation with who wrote and what became of the e-mails',
  params: id,
  response: officeThread,
  errors: ['not_authenticated', 'forbidden', 'not_found'],
});

/**
 * Sends an e-mail that there is a reply; an open conversation becomes in progress, with `resolve` an unfinished one resolved. One that
 * nobody takes care of is the caller's from then on. `seen` is the `last_activity_at` that the caller saw: refused as `stale` when
 * something was said since. Repeating it changes nothing.
 */
export const answerMessage = contract({
  method: 'post',
  path: '/api/office/support/{id}/replies',
  summary: 'Answer a person',
  params: id,
  body: body.extend({ resolve: z.boolean().default(false), seen: z.iso.datetime().optional() }),
  response: officeThread,
  errors: ['not_authenticated', 'forbidden', 'not_found', 'stale'],
});

/** Staff write first; an e-mail says so. Repeating it returns the first conversation. */
export const beginMessage = contract({
  method: 'post',
  path: '/api/office/support',
  summary: 'Begin a conversation with a person',
  body: z.strictObject({
    user_id: z.uuid(),
    subject: freeText(supportLimits.subject, errors.subject),
    message: freeText(supportLimits.message, errors.message),
    client_key: clientKey,
  }),
  response: officeThread,
  errors: ['not_authenticated', 'forbidden', 'not_found'],
});
