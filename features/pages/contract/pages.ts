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

/** An experiment that has the page as a variant. While one is active the page is locked. */
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
  /** Every reason why the public does not see it; empty: it does. */
  hidden_because: z.array(z.enum(hiddenReasons)),
  experiments: z.array(pageUse),
  /** In an active experiment: what the public sees cannot be changed, switched off or deleted. */
  locked: z.boolean(),
  /** Something is written that is not published yet. */
  has_draft: z.boolean(),
  /** When the draft is published by itself. */
  publish_at: z.iso.datetime().nullable(),
  publish_missed: missed.nullable(),
  published_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  /** When what the public sees was last changed. */
  updated_at: z.iso.datetime(),
  /** Of what the public sees and whether it does; the draft has one of its own. */
  version: z.int(),
};

export const listedPage = z.object(inList);

/** Newest first. `q` is searched for in title, slug and description. `total` is of all. */
export const listPages = contract({
  method: 'get',
  path: '/api/office/landing-pages',
  summary: 'Landing pages, newest first',
  query: z.strictObject({
    q: z.string().trim().max(200).optional(),
    status: pageStatus.optional(),
  }),
  response: z.object({ landing_pages: z.array(listedPage), total: z.int() }),
  errors: adminErrors,
});

const id = z.strictObject({ id: z.uuid() });

const text = (max: number) => z.string().overwrite(cleanText).max(max, problems.tooLong(max));

/** In the draft everything may still be empty or half typed; what must be there is asked for when it is published. */
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
  /** What the public sees, or would see. */
  live: pageDraft,
  /** What the editor edits: the draft, or what is live where there is none. */
  draft: pageDraft,
  draft_version: z.int(),
  draft_saved_at: z.iso.datetime().nullable(),
  /** The page is made visible when it is published at the set time. */
  publish_shows: z.boolean(),
  /** Who changed the page or its draft last, and who made it; null for the beginning and for a deleted account. */
  updated_by_name: z.string().nullable(),
  created_by_name: z.string().nullable(),
  versions_count: z.int(),
  /** The figures of the facts register, as `pageChecks` compares them with the page's. */
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

/** `taken_by` names the page that has it. `except` is the page that asks for itself. */
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

const title = z
  .string()
  .overwrite((typed) => cleanText(typed).replaceAll('\n', ' ').trim())
  .min(1, problems.titleMissing)
  .max(pageLimits.title, problems.tooLong(pageLimits.title));

const metaDescription = z
  .string()
  .overwrite((typed) => cleanText(typed).replaceAll('\n', ' ').trim())
  .max(pageLimits.meta_description, problems.tooLong(pageLimits.meta_description))
  .transform((typed) => typed || null)
  .nullable();

const form = { slug, title, meta_description: metaDescription, status: pageStatus, is_active: z.boolean() };

/** Once per `client_key`. A slug that is taken is refused as `invalid_input` with `fields.slug`. */
export const createPage = contract({
  method: 'post',
  path: '/api/office/landing-pages',
  summary: 'Create a landing page',
  body: z.strictObject({ ...form, template: z.enum(pageTemplates), client_key: z.uuid() }),
  response: officePage,
  errors: adminErrors,
});

/**
 * `version` is the one the caller saw; an older one is refused as `stale`. Saving what stands there already changes
 * nothing. A draft follows where it held the same as the page. In an active experiment: `conflict`, see `pageInUse`.
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

/** The two switches alone; as `updatePage`. */
export const setVisibility = contract({
  method: 'put',
  path: '/api/office/landing-pages/{id}/visibility',
  summary: 'Say whether the public sees a landing page',
  params: id,
  body: z.strictObject({ status: pageStatus, is_active: z.boolean(), version: z.int().min(1) }),
  response: officePage,
  errors: [...adminErrors, 'not_found', 'stale', 'conflict'],
});

/** A draft that is switched off, of what is live: slug with '-copy' (then '-copy-2'), title with '(Copy)'. Once per `client_key`. */
export const duplicatePage = contract({
  method: 'post',
  path: '/api/office/landing-pages/{id}/duplicate',
  summary: 'Duplicate a landing page',
  params: id,
  body: z.strictObject({ client_key: z.uuid() }),
  response: officePage,
  errors: [...adminErrors, 'not_found'],
});

/** With its versions. Refused as `conflict`, see `pageInUse`, while any experiment uses it. */
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

/** What a refusal as `stale` carries in `details`: the page as it is now. */
export const stalePage = z.object({ page: officePage });

/** What a refusal as `conflict` carries in `details`: the experiments that stand in the way. */
export const pageInUse = z.object({ experiments: z.array(pageUse) });

/** The errors that publishing asks about, in `details` of a refusal as `conflict`. */
export const pageHasErrors = z.object({ errors: z.int().min(1) });
