import { useQuery } from '@tanstack/react-query';
import { Calendar, FileText, House, Mail, MessageSquare, Route as RouteIcon, User } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { accountTexts } from '#features/accounts/texts/accounts.ts';
import { KeepLanguage } from '#features/accounts/web/keep-language.tsx';
import { profileQuery } from '#features/accounts/web/queries.ts';
import { RequireSession } from '#features/accounts/web/require-session.tsx';
import { ApplicantSwitcher } from '#features/applications/web/applicant-switcher.tsx';
import { Uploads } from '#features/documents/web/upload/uploads.tsx';
import { KeptTicks } from '#features/guide/web/use-guide.ts';
import { consultationTarget } from '#features/plans/web/consultation-link.tsx';
import { publicSettingsQuery } from '#features/settings/web/queries.ts';
import { applicantTexts, planNames } from '#features/site/texts/dashboard.ts';
import { MaintenanceNotice } from '#features/site/web/maintenance-notice.tsx';
import { ServerState } from '#platform/browser/server-state.tsx';
import { signOut } from '#platform/browser/session.ts';
import { wouldLoseSomething } from '#platform/browser/unsaved-changes.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { ApplicantShell } from '#ui/applicant-shell.tsx';
import { lazyPlace } from '#ui/lazy-place.tsx';
import type { HelpItem, NavItem } from '#ui/nav-item.ts';
import { OfflineNotice } from '#ui/offline-notice.tsx';
import { Tag } from '#ui/tag.tsx';
import { LeaveUnsaved } from './leave-unsaved.ts';

export default function ApplyLayout() {
  return (
    <RequireSession>
      <ServerState keep>
        <KeptTicks />
        <KeepLanguage />
        <Uploads>
          <ApplicantFrame>
            <Outlet />
          </ApplicantFrame>
        </Uploads>
      </ServerState>
    </RequireSession>
  );
}

const ErasureNotice = lazyPlace(
  () => import('#features/privacy/web/erasure-notice.tsx'),
  uiTexts.notFetched.title,
);

const nav: NavItem[] = [
  { to: '/dashboard', label: applicantTexts.nav.home, icon: House },
  { to: '/visa-process', label: applicantTexts.nav.visaProcess, icon: RouteIcon },
  { to: '/documents', label: applicantTexts.nav.documents, icon: FileText },
  { to: '/profile', label: applicantTexts.nav.profile, icon: User },
];

/** The frame of every signed-in page: where one can go, the plan, the way out, and help in the same place. */
function ApplicantFrame({ children }: { children: ReactNode }) {
  usePageFocus();
  const due = useQuery(profileQuery).data?.erasure_due_at;
  const [leaving, setLeaving] = useState(false);
  const [asking, setAsking] = useState(false);
  async function leave() {
    setAsking(false);
    setLeaving(true);
    await signOut('local');
    setLeaving(false);
  }
  return (
    <ApplicantShell
      nav={nav}
      badge={<PlanBadge />}
      signOutLabel={accountTexts.signOut.button}
      onSignOut={async () => ((await wouldLoseSomething()) ? setAsking(true) : void leave())}
      signingOut={leaving}
      context={<OfPerson />}
      help={{ title: applicantTexts.help.title, items: useHelpItems() }}
    >
      <OfflineNotice />
      <MaintenanceNotice />
      {due && (
        <Suspense>
          <ErasureNotice due={due} />
        </Suspense>
      )}
      {children}
      {asking && <LeaveUnsaved onLeave={() => void leave()} onStay={() => setAsking(false)} />}
    </ApplicantShell>
  );
}

/** Where a page shows the things of one person, and another person's could be meant. */
const ofPerson = ['/dashboard', '/visa-process', '/documents'];

function OfPerson() {
  const { pathname } = useLocation();
  return ofPerson.includes(pathname) ? <ApplicantSwitcher /> : null;
}

/** Only an active plan is named, as specified. */
function PlanBadge() {
  const plan = useQuery(profileQuery).data?.active_plan;
  return plan ? <Tag tone="outline">{applicantTexts.plan(planNames[plan])}</Tag> : null;
}

function useHelpItems(): HelpItem[] {
  const { data: settings } = useQuery(publicSettingsQuery);
  const items: HelpItem[] = [{ label: applicantTexts.help.contact, icon: MessageSquare, to: '/support' }];
  if (!settings) return items;
  const { support_email, consultation_url } = settings;
  items.push({ label: support_email, icon: Mail, href: `mailto:${support_email}` });
  const { consultation } = applicantTexts.help;
  items.push({ label: consultation, icon: Calendar, ...consultationTarget(consultation_url) });
  return items;
}

/**
 * After a step to another page the focus is on its heading (or on the page, while that is still loading), so that
 * a screen reader says where one is and the Tab key goes on from there. The first page keeps the browser's own focus.
 */
function usePageFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const target =
      document.querySelector<HTMLElement>('main h1[tabindex]') ?? document.getElementById('main');
    target?.focus({ preventScroll: true });
  }, [pathname]);
}
