import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import { largestSelection } from '../rules/applications.ts';
import { applicationStatus, officeApplication } from './applications.ts';

const items = z
  .array(z.strictObject({ id: z.uuid(), version: z.int().min(1) }))
  .min(1)
  .max(largestSelection);

/**
 * The result of one case of a batch. `stale`: `changed_by` changed it since the caller read it; `unchanged`: it was like that
 * already; `too_late`: the applicant has been told. `application` is the case as it is now, null when there is none.
 */
const resultOf = <const Outcome extends string>(outcomes: readonly [Outcome, ...Outcome[]]) =>
  z.object({
    id: z.uuid(),
    outcome: z.enum(outcomes),
    application: officeApplication.nullable(),
    changed_by: z.string().nullable(),
  });

const decisionResult = resultOf(['changed', 'unchanged', 'stale', 'not_found']);
export type BatchDecisionResult = z.infer<typeof decisionResult>;
const undoResult = resultOf(['undone', 'too_late', 'stale', 'not_found']);
export type BatchUndoResult = z.infer<typeof undoResult>;
const assignmentResult = resultOf(['changed', 'unchanged', 'not_found']);
export type BatchAssignmentResult = z.infer<typeof assignmentResult>;

/**
 * Each case is decided by itself, by the rules of a single decision. `client_key` is the idempotency key: sent again, it
 * returns the results of the first request.
 */
export const decideApplications = contract({
  method: 'post',
  path: '/api/office/applications/bulk-status',
  summary: 'Set the status of several applications',
  body: z.strictObject({
    items,
    status: applicationStatus,
    reason: z.string().trim().max(2000).optional(),
    client_key: z.uuid(),
  }),
  response: z.object({ results: z.array(decisionResult) }),
  errors: ['not_authenticated', 'forbidden'],
});

/** Takes decisions back before the applicants are told. Idempotent. */
export const undoDecisions = contract({
  method: 'post',
  path: '/api/office/applications/bulk-undo',
  summary: 'Take several decisions back',
  body: z.strictObject({ items }),
  response: z.object({ results: z.array(undoResult) }),
  errors: ['not_authenticated', 'forbidden'],
});

/** Refused as `conflict`, with nothing changed, when the assignee is not staff. */
export const assignApplications = contract({
  method: 'post',
  path: '/api/office/applications/bulk-assign',
  summary: 'Give several cases to a member of staff, or to nobody',
  body: z.strictObject({
    ids: z.array(z.uuid()).min(1).max(largestSelection),
    assignee: z.uuid().nullable(),
  }),
  response: z.object({ results: z.array(assignmentResult) }),
  errors: ['not_authenticated', 'forbidden', 'conflict'],
});

/** How many cases each view holds: `key` is a built-in view's name or the id of one of the caller's own. */
export const countApplicationViews = contract({
  method: 'get',
  path: '/api/office/application-views',
  summary: 'How many applications each view of the list holds',
  response: z.object({
    counts: z.array(z.object({ key: z.string(), total: z.int(), total_is_capped: z.boolean() })),
  }),
  errors: ['not_authenticated', 'forbidden'],
});
