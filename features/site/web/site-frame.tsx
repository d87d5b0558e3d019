import clsx from 'clsx';
import type { ReactNode } from 'react';
import { SkipLink } from '#ui/skip-link.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx';

/** The frame of a public page: header, main, the tiled foot. */
export function SiteFrame({ children, ...header }: SiteHeaderProps & { children: ReactNode }) {
  return (
    <div className={clsx('flex min-h-dvh flex-col', header.overHero && 'still-faces')}>
      <SkipLink />
      <SiteHeader {...header} />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter />
      <LanguageOffer />
    </div>
  );
}
