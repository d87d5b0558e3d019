import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import { draftFields } from '../rules/page-content.ts';
import { officePage, pageDraft, pageStatus } from './pages.ts';

const adminErrors = ['not_authenticated', 'forbidden'] as const;

const id = z.strictObject({ id: z.uuid() });

const draftVersion = z.int().min(0);

/**
 * Sent while somebody types. `draft_version` is the one the caller saw; an older one is refused as `stale`, unless what
 * is sent stands there already. A draft that says what is live is none: `has_draft` is false then.
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

/** A time that was set falls with it. */
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
 * The draft becomes what the public sees. `show` makes the page visible at the same time (status active, switched on).
 * Refused as `invalid_input` with `fields` for a slug or title that cannot be; as `conflict` with `pageHasErrors` where
 * `pageChecks` finds errors and `despite_errors` is false, and with `pageInUse` in an active experiment. Pressed twice
 * it is published once. A time that was set is forgotten.
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
 * What the draft holds when the time comes is published then, once. Checked and refused like `publishPage`, and as
 * `invalid_input` with `fields.publish_at` for a time that is past or more than a year away.
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

/** Also forgets a time that was missed. */
export const cancelSchedule = contract({
  method: 'delete',
  path: '/api/office/landing-pages/{id}/schedule',
  summary: 'Forget the time at which a landing page is published',
  params: id,
  response: officePage,
  errors: [...adminErrors, 'not_found'],
});

/** `by` is null for the beginning and for a deleted account. `changed` names what differs from the version before. */
const pageVersion = z.object({
  id: z.uuid(),
  number: z.int(),
  title: z.string(),
  status: pageStatus,
  by: z.string().nullable(),
  created_at: z.iso.datetime(),
  changed: z.array(z.enum(draftFields)),
});

export type PageVersion = z.infer<typeof pageVersion>;

/** Newest first; the first one is what is live. The last hundred. */
export const listVersions = contract({
  method: 'get',
  path: '/api/office/landing-pages/{id}/versions',
  summary: 'The published states of a landing page',
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

/** Into the draft, except the slug: the address stays. What the draft held is replaced. */
export const restoreVersion = contract({
  method: 'post',
  path: '/api/office/landing-pages/{id}/versions/{version_id}/restore',
  summary: 'Put a published state back into the draft',
  params: versionId,
  body: z.strictObject({ draft_version: draftVersion }),
  response: officePage,
  errors: [...adminErrors, 'not_found', 'stale'],
});
