import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Keyboard, LogOut, Moon, PanelLeft, Sun, Wrench } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Outlet, useNavigate } from 'react-router';
import type { Account } from '#features/accounts/web/queries.ts';
import type { Marks } from '#features/notices/web/bell.tsx';
import { officeTexts } from '#features/overview/texts/office.ts';
import { officeFindingTexts } from '#features/overview/texts/office-finding.ts';
import { OfficeGuard } from '#features/overview/web/office-guard.tsx';
import { OfficePalette } from '#features/overview/web/office-palette.tsx';
import { overviewQuery } from '#features/overview/web/queries.ts';
import { officeReviewTexts } from '#features/reviews/texts/office-reviews.ts';
import { reviewSummaryQuery } from '#features/reviews/web/office-queries.ts';
import { publicSettingsQuery } from '#features/settings/web/queries.ts';
import { maintenanceTexts } from '#features/site/texts/maintenance.ts';
import { formatCount, initialOf } from '#platform/browser/format.ts';
import type { OfficeBase } from '#platform/browser/office-base.ts';
import { prefer } from '#platform/browser/preferences.ts';
import { signOut } from '#platform/browser/session.ts';
import { useGoKeys } from '#platform/browser/single-keys.ts';
import { wouldLoseSomething } from '#platform/browser/unsaved-changes.ts';
import { useShown } from '#platform/browser/use-preferences.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Link } from '#ui/link.tsx';
import { OfficeShell } from '#ui/office-shell.tsx';
import type { PaletteEntry } from '#ui/palette-window.tsx';
import { openShortcuts, Shortcuts } from '#ui/shortcuts.tsx';
import { type SidebarGroup, toggleSidebar } from '#ui/sidebar.tsx';
import { officePlaces } from './office-places.ts';

const { shortcuts } = uiTexts;

const texts = officeTexts.shell;

/** Comes after the first paint. Where it cannot be had, the office goes on without it. */
const Bell = lazy(() => import('#features/notices/web/bell.tsx').catch(() => ({ default: () => null })));

/** Keys that work on every screen of the office. */
const everywhere = [
  { keys: ['Ctrl K'], label: shortcuts.find },
  { keys: ['Ctrl B'], label: shortcuts.sidebar },
];

/** The frame of every staff screen behind its guard: `/admin` for admins, `/staff` for moderators too. */
export function OfficeLayout({ base }: { base: OfficeBase }) {
  return (
    <OfficeGuard level={base === '/admin' ? 'admin' : 'moderator'}>
      {(account) => <Frame base={base} account={account} />}
    </OfficeGuard>
  );
}

function Frame({ base, account }: { base: OfficeBase; account: Account }) {
  const name = account.display_name ?? account.email;
  const all = officePlaces(base).flatMap(({ items }) => items);
  const places = all.map(({ to, label, icon }) => ({ id: to, label, icon }));
  const navigate = useNavigate();
  const out = useSignOut();
  const [marks, setMarks] = useState<Marks>();
  useGoKeys(
    shortcuts.goTo,
    all.flatMap(({ key, label, to }) => (key ? [{ key, label, to }] : [])),
    (to) => void navigate(to),
  );
  return (
    <OfficeShell
      title={texts.panel}
      headerTitle={texts.header}
      person={{ initial: initialOf([name], 'U'), description: texts.signedInAs(name, account.role) }}
      groups={useGroups(base, marks)}
      headerEnd={
        <>
          <OfficePalette places={places} actions={useActions(out.leave)} />
          <Suspense fallback={<span className="w-10 flex-none md:w-12" />}>
            <Bell onMarks={setMarks} />
          </Suspense>
        </>
      }
      actions={{
        label: texts.quickActions,
        items: [
          { label: texts.backToApp, icon: ArrowLeft, to: '/' },
          { label: texts.signOut, icon: LogOut, onSelect: out.leave },
        ],
      }}
    >
      <MaintenanceStrip base={base} />
      <Outlet />
      <Shortcuts everywhere={everywhere} />
      {out.question}
    </OfficeShell>
  );
}

/** What the palette can do besides going somewhere. */
function useActions(leave: () => void): PaletteEntry[] {
  const dark = useShown('theme') === 'dark';
  const navigate = useNavigate();
  return [
    {
      id: 'theme',
      label: dark ? officeFindingTexts.toLight : officeFindingTexts.toDark,
      icon: dark ? Sun : Moon,
      run: () => prefer({ theme: dark ? 'light' : 'dark' }),
    },
    { id: 'sidebar', label: officeFindingTexts.sidebar, icon: PanelLeft, run: toggleSidebar },
    { id: 'shortcuts', label: shortcuts.title, icon: Keyboard, run: openShortcuts },
    { id: 'back-to-app', label: texts.backToApp, icon: ArrowLeft, run: () => void navigate('/') },
    { id: 'sign-out', label: texts.signOut, icon: LogOut, run: leave },
  ];
}

/** The sidebar's groups: the places, with the number of what waits behind those that have one. */
function useGroups(base: OfficeBase, marks?: Marks): SidebarGroup[] {
  const { data } = useQuery(overviewQuery);
  const toReview = data?.applications_by_status.under_review ?? 0;
  const open = data?.open_support_tickets.value ?? 0;
  const documents = useQuery(reviewSummaryQuery).data;
  const notes = {
    applications: toReview > 0 ? texts.toReview(formatCount(toReview)) : undefined,
    documents: documents?.waiting
      ? officeReviewTexts.queue.placeNote(
          formatCount(documents.waiting) + (documents.waiting_is_capped ? '+' : ''),
        )
      : undefined,
    support: open > 0 ? texts.open(formatCount(open)) : undefined,
  };
  return officePlaces(base).map(({ label, items }) => ({
    label,
    items: items.map(({ counts, ...place }) => ({
      ...place,
      note: counts && notes[counts],
      mark: counts && marks?.[counts],
    })),
  }));
}

/** Staff go on working under maintenance, and must not forget that nobody else can. */
function MaintenanceStrip({ base }: { base: OfficeBase }) {
  const { data } = useQuery(publicSettingsQuery);
  if (!data?.maintenance_mode) return null;
  return (
    <p
      role="status"
      className="no-print mt-3 flex flex-wrap items-center gap-x-2 rounded-control bg-due px-4 py-2 font-strong text-due-text"
    >
      <Wrench aria-hidden="true" />
      {maintenanceTexts.office}
      {base === '/admin' && (
        <Link to="/admin/settings" className="inline-flex min-h-6 items-center">
          {maintenanceTexts.officeLink}
        </Link>
      )}
    </p>
  );
}

const SignOutQuestion = lazyPart(
  async () => ({
    default: (await import('#features/accounts/web/sign-out-question.tsx')).SignOutQuestion,
  }),
  { isOpen: () => true, close: ({ onStay }) => onStay() },
);

/** The way out of the office, and the question before it where something begun would be lost, here or in another tab. */
function useSignOut(): { leave: () => void; question: ReactNode } {
  const [asking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    void signOut('local');
  };
  return {
    leave: () => void wouldLoseSomething().then((loses) => (loses ? setAsking(true) : leave())),
    question: asking && (
      <SignOutQuestion action={officeTexts.shell.signOut} onLeave={leave} onStay={() => setAsking(false)} />
    ),
  };
}
