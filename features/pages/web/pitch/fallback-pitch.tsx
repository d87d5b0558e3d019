import { siteTexts } from '#features/site/texts/site.ts';
import { ButtonLink } from '#ui/link.tsx';
import type { PublishedPage } from '../../contract/pitch-rendering.ts';
import { pageLinks } from '../../rules/page-content.ts';
import { pageTexts } from '../../texts/pages.ts';
import { PitchAction } from './pitch-sections.tsx';
import { PitchTiles } from './pitch-tiles.tsx';

/** What of a landing page its readers see. */
export type PitchContent = Pick<
  PublishedPage,
  'title' | 'content' | 'pitch_title' | 'pitch_text' | 'primary_cta' | 'secondary_cta'
>;

/** A page without a usable section: its title, its text and its two ways on. */
export function FallbackPitch({ page }: { page: PitchContent }) {
  const paragraphs = (page.pitch_text ?? '').split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return (
    <section className="wrap grid items-start gap-8 pt-6 pb-14 md:grid-cols-[1fr_13rem] md:pt-8 lg:grid-cols-[1fr_23rem] lg:gap-18 lg:pb-20">
      <div className="grid min-w-0 justify-items-start gap-5">
        <h1 className="display text-3xl md:text-hero tracking-[-0.02em] text-balance wrap-anywhere">
          {page.pitch_title?.trim() || page.title}
        </h1>
        {paragraphs.map((paragraph, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the text
          <p key={place} className="max-w-[62ch] text-lead whitespace-pre-line wrap-anywhere">
            {paragraph.trim()}
          </p>
        ))}
        <div className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-2">
          <PitchAction words={page.primary_cta?.trim() || pageTexts.primary} />
          {page.secondary_cta?.trim() && (
            <ButtonLink
              variant="quiet"
              href={pageLinks.secondary}
              data-cta="secondary"
              className="wrap-anywhere"
            >
              {page.secondary_cta}
            </ButtonLink>
          )}
        </div>
        <p className="text-small text-muted">{siteTexts.whoWeAre}</p>
      </div>
      <PitchTiles className="hidden md:block" />
    </section>
  );
}
