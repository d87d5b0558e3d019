import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import { draftFields } from '../rules/page-content.ts';
import { officePage, pageDraft, pageStatus } from './pages.ts';

const adminErrors = ['not_authenticated', 'forbidden'] as const;

const id = z.strictObject({ id: z.uuid() });

const draftVersion = z.int().min(0);

/**
 * Autosave. `draft_version` is the one the caller saw; an older one is refused as `stale`, unless the draft is stored
 * already. A draft equal to the published content ends the draft: `has_draft` is false then.
 */
export const saveDraft = contract({
  method: 'put',
  path: '/api/office/landing-pages/{id}/draft',
  summary: 'Save the draft of a landing page',
  params: id,
  body: z.strictObject({ draft: pageDraft, draft_version: draftVersion }),
  response: z.object({
    draft_version: z.int(),
    draft_saved_at: z.iso.datetime().nullable(),
    has_draft: z.boolean(),
  }),
  errors: [...adminErrors, 'not_found', 'stale'],
});

/** Also cancels a schedule. */
export const discardDraft = contract({
  method: 'post',
  path: '/api/office/landing-pages/{id}/discard-draft',
  summary: 'Give up what is not published',
  params: id,
  body: z.strictObject({ draft_version: draftVersion }),
  response: officePage,
  errors: [...adminErrors, 'not_found', 'stale'],
});

/**
 * `show` also makes the page visible (status active, switched on). Refused as `invalid_input` with `fields` for an invalid
 * slug or title; as `conflict` with `pageHasErrors` where `pageChecks` finds errors and `despite_errors` is false, and with
 * `pageInUse` in an active experiment. Repeating it publishes once. A schedule is cleared.
 */
export const publishPage = contract({
  method: 'post',
  path: '/api/office/landing-pages/{id}/publish',
  summary: 'Publish the draft of a landing page',
  params: id,
  body: z.strictObject({ draft_version: draftVersion, show: z.boolean(), despite_errors: z.boolean() }),
  response: officePage,
  errors: [...adminErrors, 'not_found', 'stale', 'conflict'],
});

/**
 * Publishes what the draft contains at that time. Refused like `publishPage`, and as `invalid_input` with
 * `fields.publish_at` for a time that is past or more than a year away.
 */
export const schedulePublish = contract({
  method: 'put',
  path: '/api/office/landing-pages/{id}/schedule',
  summary: 'Set the time at which a landing page is published',
  params: id,
  body: z.strictObject({
    publish_at: z.iso.datetime(),
    draft_version: draftVersion,
    show: z.boolean(),
    despite_errors: z.boolean(),
  }),
  response: officePage,
  errors: [...adminErrors, 'not_found', 'stale', 'conflict'],
});

/** Also clears a missed time. */
export const cancelSchedule = contract({
  method: 'delete',
  path: '/api/office/landing-pages/{id}/schedule',
  summary: 'Forget the time at which a landing page is published',
  params: id,
  response: officePage,
  errors: [...adminErrors, 'not_found'],
});

/** `by` is null for what a migration wrote and for a deleted account. `changed`: the fields that differ from the version before. */
const pageVersion = z.object({
  id: z.uuid(),
  number: z.int(),
  title: z.string(),
  status: pageStatus,
  by: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** When the public saw it first; null: never. */
  public_at: z.iso.datetime().nullable(),
  changed: z.array(z.enum(draftFields)),
});

export type PageVersion = z.infer<typeof pageVersion>;

/** The last hundred, newest first; the first one is what the public sees while the page is visible. */
export const listVersions = contract({
  method: 'get',
  path: '/api/office/landing-pages/{id}/versions',
  summary: 'The states of a landing page, and when the public saw them',
  params: id,
  response: z.object({ versions: z.array(pageVersion), total: z.int() }),
  errors: [...adminErrors, 'not_found'],
});

const versionId = z.strictObject({ id: z.uuid(), version_id: z.uuid() });

export const getVersion = contract({
  method: 'get',
  path: '/api/office/landing-pages/{id}/versions/{version_id}',
  summary: 'One published state of a landing page',
  params: versionId,
  response: z.object({ number: z.int(), content: pageDraft }),
  errors: [...adminErrors, 'not_found'],
});

/** Replaces the draft, except the slug. */
export const restoreVersion = contract({
  method: 'post',
  path: '/api/office/landing-pages/{id}/versions/{version_id}/restore',
  summary: 'Put a published state back into the draft',
  params: versionId,
  body: z.strictObject({ draft_version: draftVersion }),
  response: officePage,
  errors: [...adminErrors, 'not_found', 'stale'],
});
