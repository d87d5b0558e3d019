import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import { freeText } from '#platform/shared/free-text.ts';
import { cannedReplyLimits } from '../rules/canned-replies.ts';
import { cannedReplyTexts } from '../texts/canned-replies.ts';

const { errors } = cannedReplyTexts;

export const cannedReply = z.object({
  id: z.uuid(),
  name: z.string(),
  body: z.string(),
  version: z.int(),
  /** A name; null for replies that came with the program and for a deleted account. */
  updated_by: z.string().nullable(),
  updated_at: z.iso.datetime(),
});
export type CannedReply = z.infer<typeof cannedReply>;

/** All of them, by name. */
export const listCannedReplies = contract({
  method: 'get',
  path: '/api/office/canned-replies',
  summary: 'Answers that are written once and used often',
  response: z.object({ canned_replies: z.array(cannedReply), abilities: z.object({ write: z.boolean() }) }),
  errors: ['not_authenticated', 'forbidden'],
});

const written = z.strictObject({
  name: freeText(cannedReplyLimits.name, errors.name),
  body: freeText(cannedReplyLimits.body, errors.body),
});
const adminErrors = ['not_authenticated', 'forbidden'] as const;

/** Refused as `invalid_input` for a name that is taken and for an unknown variable. */
export const addCannedReply = contract({
  method: 'post',
  path: '/api/office/canned-replies',
  summary: 'Write a canned reply',
  body: written,
  response: cannedReply,
  errors: adminErrors,
});

const id = z.strictObject({ id: z.uuid() });

/** `version` is the one the caller saw; an older one is refused as `stale`, with the present reply in `details`. */
export const saveCannedReply = contract({
  method: 'put',
  path: '/api/office/canned-replies/{id}',
  summary: 'Change a canned reply',
  params: id,
  body: written.extend({ version: z.int() }),
  response: cannedReply,
  errors: [...adminErrors, 'not_found', 'stale'],
});

export const deleteCannedReply = contract({
  method: 'delete',
  path: '/api/office/canned-replies/{id}',
  summary: 'Delete a canned reply',
  params: id,
  response: 'none',
  errors: [...adminErrors, 'not_found'],
});
