import clsx from 'clsx';
import { X } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { chooseLanguage } from '#platform/browser/language-choice.ts';
import { language, otherLanguage } from '#platform/shared/texts/locale.ts';
import { BetaMark, Brand } from '#ui/brand.tsx';
import { IconButton } from '#ui/button.tsx';
import { LanguageLink } from '#ui/language-link.tsx';
import { Anchor, ButtonLink } from '#ui/link.tsx';
import { PreferencesButton } from '#ui/preferences-button.tsx';
import { Wainscot } from '#ui/tile.tsx';
import { SkipLink } from '#ui/visually-hidden.tsx';
import { siteTexts } from '../texts/site.ts';

const { header, footer } = siteTexts;

interface SiteFrameProps extends SiteHeaderProps {
  /** Header of a signed-in person in place of ours; what follows the page goes into `end`. */
  edges?: ComponentType<{ end: HTMLElement }> | undefined;
  children: ReactNode;
}

/** The frame of a public page: header, main, footer. Other edges leave the page between them as it is. */
export function SiteFrame({ edges: Edges, children, ...header }: SiteFrameProps) {
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const ours = <SiteHeader {...header} />;
  return (
    <div className={clsx('flex min-h-dvh flex-col', header.overHero && 'still-faces')}>
      <SkipLink />
      {Edges && end ? (
        <Suspense fallback={ours}>
          <Edges end={end} />
        </Suspense>
      ) : (
        ours
      )}
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      {Edges ? (
        <div ref={setEnd} className="contents" />
      ) : (
        <>
          <SiteFooter />
          <LanguageOffer />
        </>
      )}
    </div>
  );
}

interface SiteHeaderProps {
  /** Over the film: transparent, opaque once scrolled. */
  overHero?: boolean;
  /** False while unknown, as on the server. */
  signedIn: boolean;
  /** The office refused this user, so its link is hidden. */
  withoutOffice?: boolean;
}

/** The public header. Signed-in users see both links: the office's own guard decides about access. */
export function SiteHeader({ overHero, signedIn, withoutOffice }: SiteHeaderProps) {
  const links: { to: string; label: string; title?: string; quiet?: boolean }[] = signedIn
    ? [
        { to: '/dashboard', label: header.dashboard },
        ...(withoutOffice
          ? []
          : [{ to: '/admin', label: header.admin, title: header.adminHint, quiet: true }]),
      ]
    : [
        { to: '/auth', label: header.signIn },
        { to: '/auth?mode=sign-up', label: header.getStarted },
      ];
  return (
    <header
      className={clsx(
        '@container no-print top-0 z-20',
        overHero ? 'settles fixed inset-x-0' : 'sticky border-b border-line bg-page',
      )}
    >
      <div className="wrap flex min-h-header items-center justify-between gap-x-1">
        {/* On phones the logo is below the name, so that the header fits one line; the narrowest and those with large text hide it. */}
        <div className="flex items-center gap-x-2 max-md:flex-col max-md:items-start">
          <Brand className={clsx('@max-[20rem]:[&>svg]:hidden', overHero && 'text-inherit!')} />
          <BetaMark
            className={clsx(
              'max-md:-mt-3.5 max-md:ml-[46px] max-md:border-0 max-md:px-0 @max-[20rem]:ml-0',
              overHero && 'text-inherit!',
            )}
          />
        </div>
        <nav
          aria-label={header.navigation}
          className="flex flex-wrap items-center justify-end gap-x-1 md:gap-x-2"
        >
          {links.map(({ to, label, title, quiet }) => (
            <ButtonLink
              key={to}
              to={to}
              title={title}
              variant="plain"
              className={clsx(
                'px-1! text-small whitespace-nowrap no-underline md:px-3!',
                quiet ? 'font-normal! text-muted!' : 'font-strong! md:text-base',
                overHero && 'text-inherit! hover:bg-surface/25!',
              )}
            >
              {label}
            </ButtonLink>
          ))}
          <PreferencesButton className={clsx('-mr-2', overHero && 'text-inherit! hover:bg-surface/25!')} />
        </nav>
      </div>
    </header>
  );
}

const link =
  'inline-flex min-h-control items-center text-on-deep underline underline-offset-4 decoration-1 hover:decoration-2';

/** The footer: tiles, disclaimer, contact. */
function SiteFooter() {
  return (
    <>
      <Wainscot />
      <footer className="bg-deep py-8 text-on-deep print:bg-transparent print:text-ink">
        <div className="wrap grid gap-x-10 gap-y-4 md:grid-cols-[1fr_auto] md:items-center">
          <div>
            <Brand className="text-on-deep! print:text-ink!" />
            <p className="mt-1 max-w-[56ch] text-small text-deep-muted print:text-ink">{footer.notAdvice}</p>
          </div>
          <nav aria-label={footer.navigation} className="no-print">
            <ul className="flex flex-wrap gap-x-6">
              <li>
                <Anchor to="/contact" className={link}>
                  {footer.contact}
                </Anchor>
              </li>
              <li>
                <Anchor to="/privacy" className={link}>
                  {footer.privacy}
                </Anchor>
              </li>
              <li className="empty:hidden">
                <LanguageLink className={link} />
              </li>
            </ul>
          </nav>
        </div>
      </footer>
    </>
  );
}

/**
 * Offers Portuguese to browsers that prefer it. In every English page, the same for everyone, and shown by the inline
 * script (`data-offer`): no layout shift and no redirect.
 */
function LanguageOffer() {
  if (language !== 'en') return null;
  const dismiss = () => {
    chooseLanguage(language);
    delete document.documentElement.dataset.offer;
  };
  return (
    <aside
      lang={otherLanguage.locale}
      aria-label={otherLanguage.name}
      className="no-print fixed bottom-4 left-4 z-30 hidden max-w-[calc(100vw-2rem)] flex-wrap items-center gap-x-2 rounded-card border border-line bg-surface pl-4 text-small shadow-float in-[[data-offer]]:flex"
    >
      {otherLanguage.offer}
      <LanguageLink className="prose-link font-strong" />
      <IconButton icon={X} label={otherLanguage.dismiss} onClick={dismiss} />
    </aside>
  );
}
