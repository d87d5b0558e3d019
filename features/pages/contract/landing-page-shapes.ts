import { z } from 'zod';
import { pageLimits, sectionTypes } from '../rules/page-content.ts';
import { cleanText } from '../rules/page-text.ts';
import { hiddenReasons, pageStatuses } from '../rules/page-visibility.ts';
import { officePageTexts } from '../texts/office-pages.ts';

const { problems } = officePageTexts;
export const pageStatus = z.enum(pageStatuses);
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

/** An experiment that has the page as a variant. While one is active the page is locked. */
export const pageUse = z.object({
  id: z.uuid(),
  name: z.string(),
  status: z.enum(['draft', 'active', 'paused', 'completed']),
});
export type PageUse = z.infer<typeof pageUse>;

const missed = z.enum(['in_experiment', 'slug_taken', 'not_publishable']);
export type PublishMissed = z.infer<typeof missed>;

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
export type ListedPage = z.infer<typeof listedPage>;

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
export type OfficePage = z.infer<typeof officePage>;

/** What a refusal as `stale` carries in `details`: the page as it is now. */
export const stalePage = z.object({ page: officePage });

/** What a refusal as `conflict` carries in `details`: the experiments that stand in the way. */
export const pageInUse = z.object({ experiments: z.array(pageUse) });

/** The errors that publishing asks about, in `details` of a refusal as `conflict`. */
export const pageHasErrors = z.object({ errors: z.int().min(1) });
