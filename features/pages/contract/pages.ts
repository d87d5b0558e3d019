import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import {
  cleanText,
  hiddenReasons,
  isSlug,
  pageLimits,
  pageStatuses,
  pageTemplates,
  sectionTypes,
} from '../rules/page-content.ts';
import { officePageTexts } from '../texts/office-pages.ts';

const { problems } = officePageTexts;

const adminErrors = ['not_authenticated', 'forbidden'] as const;

export const pageStatus = z.enum(pageStatuses);

/** An experiment that has the page as a variant. An active one locks the page. */
export const pageUse = z.object({
  id: z.uuid(),
  name: z.string(),
  status: z.enum(['draft', 'active', 'paused', 'completed']),
});

const missed = z.enum(['in_experiment', 'slug_taken', 'not_publishable']);

const inList = {
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  meta_description: z.string().nullable(),
  status: pageStatus,
  is_active: z.boolean(),
  /** Why the public does not see it; empty when it does. */
  hidden_because: z.array(z.enum(hiddenReasons)),
  experiments: z.array(pageUse),
  /** In an active experiment: it cannot be published, changed, switched off or deleted. */
  locked: z.boolean(),
  has_draft: z.boolean(),
  /** When the draft is scheduled to be published. */
  publish_at: z.iso.datetime().nullable(),
  publish_missed: missed.nullable(),
  published_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  /** When the public content last changed. */
  updated_at: z.iso.datetime(),
  /** Of the public content and its visibility; the draft has `draft_version`. */
  version: z.int(),
};

export const listedPage = z.object(inList);

/** `q` covers title, slug and description. `total` counts all pages. */
export const listPages = contract({
  method: 'get',
  path: '/api/office/landing-pages',
  summary: 'Landing pages, newest first',
  query: z.strictObject({ q: z.string().trim().max(200).optional(), status: pageStatus.optional() }),
  response: z.object({ landing_pages: z.array(listedPage), total: z.int() }),
  errors: adminErrors,
});

const id = z.strictObject({ id: z.uuid() });

const text = (max: number) => z.string().overwrite(cleanText).max(max, problems.tooLong(max));

/** A draft may be empty or incomplete; publishing checks what is required. */
const section = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal(sectionTypes[0]),
    props: z.strictObject({
      title: text(pageLimits.heading),
      subtitle: text(pageLimits.text),
      ctaText: text(pageLimits.ctaText),
    }),
  }),
  z.strictObject({
    type: z.literal(sectionTypes[1]),
    props: z.strictObject({
      title: text(pageLimits.heading),
      features: z
        .array(
          z.strictObject({
            title: text(pageLimits.featureTitle),
            description: text(pageLimits.featureText),
          }),
        )
        .max(pageLimits.features),
    }),
  }),
  z.strictObject({
    type: z.literal(sectionTypes[2]),
    props: z.strictObject({
      title: text(pageLimits.heading),
      description: text(pageLimits.text),
      ctaText: text(pageLimits.ctaText),
    }),
  }),
]);

export const pageDraft = z.strictObject({
  slug: text(pageLimits.slug),
  title: text(pageLimits.title),
  meta_description: text(pageLimits.meta_description).nullable(),
  content: z.strictObject({ sections: z.array(section).max(pageLimits.sections) }),
  pitch_title: text(pageLimits.pitch_title).nullable(),
  pitch_text: text(pageLimits.pitch_text).nullable(),
  primary_cta: text(pageLimits.ctaText).nullable(),
  secondary_cta: text(pageLimits.ctaText).nullable(),
});

export const officePage = z.object({
  ...inList,
  /** The published content, also of a hidden page. */
  live: pageDraft,
  /** The draft, or the published content where there is none. */
  draft: pageDraft,
  draft_version: z.int(),
  draft_saved_at: z.iso.datetime().nullable(),
  /** The scheduled publication also makes the page visible. */
  publish_shows: z.boolean(),
  /** Who changed the page or its draft last, and who created it; null for seeded pages and deleted accounts. */
  updated_by_name: z.string().nullable(),
  created_by_name: z.string().nullable(),
  versions_count: z.int(),
  /** The figures of the facts register, for `pageChecks`. */
  known_figures: z.array(z.string()),
});

export const getPage = contract({
  method: 'get',
  path: '/api/office/landing-pages/{id}',
  summary: 'One landing page with its draft',
  params: id,
  response: officePage,
  errors: [...adminErrors, 'not_found'],
});

/** `taken_by`: the title of the page that has it. `except`: the page whose slug is edited. */
export const checkSlug = contract({
  method: 'get',
  path: '/api/office/landing-page-slugs',
  summary: 'Whether a slug can be used',
  query: z.strictObject({ slug: z.string().max(300), except: z.uuid().optional() }),
  response: z.object({
    state: z.enum(['free', 'taken', 'badly_written']),
    taken_by: z.string().nullable(),
  }),
  errors: adminErrors,
});

const slug = z
  .string()
  .trim()
  .min(1, problems.slugMissing)
  .max(pageLimits.slug, problems.tooLong(pageLimits.slug))
  .refine(isSlug, problems.slugBadlyWritten);

const line = z.string().overwrite((typed) => cleanText(typed).replaceAll('\n', ' ').trim());
const title = line.min(1, problems.titleMissing).max(pageLimits.title, problems.tooLong(pageLimits.title));

const metaDescription = line
  .max(pageLimits.meta_description, problems.tooLong(pageLimits.meta_description))
  .transform((typed) => typed || null)
  .nullable();

const form = { slug, title, meta_description: metaDescription, status: pageStatus, is_active: z.boolean() };

/** Once per `client_key`. A taken slug is refused as `invalid_input` with `fields.slug`. */
export const createPage = contract({
  method: 'post',
  path: '/api/office/landing-pages',
  summary: 'Create a landing page',
  body: z.strictObject({ ...form, template: z.enum(pageTemplates), client_key: z.uuid() }),
  response: officePage,
  errors: adminErrors,
});

/**
 * `version` is the one the caller saw; an older one is refused as `stale`. Saving the present values changes nothing. The
 * draft takes the change over where it did not differ. In an active experiment: `conflict`, see `pageInUse`.
 */
export const updatePage = contract({
  method: 'put',
  path: '/api/office/landing-pages/{id}',
  summary: 'Change title, address, description and visibility of a landing page',
  params: id,
  body: z.strictObject({ ...form, version: z.int().min(1) }),
  response: officePage,
  errors: [...adminErrors, 'not_found', 'stale', 'conflict'],
});

/** As `updatePage`, for the two switches. */
export const setVisibility = contract({
  method: 'put',
  path: '/api/office/landing-pages/{id}/visibility',
  summary: 'Say whether the public sees a landing page',
  params: id,
  body: z.strictObject({ status: pageStatus, is_active: z.boolean(), version: z.int().min(1) }),
  response: officePage,
  errors: [...adminErrors, 'not_found', 'stale', 'conflict'],
});

/** Once per `client_key`. The copy is a switched-off draft: slug with '-copy' (then '-copy-2'), title with '(Copy)'. */
export const duplicatePage = contract({
  method: 'post',
  path: '/api/office/landing-pages/{id}/duplicate',
  summary: 'Duplicate a landing page',
  params: id,
  body: z.strictObject({ client_key: z.uuid() }),
  response: officePage,
  errors: [...adminErrors, 'not_found'],
});

/** Also deletes its versions. Refused as `conflict`, see `pageInUse`, while any experiment uses it. */
export const deletePage = contract({
  method: 'delete',
  path: '/api/office/landing-pages/{id}',
  summary: 'Delete a landing page',
  params: id,
  response: 'none',
  errors: [...adminErrors, 'not_found', 'conflict'],
});

export type PageUse = z.infer<typeof pageUse>;

export type PublishMissed = z.infer<typeof missed>;

export type ListedPage = z.infer<typeof listedPage>;

export type OfficePage = z.infer<typeof officePage>;

/** `details` of `stale`: the page as it is now. */
export const stalePage = z.object({ page: officePage });

/** `details` of `conflict`: the experiments that use the page. */
export const pageInUse = z.object({ experiments: z.array(pageUse) });

/** `details` of `conflict`: how many errors publishing found. */
export const pageHasErrors = z.object({ errors: z.int().min(1) });
