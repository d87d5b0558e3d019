import { z } from 'zod';
import { contract } from './contract.ts';

export const supportStatus = z.enum(['open', 'in_progress', 'resolved', 'closed']);
export type SupportStatus = z.infer<typeof supportStatus>;
export const supportPriority = z.enum(['high', 'medium', 'low']);
export type SupportPriority = z.infer<typeof supportPriority>;

/** A message as staff see it in their list. */
export const officeMessage = z.object({
  id: z.uuid(),
  user_name: z.string().nullable(),
  subject: z.string(),
  message: z.string(),
  status: supportStatus,
  priority: supportPriority,
  created_at: z.iso.datetime(),
});
export type OfficeMessage = z.infer<typeof officeMessage>;

const filter = z.strictObject({
  q: z.string().trim().max(200).optional(),
  status: supportStatus.optional(),
});
export type MessageFilter = z.infer<typeof filter>;

/** Search is case-insensitive over subject and user name; paging is by `cursor`, the last row's opaque mark. */
export const listMessages = contract({
  method: 'get',
  path: '/api/office/support',
  summary: 'Support messages, newest first, searched and filtered',
  query: filter.extend({
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({
    messages: z.array(officeMessage),
    total: z.int(),
    next_cursor: z.string().nullable(),
  }),
  errors: ['not_authenticated', 'forbidden'],
});
