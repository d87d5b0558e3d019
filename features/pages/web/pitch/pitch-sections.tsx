import clsx from 'clsx';
import { useId } from 'react';
import { siteTexts } from '#features/site/texts/site.ts';
import { ButtonLink } from '#ui/link.tsx';
import { tileFigures, tileRings } from '#ui/tile.tsx';
import type { PublishedPage } from '../../contract/pitch.ts';
import {
  type CtaSection,
  type FeaturesSection,
  type HeroSection,
  type PageSection,
  pageLinks,
} from '../../rules/page-content.ts';
import { pageTexts } from '../../texts/pages.ts';

/** The first section with a title has the page's only `h1`; later ones start at `h2`. */
type Level = 'h1' | 'h2';

interface SectionProps<Section extends PageSection> {
  props: Section['props'];
  level: Level;
  /** The first section, below the header. */
  first: boolean;
}

/** All sections, full width. `titled` is the index of the first one with a title, or -1. */
export function PitchSections({ sections, titled }: { sections: readonly PageSection[]; titled: number }) {
  return sections.map((section, place) => {
    const rest = { level: place === titled ? 'h1' : 'h2', first: place === 0 } as const;
    // Sections have no ids and may be equal.
    const key = `${section.type} ${place}`;
    if (section.type === 'hero') return <Hero key={key} props={section.props} {...rest} />;
    if (section.type === 'features') return <Features key={key} props={section.props} {...rest} />;
    return <CallToAction key={key} props={section.props} {...rest} />;
  });
}

function Hero({ props: { title, subtitle, ctaText }, level: Heading, first }: SectionProps<HeroSection>) {
  return (
    <section
      className={clsx(
        'wrap grid items-center gap-8 pb-14 md:grid-cols-[1fr_13rem] lg:grid-cols-[1fr_23rem] lg:gap-18 lg:pb-20',
        first ? 'pt-6 md:pt-8' : 'pt-14 lg:pt-20',
      )}
    >
      <div className="grid min-w-0 justify-items-start gap-5">
        {title && (
          <Heading className="display text-3xl lg:text-hero tracking-[-0.02em] text-balance wrap-anywhere">
            {title}
          </Heading>
        )}
        {subtitle && (
          <p className="max-w-[34em] text-lead whitespace-pre-line text-muted wrap-anywhere">{subtitle}</p>
        )}
        <PitchAction words={ctaText} className="mt-1" />
        {first && <p className="text-small text-muted">{siteTexts.whoWeAre}</p>}
      </div>
      <PitchTiles className="hidden md:block" />
    </section>
  );
}

function Features({ props: { title, features }, level: Heading }: SectionProps<FeaturesSection>) {
  const Name = title && Heading === 'h1' ? 'h2' : title ? 'h3' : 'h2';
  return (
    <section className="border-y border-line bg-surface py-12 lg:py-16">
      <div className="wrap grid gap-8">
        {title && (
          <Heading className="display text-2xl text-balance wrap-anywhere md:text-3xl">{title}</Heading>
        )}
        <ul
          className={clsx(
            'grid gap-8 sm:grid-cols-2',
            features.length % 3 === 0 && 'lg:grid-cols-3',
            features.length > 3 && features.length % 4 === 0 && 'xl:grid-cols-4',
          )}
        >
          {features.map((feature, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: features have no names, and may be twice the same
            <li key={place} className="grid content-start gap-2">
              {feature.title && <Name className="text-xl wrap-anywhere">{feature.title}</Name>}
              {feature.description && (
                <p className="max-w-[44ch] whitespace-pre-line wrap-anywhere">{feature.description}</p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function CallToAction({
  props: { title, description, ctaText },
  level: Heading,
  first,
}: SectionProps<CtaSection>) {
  return (
    <section
      className={clsx(
        'wrap grid justify-items-start gap-4 pb-14 lg:pb-20',
        first ? 'pt-6 md:pt-8' : 'pt-14 lg:pt-20',
      )}
    >
      {title && (
        <Heading className="display text-2xl text-balance wrap-anywhere md:text-4xl">{title}</Heading>
      )}
      {description && (
        <p className="max-w-[62ch] text-lead whitespace-pre-line wrap-anywhere">{description}</p>
      )}
      <PitchAction words={ctaText} className="mt-3" />
    </section>
  );
}

/** The call to action; the tracker listens for `data-cta`. Empty without a label. */
function PitchAction({ words, className }: { words: string | null; className?: string }) {
  if (!words?.trim()) return null;
  return (
    <ButtonLink
      variant="primary"
      size="big"
      href={pageLinks.primary}
      data-cta="primary"
      className={clsx('max-w-full wrap-anywhere', className)}
    >
      {words}
    </ButtonLink>
  );
}

/** The public content of a landing page. */
export type PitchContent = Pick<
  PublishedPage,
  'title' | 'content' | 'pitch_title' | 'pitch_text' | 'primary_cta' | 'secondary_cta'
>;

/** A page without a usable section: title, text and two links. */
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

const side = 6;

/** The indices of the golden tiles, from bottom left to top right. */
const course = new Set([4, 9, 14, 19, 25, 30]);

const figures = ['flor', 'cruz'] as const;

/** A wall of azulejos with a golden path. Each figure is defined once and reused. */
function PitchTiles({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg
      viewBox={`0 0 ${side * 56} ${side * 56}`}
      aria-hidden="true"
      className={clsx('glaze-white h-auto w-full rounded-tile', className)}
    >
      <defs>
        {figures.map((figure) => (
          <g key={figure} id={`${id}${figure}`}>
            <path className="tile-ground" d="M0 0h56v56H0z" />
            {tileRings}
            {tileFigures[figure]}
          </g>
        ))}
      </defs>
      {Array.from({ length: side * side }, (_, place) => {
        const [x, y] = [place % side, Math.floor(place / side)];
        return (
          <use
            // biome-ignore lint/suspicious/noArrayIndexKey: a place on the wall is its number
            key={place}
            href={`#${id}${figures[(x + y) % 2]}`}
            x={x * 56}
            y={y * 56}
            className={course.has(place) ? 'glaze-gold' : undefined}
          />
        );
      })}
    </svg>
  );
}
