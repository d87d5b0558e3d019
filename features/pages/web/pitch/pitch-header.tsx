import { BRAND } from '#platform/shared/texts/brand.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { BrandMark } from '#ui/brand.tsx';
import { Link } from '#ui/link.tsx';
import { PreferencesMark } from '#ui/preferences-mark.tsx';
import { pageTexts } from '../../texts/pages.ts';

/**
 * Who speaks, and the way in for those who know us. It scrolls away: the page has one thing to do. "Aa" is a way to a page
 * here (0066), for browsers whose script can keep the choice.
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
