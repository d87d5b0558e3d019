import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import { noticeKinds } from './rules.ts';

export const noticeRecord = z.object({
  /** Newer ones have higher ids. */
  id: z.int(),
  kind: z.enum(noticeKinds),
  /** The case, or the conversation; `document_id`: a paper of the case. */
  application_id: z.uuid().nullable(),
  message_id: z.uuid().nullable(),
  document_id: z.uuid().nullable(),
  /** The applicant's, or the name of the person who writes; null without one. */
  name: z.string().nullable(),
  /** The conversation's subject, the paper's category. */
  about: z.string().nullable(),
  /** Who caused it; null when their account is gone. */
  by: z.string().nullable(),
  created_at: z.iso.datetime(),
  is_read: z.boolean(),
});
export type NoticeRecord = z.infer<typeof noticeRecord>;

export const listNotices = contract({
  method: 'get',
  path: '/api/office/notices',
  summary: 'What came for the caller, newest first',
  query: z.strictObject({
    /** The last id of the page before. */
    before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  response: z.object({
    notices: z.array(noticeRecord),
    /** For `before`; null at the end. */
    next_before: z.int().nullable(),
  }),
  errors: ['not_authenticated', 'forbidden'],
});

/** Read by the header of every office screen. Muted kinds are in no number. */
export const getNoticeSummary = contract({
  method: 'get',
  path: '/api/office/notices/summary',
  summary: 'How much came for the caller and is not read, and which kinds are muted',
  response: z.object({
    unread: z.int(),
    /** Unread mentions, by the place of the sidebar that they lead to. */
    mentions: z.object({ applications: z.int(), support: z.int() }),
    muted: z.array(z.enum(noticeKinds)),
  }),
  errors: ['not_authenticated', 'forbidden'],
});
export type NoticeSummary = z.infer<typeof getNoticeSummary.response>;

/** Marks one, or with `and_older` all up to it: what came after it stays unread. Repeating changes nothing. */
export const markNoticesRead = contract({
  method: 'post',
  path: '/api/office/notices/read',
  summary: 'Mark notices as read',
  body: z.strictObject({ id: z.int(), and_older: z.boolean().default(false) }),
  response: 'none',
  errors: ['not_authenticated', 'forbidden', 'not_found'],
});

export const setMuted = contract({
  method: 'put',
  path: '/api/office/notices/muted',
  summary: 'Mute a kind of notices for the caller, or let it count again',
  body: z.strictObject({ kind: z.enum(noticeKinds), muted: z.boolean() }),
  response: 'none',
  errors: ['not_authenticated', 'forbidden'],
});
