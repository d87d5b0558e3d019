import clsx from 'clsx';
import { siteTexts } from '#domain/texts/site.ts';
import { BetaMark, Brand } from '../../ui/brand.tsx';
import { ButtonLink } from '../../ui/link.tsx';

export interface SiteHeaderProps {
  /** Over the film: clear at first, lime-wash once the reader scrolls. */
  overHero?: boolean;
  /** False while the session is not known yet, as on the server. */
  signedIn: boolean;
}

const { header } = siteTexts;

/** The public pages' header. Signed in, everybody gets both links: the office's own guard decides who may enter. */
export function SiteHeader({ overHero, signedIn }: SiteHeaderProps) {
  const links: { to: string; label: string; title?: string }[] = signedIn
    ? [
        { to: '/admin', label: header.admin, title: header.adminHint },
        { to: '/dashboard', label: header.dashboard },
      ]
    : [
        { to: '/auth', label: header.signIn },
        { to: '/auth?mode=sign-up', label: header.getStarted },
      ];
  return (
    <header
      className={clsx(
        'no-print sticky top-0 z-20 h-header max-[23.5rem]:h-28',
        overHero ? 'settles -mb-(--header-h) max-[23.5rem]:-mb-28' : 'border-b border-line bg-page',
      )}
    >
      <div className="wrap flex h-full items-center gap-x-2 max-[23.5rem]:flex-wrap max-[23.5rem]:content-center">
        <Brand className={overHero ? 'text-inherit!' : undefined} />
        <BetaMark className={overHero ? 'text-inherit! max-md:border-0 max-md:px-0' : undefined} />
        <nav aria-label={header.navigation} className="ml-auto flex items-center max-[23.5rem]:ml-0">
          {links.map(({ to, label, title }) => (
            <ButtonLink
              key={to}
              to={to}
              title={title}
              variant="plain"
              className={clsx(
                'px-2! font-strong! text-small whitespace-nowrap no-underline md:px-3! md:text-base',
                overHero && 'text-inherit! hover:bg-surface/25!',
              )}
            >
              {label}
            </ButtonLink>
          ))}
        </nav>
      </div>
    </header>
  );
}
