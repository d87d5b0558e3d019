import { z } from 'zod';
import { contract } from './contract.ts';

export const applicationStatus = z.enum([
  'started',
  'in_progress',
  'under_review',
  'approved',
  'rejected',
  'completed',
]);
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

/** An application as its owner sees it. `status_reason` is the note staff chose to send with their decision. */
export const application = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
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

/** Answers null when the person has none yet: screens say 'No Application Found'. */
export const getApplication = contract({
  method: 'get',
  path: '/api/application',
  summary: "The caller's own application with its four steps",
  response: z.object({ application: application.nullable() }),
  errors: ['not_authenticated'],
});

/** Find or create: pressing it twice, or from two tabs at once, leaves one application and four steps. */
export const startApplication = contract({
  method: 'post',
  path: '/api/application',
  summary: "Find the caller's application, or create it with its four steps",
  body: z.strictObject({}),
  response: z.object({ application, created: z.boolean() }),
  errors: ['not_authenticated'],
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
  /** What the caller may do with this record. */
  abilities: z.object({ decide: z.boolean() }),
});
export type OfficeApplication = z.infer<typeof officeApplication>;

/** Search is case-insensitive over name, e-mail and id; paging is by `cursor`, the last row's opaque mark. */
export const listApplications = contract({
  method: 'get',
  path: '/api/office/applications',
  summary: 'All applications, newest first, searched and filtered',
  query: z.strictObject({
    q: z.string().trim().max(200).optional(),
    status: applicationStatus.optional(),
    dir: z.enum(['asc', 'desc']).default('desc'),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({
    applications: z.array(officeApplication),
    total: z.int(),
    next_cursor: z.string().nullable(),
  }),
  errors: ['not_authenticated', 'forbidden'],
});

/** `version` is the one the caller saw; an older one is refused as `stale` with the present state in `details`. */
export const decideApplication = contract({
  method: 'put',
  path: '/api/office/applications/{id}/status',
  summary: 'Set the status of an application',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({
    status: applicationStatus,
    version: z.int().min(1),
    reason: z.string().trim().max(2000).optional(),
  }),
  response: officeApplication,
  errors: ['not_authenticated', 'forbidden', 'not_found', 'stale'],
});
