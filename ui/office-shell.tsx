import { PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Avatar } from './avatar.tsx';
import { IconButton } from './button.tsx';
import { useKeptFocus } from './keep-focus.ts';
import { PreferencesButton } from './preferences-button.tsx';
import {
  SidebarContent,
  type SidebarContentProps,
  SidebarDrawer,
  toggleSidebar,
  useSidebarCollapsed,
} from './sidebar.tsx';
import { SkipLink } from './visually-hidden.tsx';

export interface OfficeShellProps extends Omit<SidebarContentProps, 'onNavigate'> {
  /** Is in the header beside the sidebar's button. */
  headerTitle: string;
  /** Who is signed in: the initial in the square, the full words in its tooltip. */
  person: { initial: string; description: string };
  /** Between the title and how the page reads: a search, a bell. */
  headerEnd?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of the back office: a sidebar of 16rem (3rem collapsed, drawer of 18rem on phones) and a header.
 * It sets the office's density for everything on the page, overlays included.
 */
export function OfficeShell({ headerTitle, person, headerEnd, children, ...sidebar }: OfficeShellProps) {
  const collapsed = useSidebarCollapsed();
  useKeptFocus();
  return (
    <div data-shell="office" className="flex min-h-dvh">
      <SkipLink />
      <nav
        aria-label={sidebar.title}
        data-collapses=""
        className="no-print sticky top-0 hidden h-dvh w-(--sidebar-w) flex-none border-r border-line bg-sidebar transition-[width] md:block"
      >
        <SidebarContent {...sidebar} />
      </nav>
      <div className="min-w-0 flex-1">
        <header className="no-print sticky top-0 z-20 border-b border-line bg-page">
          <div className="flex h-header max-w-(--office-w) items-center gap-1 pr-gutter pl-2 md:gap-3 md:pl-3">
            <SidebarDrawer {...sidebar} />
            <IconButton
              icon={PanelLeft}
              label={`${collapsed ? uiTexts.expandSidebar : uiTexts.collapseSidebar}, ${uiTexts.sidebarKeys}`}
              aria-expanded={!collapsed}
              onClick={toggleSidebar}
              className="max-md:hidden"
            />
            <span className="min-w-min font-strong leading-tight [overflow-wrap:normal] lg:flex-none lg:whitespace-nowrap">
              {headerTitle}
            </span>
            <div className="ml-auto flex min-w-0 items-center max-lg:flex-none md:gap-2">
              {headerEnd}
              <PreferencesButton />
              <span title={person.description}>
                <Avatar initial={person.initial} />
                <span className="sr-only">{person.description}</span>
              </span>
            </div>
          </div>
        </header>
        <main id="main" tabIndex={-1} className="max-w-(--office-w) px-gutter pb-12">
          {children}
        </main>
      </div>
    </div>
  );
}
