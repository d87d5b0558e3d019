import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import { pageAnswer, pageQuery } from '#platform/shared/paging.ts';
import { applicationStatuses } from '../rules/applications.ts';
import { applicationFees } from './application-fees.ts';

export const applicationStatus = z.enum(applicationStatuses);
export type ApplicationStatus = z.infer<typeof applicationStatus>;
export const stepStatus = z.enum(['pending', 'in_progress', 'completed']);

export const applicationStep = z.object({
  id: z.uuid(),
  application_id: z.uuid(),
  step_number: z.int().min(1).max(4),
  step_title: z.string(),
  step_description: z.string(),
  estimated_duration: z.string(),
  status: stepStatus,
});
export type ApplicationStep = z.infer<typeof applicationStep>;

/** Whose application it is, seen from the user. */
export const applicantKind = z.enum(['self', 'spouse', 'child', 'other']);
export type ApplicantKind = z.infer<typeof applicantKind>;

/** An application as its owner sees it. `status_reason` is the note staff chose to send with their decision. */
export const application = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  applicant: applicantKind,
  /** '' for the user's own. */
  applicant_name: z.string(),
  application_type: z.string(),
  status: applicationStatus,
  status_reason: z.string().nullable(),
  progress_percentage: z.int().min(0).max(100),
  current_step: z.int().min(1).max(4),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  steps: z.array(applicationStep),
});
export type Application = z.infer<typeof application>;

const applicantName = z.string().trim().max(100);

/**
 * The caller's applications, their own first, then in the order of creation. `allowance` is the smaller of what their plan
 * and the settings allow, and which of the two it is.
 */
export const listOwnApplications = contract({
  method: 'get',
  path: '/api/applications',
  summary: "The caller's applications with their stages",
  response: z.object({
    applications: z.array(application),
    allowance: z.object({ allowed: z.int().min(1), limited_by: z.enum(['plan', 'setting']) }),
    fees: applicationFees,
  }),
  errors: ['not_authenticated'],
});

/**
 * Finds or creates, idempotently. Without a body it is the user's own application; other applicants have a name. Refused as
 * `conflict` when the allowance is used up.
 */
export const startApplication = contract({
  method: 'post',
  path: '/api/applications',
  summary: 'Find an application of the caller by its applicant, or create it with its four stages',
  body: z
    .strictObject({ applicant: applicantKind.default('self'), applicant_name: applicantName.default('') })
    .refine(({ applicant, applicant_name }) => (applicant === 'self') === (applicant_name === ''), {
      path: ['applicant_name'],
      error: 'name_expected_for_others',
    }),
  response: z.object({ application, created: z.boolean() }),
  errors: ['not_authenticated', 'conflict'],
});

/** Hands the application to staff: needs all six types of document. Idempotent. */
export const requestReview = contract({
  method: 'post',
  path: '/api/applications/{id}/review',
  summary: 'Ask for a review of an application',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({}),
  response: z.object({ application }),
  errors: ['not_authenticated', 'not_found', 'conflict'],
});

export const removeApplication = contract({
  method: 'delete',
  path: '/api/applications/{id}',
  summary: 'Remove the application of another person that has no documents and no decision',
  params: z.strictObject({ id: z.uuid() }),
  response: 'none',
  errors: ['not_authenticated', 'not_found', 'conflict'],
});

/** One row of the staff list. `applicant_name` and `email` are null when missing (shown as 'No Name', 'No email'). */
export const officeApplication = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  applicant_name: z.string().nullable(),
  email: z.string().nullable(),
  application_type: z.string(),
  status: applicationStatus,
  progress_percentage: z.int(),
  current_step: z.int(),
  documents_count: z.int(),
  version: z.int(),
  created_at: z.iso.datetime(),
  /** The member of staff who has the case; null when it is not assigned. */
  assignee: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Until then the last decision can be undone, and the applicant has not been told of it. Null when told. */
  undo_until: z.iso.datetime().nullable(),
  /** What the caller may do with this record. */
  abilities: z.object({ decide: z.boolean() }),
});
export type OfficeApplication = z.infer<typeof officeApplication>;

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const idList = new RegExp(`^${uuid}(,${uuid}){0,99}$`, 'i');

/** One status, or `active`: all that are not decided yet. */
export const statusFilter = z.enum([...applicationStatuses, 'active']);

/**
 * `q` is a case-insensitive search over name, e-mail and id. `assigned` is the caller, nobody, or a member of staff; `quiet`
 * are open cases without a change for 30 days; `ids` are at most 100, joined by commas.
 */
const filter = z.strictObject({
  q: z.string().trim().max(200).optional(),
  status: statusFilter.optional(),
  assigned: z.enum(['me', 'none']).or(z.uuid()).optional(),
  quiet: z.literal('30').optional(),
  ids: z.string().regex(idList).optional(),
  dir: z.enum(['asc', 'desc']).default('desc'),
});
export type ApplicationFilter = z.input<typeof filter>;

/**
 * Paginated by `cursor`. `total` counts all matches, not the page; counting a search stops at 1,000, and then
 * `total_is_capped`.
 */
export const listApplications = contract({
  method: 'get',
  path: '/api/office/applications',
  summary: 'All applications, newest first, searched and filtered',
  query: filter.extend(pageQuery),
  response: z.object({
    applications: z.array(officeApplication),
    ...pageAnswer,
  }),
  errors: ['not_authenticated', 'forbidden'],
});

/**
 * The rows of the list as a CSV file: UTF-8 with BOM, ISO dates, formula-safe. The header `Rumo-Rows` is their number.
 */
export const exportApplications = contract({
  method: 'get',
  path: '/api/office/applications.csv',
  summary: 'The applications of a search and filter, or of a selection, as CSV',
  query: filter,
  response: 'bytes',
  errors: ['not_authenticated', 'forbidden'],
});

const id = z.strictObject({ id: z.uuid() });

/** `details` of a `stale` refusal: the case as it is now, and who changed it when. */
export const staleApplication = z.object({
  application: officeApplication,
  changed_by: z.string().nullable(),
  changed_at: z.iso.datetime().nullable(),
});
export type StaleApplication = z.infer<typeof staleApplication>;

/** `version` is the one the caller saw; an older one is refused as `stale` with the present state in `details`. */
export const decideApplication = contract({
  method: 'put',
  path: '/api/office/applications/{id}/status',
  summary: 'Set the status of an application',
  params: id,
  body: z.strictObject({
    status: applicationStatus,
    version: z.int().min(1),
    reason: z.string().trim().max(2000).optional(),
  }),
  response: officeApplication,
  errors: ['not_authenticated', 'forbidden', 'not_found', 'stale'],
});

/** Idempotent. Refused as `conflict` when the assignee is not staff (any more). */
export const assignApplication = contract({
  method: 'put',
  path: '/api/office/applications/{id}/assignee',
  summary: 'Give a case to a member of staff, or to nobody',
  params: id,
  body: z.strictObject({ assignee: z.uuid().nullable() }),
  response: officeApplication,
  errors: ['not_authenticated', 'forbidden', 'not_found', 'conflict'],
});

/** Refused as `conflict` when the applicant has been told already. */
export const undoDecision = contract({
  method: 'post',
  path: '/api/office/applications/{id}/undo',
  summary: 'Take back a decision before the applicant is told',
  params: id,
  body: z.strictObject({ version: z.int().min(1) }),
  response: officeApplication,
  errors: ['not_authenticated', 'forbidden', 'not_found', 'stale', 'conflict'],
});
