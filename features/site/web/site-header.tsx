import clsx from 'clsx';
import { BetaMark, Brand } from '#ui/brand.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PreferencesButton } from '#ui/preferences-button.tsx';
import { siteTexts } from '../texts/site.ts';

export interface SiteHeaderProps {
  /** Over the film: clear at first, lime-wash once the reader scrolls. */
  overHero?: boolean;
  /** False while the session is not known yet, as on the server. */
  signedIn: boolean;
  /** The office has refused this person: its link would lead to the same refusal. */
  withoutOffice?: boolean;
}

const { header } = siteTexts;

/** The public pages' header. Signed in, everybody gets both links: the office's own guard decides who may enter. */
export function SiteHeader({ overHero, signedIn, withoutOffice }: SiteHeaderProps) {
  const links: { to: string; label: string; title?: string }[] = signedIn
    ? [
        ...(withoutOffice ? [] : [{ to: '/admin', label: header.admin, title: header.adminHint }]),
        { to: '/dashboard', label: header.dashboard },
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
        {/* On a phone the mark stands under the name, so that all of the header fits on one line; on the narrowest, or with large text, the name does without the mark. */}
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
          {links.map(({ to, label, title }) => (
            <ButtonLink
              key={to}
              to={to}
              title={title}
              variant="plain"
              className={clsx(
                'px-1! font-strong! text-small whitespace-nowrap no-underline md:px-3! md:text-base',
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
