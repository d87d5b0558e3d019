import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import { freeText } from '#platform/shared/free-text.ts';
import { mostChanges, supportLimits } from '../rules/support.ts';
import { supportTexts } from '../texts/support.ts';
import { officeMessage, officeThread, supportPriority, supportStatus } from './support.ts';

const id = z.strictObject({ id: z.uuid() });
const staffErrors = ['not_authenticated', 'forbidden'] as const;

/** What staff change about a conversation, one thing at a time. */
const status = z.strictObject({ status: supportStatus });
const priority = z.strictObject({ priority: supportPriority });
/** Null gives it back to everybody. */
const assignment = z.strictObject({ assigned_to: z.uuid().nullable() });
/** Null wakes it. */
const snooze = z.strictObject({ snoozed_until: z.iso.datetime().nullable() });
export const messageChange = z.union([status, priority, assignment, snooze]);
export type MessageChange = z.infer<typeof messageChange>;

/**
 * Any value can be set. `seen` is what the caller saw: when somebody has changed it since to something else, the change is
 * refused as `stale`, and `details.message` says how it stands. Without it the last change wins. Setting what already
 * stands changes and records nothing. What was merged is refused as `conflict`.
 */
export const setStatus = contract({
  method: 'put',
  path: '/api/office/support/{id}/status',
  summary: 'Set how a conversation stands',
  params: id,
  body: status.extend({ seen: supportStatus.optional() }),
  response: officeMessage,
  errors: [...staffErrors, 'not_found', 'conflict', 'stale'],
});

/** As `setStatus`. */
export const setPriority = contract({
  method: 'put',
  path: '/api/office/support/{id}/priority',
  summary: 'Set how urgent a conversation is',
  params: id,
  body: priority.extend({ seen: supportPriority.optional() }),
  response: officeMessage,
  errors: [...staffErrors, 'not_found', 'conflict', 'stale'],
});

/** As `setStatus`. Only staff can be named. */
export const assignMessage = contract({
  method: 'put',
  path: '/api/office/support/{id}/assignment',
  summary: 'Say who takes care of a conversation',
  params: id,
  body: assignment.extend({ seen: z.uuid().nullable().optional() }),
  response: officeMessage,
  errors: [...staffErrors, 'not_found', 'conflict', 'stale'],
});

/** It comes back by itself at its time, or when the person writes. Refused as `conflict` when it is finished. */
export const snoozeMessage = contract({
  method: 'put',
  path: '/api/office/support/{id}/snooze',
  summary: 'Put a conversation aside until a moment',
  params: id,
  body: snooze,
  response: officeMessage,
  errors: [...staffErrors, 'not_found', 'conflict'],
});

/** Why one of several was left as it is. */
export const refusedChange = z.enum(['not_found', 'conflict', 'stale']);

/**
 * Several at once, each for itself: one that is refused stops no other. `before` is what undoes a change; sent back
 * with the change itself as `seen`, it undoes only what nobody has changed since.
 */
export const changeMessages = contract({
  method: 'post',
  path: '/api/office/support/changes',
  summary: 'Change several conversations',
  body: z.strictObject({
    changes: z
      .array(z.strictObject({ id: z.uuid(), change: messageChange, seen: messageChange.optional() }))
      .min(1)
      .max(mostChanges),
  }),
  response: z.object({
    changed: z.array(z.object({ id: z.uuid(), change: messageChange, before: messageChange })),
    /** It already stood as wanted. */
    unchanged: z.array(z.uuid()),
    refused: z.array(z.object({ id: z.uuid(), reason: refusedChange })),
  }),
  errors: staffErrors,
});

/**
 * Makes one conversation of two of the same person: the older one is kept, the younger one's texts appear in it in their
 * order, and the younger one is closed and says where it went. Refused as `conflict` for two people's, and when one of
 * them went elsewhere already. Repeating it changes nothing.
 */
export const mergeMessages = contract({
  method: 'post',
  path: '/api/office/support/{id}/merge',
  summary: 'Merge two conversations of the same person',
  params: id,
  body: z.strictObject({ other: z.uuid() }),
  /** The one that was kept. */
  response: officeThread,
  errors: [...staffErrors, 'not_found', 'conflict'],
});

/**
 * Takes a conversation apart again from the one it was merged into: both stand as they did, but for what staff changed
 * about the kept one since. Refused as `conflict` half an hour after the merge, once somebody has written in either, and
 * once another one was merged there. For one that stands for itself it changes nothing.
 */
export const unmergeMessage = contract({
  method: 'post',
  path: '/api/office/support/{id}/unmerge',
  summary: 'Undo the merge of a conversation',
  params: id,
  /** The one that had gone. */
  response: officeThread,
  errors: [...staffErrors, 'not_found', 'conflict'],
});

/** For staff alone, once per `client_key`. */
export const addNote = contract({
  method: 'post',
  path: '/api/office/support/{id}/notes',
  summary: 'Write a private note about a conversation',
  params: id,
  body: z.strictObject({
    body: freeText(supportLimits.note, supportTexts.form.errors.note),
    client_key: z.uuid(),
  }),
  response: officeThread,
  errors: [...staffErrors, 'not_found'],
});

/** Counts stop at 1,000. */
const count = z.int().min(0).max(1_000);

/** How much stands in each view, and how many of those who said whether it helped within 30 days were content. */
export const getSupportCounts = contract({
  method: 'get',
  path: '/api/office/support/counts',
  summary: 'How much there is to do in support, and whether it helped',
  response: z.object({
    views: z.object({ waiting: count, at_risk: count, mine: count, unassigned: count, snoozed: count }),
    ratings: z.object({ days: z.int(), count: z.int(), helpful: z.int() }),
  }),
  errors: staffErrors,
});
