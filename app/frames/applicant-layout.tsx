import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { KeepLanguage } from '#features/accounts/web/keep-language.tsx';
import { profileQuery } from '#features/accounts/web/queries.ts';
import { RequireSession } from '#features/accounts/web/require-session.tsx';
import { ApplicantSwitcher } from '#features/applications/web/applicant-switcher.tsx';
import { Uploads } from '#features/documents/web/upload/uploads.tsx';
import { KeptTicks } from '#features/guide/web/use-guide.ts';
import { MaintenanceNotice } from '#features/site/web/maintenance-notice.tsx';
import { ServerState } from '#platform/browser/server-state.tsx';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { ApplicantShell } from '#ui/applicant-shell.tsx';
import { lazyPlace } from '#ui/lazy-place.tsx';
import { OfflineNotice } from '#ui/offline-notice.tsx';
import { useApplicantEdges } from './applicant-edges.tsx';
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

function ApplicantFrame({ children }: { children: ReactNode }) {
  usePageFocus();
  const due = useQuery(profileQuery).data?.erasure_due_at;
  const { edges, question } = useApplicantEdges(LeaveUnsaved);
  return (
    <ApplicantShell {...edges} context={<OfPerson />}>
      <OfflineNotice />
      <MaintenanceNotice />
      {due && (
        <Suspense>
          <ErasureNotice due={due} />
        </Suspense>
      )}
      {children}
      {question}
    </ApplicantShell>
  );
}

/** Where a page shows the things of one person, and another person's could be meant. */
const ofPerson = ['/dashboard', '/visa-process', '/documents'];

function OfPerson() {
  const { pathname } = useLocation();
  return ofPerson.includes(pathname) ? <ApplicantSwitcher /> : null;
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
