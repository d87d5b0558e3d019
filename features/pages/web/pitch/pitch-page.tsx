import type { ReactNode } from 'react';
import { siteTexts } from '#features/site/texts/site.ts';
import { BRAND } from '#platform/shared/texts/brand.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { BrandMark } from '#ui/brand.tsx';
import { Link } from '#ui/link.tsx';
import { PreferencesMark } from '#ui/preferences-button.tsx';
import { Wainscot } from '#ui/tile.tsx';
import { SkipLink, VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { CountingState } from '../../contract/pitch.ts';
import { readPageContent } from '../../rules/page-content.ts';
import { pageTexts } from '../../texts/pages.ts';
import { CountingSwitch, countingSentence } from '../counting.tsx';
import { FallbackPitch, type PitchContent, PitchSections } from './pitch-sections.tsx';

const { footer, whoWeAre } = siteTexts;

interface PitchPageProps {
  page: PitchContent;
  /** The visitor's counting state for the footer; that of a first visit when absent. */
  counting?: CountingState;
  /** In a preview: says so, with the way back. */
  banner?: ReactNode;
}

/**
 * A public landing page, rendered by the server and in the editor's preview. Plain links and forms, so that it works
 * without scripts and without a router.
 */
export function PitchPage({ page, counting = 'counted', banner }: PitchPageProps) {
  const { sections } = readPageContent(page.content);
  const titled = sections.findIndex(({ props }) => props.title.trim() !== '');
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {banner}
      <PitchHeader />
      <main id="main" tabIndex={-1} className="flex-1">
        {sections.length === 0 ? (
          <FallbackPitch page={page} />
        ) : (
          <>
            {titled < 0 && (
              <h1>
                <VisuallyHidden>{page.title}</VisuallyHidden>
              </h1>
            )}
            <PitchSections sections={sections} titled={titled} />
          </>
        )}
      </main>
      <PitchFooter counting={counting} />
    </div>
  );
}

/**
 * The brand and the sign-in link. Not sticky: the page has one call to action. "Aa" links to a settings page (0066),
 * for browsers that can store the choice.
 */
export function PitchHeader() {
  return (
    <header className="no-print wrap flex min-h-header items-center justify-between gap-4">
      <a
        href="/"
        className="inline-flex min-h-control items-center gap-2.5 rounded-tile font-display text-[1.45rem] leading-none font-[500] tracking-[-0.01em] text-heading no-underline"
      >
        <BrandMark />
        {BRAND}
      </a>
      <div className="flex items-center gap-2">
        <Link href="/auth" className="inline-flex min-h-control items-center">
          {pageTexts.header.signIn}
        </Link>
        <a
          href="/preferences"
          aria-label={uiTexts.preferences}
          title={uiTexts.preferences}
          className="scripted -mr-2 inline-flex h-control w-12 items-center justify-center rounded-control text-ink no-underline hover:bg-well"
        >
          <PreferencesMark />
        </a>
      </div>
    </header>
  );
}

const link =
  'inline-flex min-h-control items-center text-on-deep underline underline-offset-4 decoration-1 hover:decoration-2';

/** The footer: disclaimer, visit counting with its opt-out, contact. */
export function PitchFooter({ counting }: { counting: CountingState }) {
  return (
    <>
      <Wainscot />
      <footer className="bg-deep py-8 text-on-deep print:bg-transparent print:text-ink">
        <div className="wrap grid gap-8 md:grid-cols-2">
          <div className="grid content-start gap-2">
            <p className="font-strong">{whoWeAre}</p>
            <p className="text-small text-deep-muted print:text-ink">{footer.notAdvice}</p>
            <nav aria-label={footer.navigation} className="no-print">
              <ul className="flex flex-wrap gap-x-6">
                <li>
                  <a href="/contact" className={link}>
                    {footer.contact}
                  </a>
                </li>
                <li>
                  <a href="/privacy" className={link}>
                    {footer.privacy}
                  </a>
                </li>
              </ul>
            </nav>
          </div>
          <section
            id="counting"
            aria-labelledby="counting-title"
            className="no-print grid content-start justify-items-start gap-3"
          >
            <h2 id="counting-title" className="text-base font-strong text-on-deep">
              {pageTexts.counting.heading}
            </h2>
            <p className="max-w-[56ch] text-small text-deep-muted">
              {countingSentence[counting]}{' '}
              <a href="/privacy#cookies" className="text-on-deep underline underline-offset-4">
                {pageTexts.counting.more}
              </a>
            </p>
            <CountingSwitch
              state={counting}
              className="border-current! bg-transparent! text-on-deep! hover:bg-on-deep/10!"
            />
          </section>
        </div>
      </footer>
    </>
  );
}
