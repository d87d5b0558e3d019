import { BRAND } from '#domain/texts/brand.ts';
import { pageTexts } from '#domain/texts/pages.ts';
import { BrandMark } from '../../ui/brand.tsx';
import { Link } from '../../ui/link.tsx';

/** Who speaks, and the way in for those who know us. It scrolls away: the page has one thing to do. */
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
      <Link href="/auth" className="inline-flex min-h-control items-center">
        {pageTexts.header.signIn}
      </Link>
    </header>
  );
}
