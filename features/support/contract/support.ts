import { z } from 'zod';
import { mailDelivery, mailStatus } from '#features/mails/contract.ts';
import { contract } from '#platform/shared/contract.ts';
import { freeText } from '#platform/shared/free-text.ts';
import { ratingWordsLimit, supportLimits, supportStatuses } from '../rules/support.ts';
import { supportTexts } from '../texts/support.ts';

export const supportStatus = z.enum(supportStatuses);
export const supportPriority = z.enum(['high', 'medium', 'low']);
export type SupportPriority = z.infer<typeof supportPriority>;

/** Where a conversation stands in the office's work, in the list as on its own page. */
const standing = {
  status: supportStatus,
  priority: supportPriority,
  /** Since when the person waits for us; null while nobody does. */
  waiting_since: z.iso.datetime().nullable(),
  assigned_to: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Put aside until then; a time that has passed is not told. */
  snoozed_until: z.iso.datetime().nullable(),
};

/** A conversation as staff see it in their list. `message` is its first text, whoever wrote it. */
export const officeMessage = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  user_name: z.string().nullable(),
  subject: z.string(),
  message: z.string(),
  created_at: z.iso.datetime(),
  ...standing,
  /** The older conversation that it went into. */
  merged_into: z.uuid().nullable(),
});
export type OfficeMessage = z.infer<typeof officeMessage>;

/**
 * The office's queues. `waiting` and `at_risk` begin with whoever waits longest, `snoozed` with what comes back first;
 * `mine` and `unassigned` hold what is not finished, newest first. What is put aside stands in `snoozed` alone.
 */
export const supportView = z.enum(['waiting', 'at_risk', 'mine', 'unassigned', 'snoozed']);
export type SupportView = z.infer<typeof supportView>;

const filter = z.strictObject({
  q: z.string().trim().max(200).optional(),
  status: supportStatus.optional(),
  view: supportView.optional(),
  /** Of the plain list; a view has an order of its own. */
  dir: z.enum(['asc', 'desc']).default('desc'),
  /** Of one person. */
  user_id: z.uuid().optional(),
});
export type MessageFilter = z.input<typeof filter>;

/**
 * Search is case-insensitive over subject and user name; paging is by `cursor`, the last row's opaque mark. Counting a
 * search stops at 1,000, and then `total_is_capped`.
 */
export const listMessages = contract({
  method: 'get',
  path: '/api/office/support',
  summary: 'Support messages, newest first or as a view orders them, searched and filtered',
  query: filter.extend({
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({
    messages: z.array(officeMessage),
    total: z.int(),
    total_is_capped: z.boolean(),
    next_cursor: z.string().nullable(),
  }),
  errors: ['not_authenticated', 'forbidden'],
});

/** The messages of the list as a CSV file, as `exportApplications` does it. */
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
/** Made by the browser, once per text: a second press or a repeated request finds what the first one left. */
const clientKey = z.uuid();
const body = z.strictObject({ body: freeText(supportLimits.body, errors.body), client_key: clientKey });

const reply = z.object({
  id: z.uuid(),
  from_staff: z.boolean(),
  body: z.string(),
  created_at: z.iso.datetime(),
  /** Where another conversation was merged into this one: what that one was about. Its first text carries it. */
  subject: z.string().nullable(),
});

/** Whether it helped, in the person's view. */
const rating = z.object({
  helpful: z.boolean(),
  words: z.string().nullable(),
  rated_at: z.iso.datetime(),
});
export type SupportRating = z.infer<typeof rating>;

const thread = z.object({
  id: z.uuid(),
  subject: z.string(),
  /** What the person wrote first; '' when staff began the conversation, whose first text is then the first reply. */
  message: z.string(),
  status: supportStatus,
  created_at: z.iso.datetime(),
  last_activity_at: z.iso.datetime(),
  /** Until when we promised to answer; null while it is not our turn. */
  reply_due_at: z.iso.datetime().nullable(),
  /** Null when the person has not said. */
  rating: rating.nullable(),
});

/** A conversation as the person who began it sees it: who of our team answered is not told. */
export const supportThread = thread.extend({
  /** Oldest first. `is_new`: of ours, and the person has not seen it. */
  replies: z.array(reply.extend({ is_new: z.boolean() })),
  /** How many of them are new. */
  unread: z.int(),
  /** Conversations that were merged into this one, by id: a page that still names one shows this. */
  merged_ids: z.array(z.uuid()),
  abilities: z.object({ rate: z.boolean() }),
});
export type SupportThread = z.infer<typeof supportThread>;

/**
 * The hundred with the newest activity. `unread` counts new replies in all of them; `by_email` says whether a reply is
 * also announced by e-mail.
 */
export const listOwnMessages = contract({
  method: 'get',
  path: '/api/support/messages',
  summary: "The caller's messages to support with the replies, newest activity first",
  response: z.object({ messages: z.array(supportThread), unread: z.int(), by_email: z.boolean() }),
  errors: ['not_authenticated'],
});

/** Priority follows from the plan. Refused as `too_many_requests` after ten in a day. */
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

/** A finished conversation is opened again by it. */
export const sendReply = contract({
  method: 'post',
  path: '/api/support/messages/{id}/replies',
  summary: 'Write again in a conversation',
  params: id,
  body,
  response: supportThread,
  errors: ['not_authenticated', 'not_found'],
});

/** Names the last reply that was seen, so that one which arrives in the same moment stays new. */
export const markRead = contract({
  method: 'put',
  path: '/api/support/messages/{id}/read',
  summary: 'Note that the replies up to this one were seen',
  params: id,
  body: z.strictObject({ reply_id: z.uuid() }),
  response: 'none',
  errors: ['not_authenticated', 'not_found'],
});

/** Asked once, when it is resolved; saying it again replaces it. Refused as `conflict` while it is not finished. */
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

/** A conversation as staff see it: who wrote, on which plan, and what became of the e-mail about each reply. */
export const officeThread = thread.extend({
  ...standing,
  user_id: z.uuid(),
  /** Where it went; it takes no texts any more. */
  merged_into: z.object({ id: z.uuid(), subject: z.string() }).nullable(),
  person: z.object({
    id: z.uuid(),
    name: z.string().nullable(),
    email: z.string(),
    /** Null without an active plan. */
    subscription_plan: z.enum(['standard', 'premium', 'other']).nullable(),
    /** Their own application, when they have one. */
    application_id: z.uuid().nullable(),
  }),
  replies: z.array(
    reply.extend({
      /** Null when the account is gone. */
      author_name: z.string().nullable(),
      mail: z.object({ status: mailStatus, delivered_by: mailDelivery.nullable() }).nullable(),
    }),
  ),
  /** What staff wrote for each other, oldest first; never shown to the person. */
  notes: z.array(
    z.object({
      id: z.uuid(),
      body: z.string(),
      created_at: z.iso.datetime(),
      author_name: z.string().nullable(),
    }),
  ),
  /** The person's other conversations that stand for themselves, newest first. */
  others: z.array(
    z.object({ id: z.uuid(), subject: z.string(), status: supportStatus, created_at: z.iso.datetime() }),
  ),
  /** The merge that can still be undone, in the one that was kept and in the one that went: which one went, until when. */
  merge_undo: z.object({ id: z.uuid(), subject: z.string(), until: z.iso.datetime() }).nullable(),
  /** Where an e-mail would go now. */
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

/** The person is told by e-mail that there is a reply; an open conversation is in progress afterwards. */
export const answerMessage = contract({
  method: 'post',
  path: '/api/office/support/{id}/replies',
  summary: 'Answer somebody',
  params: id,
  body,
  response: officeThread,
  errors: ['not_authenticated', 'forbidden', 'not_found'],
});

/** Staff write first. The person is told by e-mail, and nobody waits for us. Repeating it answers the first one. */
export const beginMessage = contract({
  method: 'post',
  path: '/api/office/support',
  summary: 'Begin a conversation with somebody',
  body: z.strictObject({
    user_id: z.uuid(),
    subject: freeText(supportLimits.subject, errors.subject),
    message: freeText(supportLimits.message, errors.message),
    client_key: clientKey,
  }),
  response: officeThread,
  errors: ['not_authenticated', 'forbidden', 'not_found'],
});
