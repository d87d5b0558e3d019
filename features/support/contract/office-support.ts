import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import { freeText } from '#platform/shared/free-text.ts';
import { countsStopAt, mostChanges, supportLimits } from '../rules/support.ts';
import { supportTexts } from '../texts/support.ts';
import { officeMessage, officeThread, supportPriority, supportStatus } from './support.ts';

const id = z.strictObject({ id: z.uuid() });
const staffErrors = ['not_authenticated', 'forbidden'] as const;

const status = z.strictObject({ status: supportStatus });
const priority = z.strictObject({ priority: supportPriority });
/** Null unassigns it. */
const assignment = z.strictObject({ assigned_to: z.uuid().nullable() });
/** Null wakes it. */
const snooze = z.strictObject({ snoozed_until: z.iso.datetime().nullable() });
export const messageChange = z.union([status, priority, assignment, snooze]);
export type MessageChange = z.infer<typeof messageChange>;

/**
 * `seen` is the value that the caller saw: when it has changed since to another one than the wanted, the change is refused
 * as `stale` with the present state in `details.message`. Without `seen` the last change wins. Setting the present value
 * changes and records nothing. A merged conversation is refused as `conflict`.
 */
export const setStatus = contract({
  method: 'put',
  path: '/api/office/support/{id}/status',
  summary: 'Set the status of a conversation',
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

/** It returns at its time, or when the person writes. Refused as `conflict` when it is finished or merged. */
export const snoozeMessage = contract({
  method: 'put',
  path: '/api/office/support/{id}/snooze',
  summary: 'Put a conversation aside until a moment',
  params: id,
  body: snooze,
  response: officeMessage,
  errors: [...staffErrors, 'not_found', 'conflict'],
});

export const refusedChange = z.enum(['not_found', 'conflict', 'stale']);

/**
 * One that is refused stops no other. To undo a change, send its `before` with the change itself as `seen`: it is refused
 * when the value has changed since.
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
    unchanged: z.array(z.uuid()),
    refused: z.array(z.object({ id: z.uuid(), reason: refusedChange })),
  }),
  errors: staffErrors,
});

/**
 * Merges two conversations of the same person: the younger one's texts appear in the older one in order of time, and the
 * younger one is closed and points to it. Refused as `conflict` for two people's conversations and when one of them is
 * merged already. Repeating it changes nothing.
 */
export const mergeMessages = contract({
  method: 'post',
  path: '/api/office/support/{id}/merge',
  summary: 'Merge two conversations of the same person',
  params: id,
  body: z.strictObject({ other: z.uuid() }),
  /** The older one. */
  response: officeThread,
  errors: [...staffErrors, 'not_found', 'conflict'],
});

/**
 * Undoes a merge: both conversations are as before, except for what staff changed about the kept one since. Refused as
 * `conflict` half an hour after the merge, once a message is written in either, and once another conversation is merged
 * there. For one that is not merged it changes nothing.
 */
export const unmergeMessage = contract({
  method: 'post',
  path: '/api/office/support/{id}/unmerge',
  summary: 'Undo the merge of a conversation',
  params: id,
  /** The younger one. */
  response: officeThread,
  errors: [...staffErrors, 'not_found', 'conflict'],
});

/** Only for staff; once per `client_key`. */
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

const count = z.int().min(0).max(countsStopAt);

/** The size of each view, and how many of those who rated within 30 days were helped. */
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
