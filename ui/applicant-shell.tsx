import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Brand } from './brand.tsx';
import { Button } from './button.tsx';
import { IconLink } from './link.tsx';
import type { HelpItem, NavItem } from './nav-item.ts';
import { PreferencesButton } from './preferences-button.tsx';
import { SkipLink } from './visually-hidden.tsx';

interface HeaderProps {
  /** The same items in the header (from 768 px) and in the bottom bar (below). */
  nav: readonly NavItem[];
  /** A Tag beside the name, or nothing. */
  badge?: ReactNode;
  signOutLabel: string;
  onSignOut: () => void;
  /** The sign-out runs. */
  signingOut?: boolean;
}

interface EndProps {
  nav: readonly NavItem[];
  help: { title: string; items: readonly HelpItem[] };
}

interface ApplicantShellProps extends HeaderProps, EndProps {
  /** A line between the header and the page that concerns what the page shows; scrolls away with it. */
  context?: ReactNode;
  /** The page: usually a PageHeader and cards. It is inside `main`, at the page's width. */
  children: ReactNode;
}

function TopNav({ items }: { items: readonly NavItem[] }) {
  return (
    <nav aria-label={uiTexts.mainNavigation} className="ml-1 hidden self-stretch md:flex lg:ml-4 lg:gap-1">
      {items.map(({ to, label, end }) => (
        <NavLink
          key={to}
          to={to}
          end={end}
          className="relative inline-flex items-center px-1.5 text-small whitespace-nowrap text-ink no-underline -outline-offset-3 hover:text-link aria-[current=page]:font-strong aria-[current=page]:text-link aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-1.5 aria-[current=page]:after:-bottom-px aria-[current=page]:after:h-[3px] aria-[current=page]:after:bg-link lg:px-3 lg:text-base lg:aria-[current=page]:after:inset-x-3"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

/** The frame of every signed-in page: header, page, help, and the bottom bar on phones. */
export function ApplicantShell({ context, children, ...frame }: ApplicantShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <ApplicantHeader {...frame} />
      {context}
      <main id="main" tabIndex={-1} className="wrap flex-1 has-[[aria-busy=true]:not(button)]:min-h-dvh">
        {children}
      </main>
      <ApplicantEnd {...frame} />
    </div>
  );
}

export function ApplicantHeader({ nav, badge, signOutLabel, onSignOut, signingOut }: HeaderProps) {
  return (
    <header className="no-print top-0 z-20 border-b border-line bg-page tall:sticky">
      <div className="wrap flex min-h-header flex-wrap items-center gap-x-2 py-1 md:py-0 lg:gap-x-4">
        {/* Below 1024 px the plan is under the name, as BETA does on public pages, so that all fits on one line. */}
        <div className="flex items-center lg:contents max-lg:flex-col max-lg:items-start">
          <Brand />
          <div className="leading-none max-lg:-mt-3.5 max-lg:ml-[46px] max-lg:empty:before:inline-flex max-lg:empty:before:text-[0.778rem] max-lg:empty:before:leading-snug max-lg:empty:before:content-['\00a0'] max-lg:*:border-0 max-lg:*:p-0 max-lg:*:text-[0.778rem] max-lg:*:leading-snug lg:order-1 lg:ml-auto">
            {badge}
          </div>
        </div>
        <TopNav items={nav} />
        <div className="ml-auto flex items-center gap-1 lg:order-2 lg:ml-0 lg:gap-2">
          <PreferencesButton />
          <Button variant="plain" className="px-1! md:px-2! lg:px-3!" busy={signingOut} onClick={onSignOut}>
            {signOutLabel}
          </Button>
        </div>
      </div>
    </header>
  );
}

/** Help, and the bottom bar on phones. */
export function ApplicantEnd({ nav, help }: EndProps) {
  return (
    <>
      <HelpBlock {...help} />
      <BottomNav items={nav} />
    </>
  );
}

/**
 * The phone's navigation: icon and word always, 64 px high, above the home bar; hidden from 768 px. It stays in sight
 * only where there is room for it: above an open keyboard it would cover what a person is typing into. Four words fit
 * side by side up to 4.5 % of the width; beyond that larger text leaves them as they are.
 */
function BottomNav({ items }: { items: readonly NavItem[] }) {
  return (
    <nav
      aria-label={uiTexts.mainNavigation}
      className="no-print bottom-0 z-20 mt-auto tall:sticky flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {items.map(({ to, label, icon: Glyph, end }) => (
        <NavLink
          key={to}
          to={to}
          end={end}
          className="relative grid min-h-16 min-w-0 flex-auto content-center justify-items-center gap-0.5 px-1 py-1.5 text-center text-[min(0.834rem,4.5vw)] leading-tight font-medium text-muted no-underline -outline-offset-3 aria-[current=page]:font-strong aria-[current=page]:text-link aria-[current=page]:before:absolute aria-[current=page]:before:inset-x-[22%] aria-[current=page]:before:-top-px aria-[current=page]:before:h-[3px] aria-[current=page]:before:bg-link"
        >
          <Glyph aria-hidden="true" />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

/** The last block of every applicant page: the same words in the same place and order. */
function HelpBlock({ title, items }: { title: string; items: readonly HelpItem[] }) {
  return (
    <aside aria-labelledby="help-title" className="no-print mt-12 border-t border-line py-8">
      <div className="wrap grid gap-x-8 gap-y-2 lg:grid-cols-[auto_1fr] lg:items-center">
        <h2 id="help-title" className="text-xl">
          {title}
        </h2>
        <ul className="flex flex-wrap gap-x-6 lg:justify-end">
          {items.map(({ label, ...target }) => (
            <li key={label} className="max-w-full">
              <IconLink {...target} className="max-w-full wrap-anywhere">
                {label}
              </IconLink>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
