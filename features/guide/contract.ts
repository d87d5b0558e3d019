import { z } from 'zod';
import { application, applicationStatus } from '#features/applications/contract/applications.ts';
import { bringItemIds } from '#features/bring/rules.ts';
import {
  requiredDocuments,
  reviewedPapers,
  waivableDocuments,
} from '#features/documents/rules/document-types.ts';
import { longestSetAsideNote, setAsideReasons } from '#features/documents/rules/set-aside.ts';
import { countedFactIds } from '#features/facts/durations.ts';
import { contract } from '#platform/shared/contract.ts';
import { guideItemIds, guideStepIds, interviewQuestionIds } from './rules/guide-items.ts';

/** An item of a checklist, a whole step, or something to bring besides the required papers. */
export const guideId = z.enum([...guideItemIds, ...guideStepIds, ...bringItemIds]);
export type GuideId = z.infer<typeof guideId>;

export const guideStep = z.object({
  id: z.enum(guideStepIds),
  state: z.enum(['completed', 'in_progress', 'not_started', 'locked']),
  completed_at: z.iso.datetime().nullable(),
  done: z.int(),
  total: z.int(),
  set_aside: z.int(),
});

/** A required paper that the person does not need, and why. */
export const setAsidePaper = z.object({
  paper: z.enum(waivableDocuments),
  reason: z.enum(setAsideReasons),
  note: z.string().nullable(),
  set_aside_at: z.iso.datetime(),
});

const duration = z.object({
  least: z.int(),
  most: z.int(),
  unit: z.enum(['minute', 'day', 'week', 'month']),
});

/**
 * The guide of one application. `steps`, in their order, are derived from the rest by `rules/guide.ts`, also in the browser
 * for optimistic updates.
 */
export const guide = z.object({
  application_id: z.uuid(),
  status: applicationStatus,
  completed: z.partialRecord(guideId, z.iso.datetime()),
  document_types: z.array(z.enum(requiredDocuments)),
  nif_document: z.boolean(),
  /** Returned papers without a new copy. */
  returned: z.array(z.enum(reviewedPapers)),
  set_aside: z.array(setAsidePaper),
  /** What this applicant brings besides the required papers, in order; the ticks are in `completed`. */
  bring: z.array(z.enum(bringItemIds)),
  steps: z.array(guideStep).length(6),
  steps_completed: z.int().min(0).max(6),
  /** What its dates are counted from. */
  durations: z.record(z.enum(countedFactIds), duration),
});
export type Guide = z.infer<typeof guide>;

const applicationId = z.strictObject({ application_id: z.uuid() });

export const getGuide = contract({
  method: 'get',
  path: '/api/applications/{application_id}/guide',
  summary: "The guide of one of the caller's applications",
  params: applicationId,
  response: guide,
  errors: ['not_authenticated', 'not_found'],
});

/**
 * Completes or reopens an item or a step; idempotent. A refusal is `conflict` with `details.reason`: locked, nif_missing,
 * unfinished or not_approved. Returns guide and application as they are now.
 */
export const setGuideItem = contract({
  method: 'put',
  path: '/api/applications/{application_id}/guide/{item_id}',
  summary: 'Complete or reopen an item or a step of the guide',
  params: applicationId.extend({ item_id: guideId }),
  body: z.strictObject({ completed: z.boolean() }),
  response: z.object({ guide, application }),
  errors: ['not_authenticated', 'not_found', 'conflict'],
});

const paper = applicationId.extend({ paper: z.enum(waivableDocuments) });

/**
 * Sets a required paper aside that the person does not need: it locks no step and no review any more. Refused as
 * `invalid_input` for a reason that does not hold for this paper or lacks its note, and as `conflict` once the paper is
 * there. Idempotent; another reason replaces the first.
 */
export const setPaperAside = contract({
  method: 'put',
  path: '/api/applications/{application_id}/set-aside/{paper}',
  summary: 'Set a required document aside, with the reason',
  params: paper,
  body: z.strictObject({
    reason: z.enum(setAsideReasons),
    note: z.string().trim().min(1).max(longestSetAsideNote).nullable(),
  }),
  response: z.object({ guide, application }),
  errors: ['not_authenticated', 'not_found', 'invalid_input', 'conflict'],
});

/** Idempotent. A step that was completed without the paper is reopened. */
export const takePaperBack = contract({
  method: 'delete',
  path: '/api/applications/{application_id}/set-aside/{paper}',
  summary: 'Take a document back that was set aside',
  params: paper,
  response: z.object({ guide, application }),
  errors: ['not_authenticated', 'not_found'],
});

export const guideNote = z.object({
  question_id: z.enum(interviewQuestionIds),
  note: z.string(),
  updated_at: z.iso.datetime(),
});

/** Notes to practise for the interview. Only the user reads them: staff do not. */
export const listGuideNotes = contract({
  method: 'get',
  path: '/api/applications/{application_id}/guide-notes',
  summary: 'Notes on the interview questions',
  params: applicationId,
  response: z.object({ notes: z.array(guideNote) }),
  errors: ['not_authenticated', 'not_found'],
});

/**
 * An empty note deletes it. `over` is the note that the caller read before (empty for none): if it has changed, this is refused
 * as `stale` with the present one in `details.note`. Idempotent.
 */
export const saveGuideNote = contract({
  method: 'put',
  path: '/api/applications/{application_id}/guide-notes/{question_id}',
  summary: 'Save the note on one interview question',
  params: applicationId.extend({ question_id: z.enum(interviewQuestionIds) }),
  body: z.strictObject({ note: z.string().max(4000), over: z.string().max(4000) }),
  response: z.object({ notes: z.array(guideNote) }),
  errors: ['not_authenticated', 'not_found', 'stale'],
});
