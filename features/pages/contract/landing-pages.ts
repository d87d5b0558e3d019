import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import { pageLimits } from '../rules/page-content.ts';
import { isSlug } from '../rules/page-slugs.ts';
import { pageTemplates } from '../rules/page-templates.ts';
import { cleanText } from '../rules/page-text.ts';
import { officePageTexts } from '../texts/office-pages.ts';
import { listedPage, officePage, pageStatus } from './landing-page-shapes.ts';

const { problems } = officePageTexts;
const adminErrors = ['not_authenticated', 'forbidden'] as const;

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
