import { ArrowLeft, Keyboard, LogOut, Moon, PanelLeft, Sun } from 'lucide-react';
import { Outlet, useNavigate } from 'react-router';
import type { Account } from '#features/accounts/web/use-account.ts';
import { officeTexts } from '#features/overview/texts/office.ts';
import { officeFindingTexts } from '#features/overview/texts/office-finding.ts';
import { OfficeGuard } from '#features/overview/web/office-guard.tsx';
import { OfficePalette } from '#features/overview/web/office-palette.tsx';
import { useOverview } from '#features/overview/web/use-overview.ts';
import { officeReviewTexts } from '#features/reviews/texts/office-reviews.ts';
import { useReviewSummary } from '#features/reviews/web/use-review-summary.ts';
import { formatCount, initialOf } from '#platform/browser/format.ts';
import type { OfficeBase } from '#platform/browser/office-base.ts';
import { prefer } from '#platform/browser/preferences.ts';
import { useGoKeys } from '#platform/browser/use-go-keys.ts';
import { useShown } from '#platform/browser/use-preferences.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { OfficeShell } from '#ui/office-shell.tsx';
import type { PaletteEntry } from '#ui/palette-window.tsx';
import { openShortcuts, Shortcuts } from '#ui/shortcuts.tsx';
import type { SidebarGroup } from '#ui/sidebar.tsx';
import { toggleSidebar } from '#ui/sidebar-state.ts';
import { MaintenanceStrip } from './maintenance-strip.tsx';
import { officePlaces } from './office-places.ts';
import { useSignOut } from './use-sign-out.tsx';

const texts = officeTexts.shell;
const { shortcuts } = uiTexts;

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
      groups={useGroups(base)}
      headerEnd={<OfficePalette places={places} actions={useActions(out.leave)} />}
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
function useGroups(base: OfficeBase): SidebarGroup[] {
  const { data } = useOverview();
  const toReview = data?.applications_by_status.under_review ?? 0;
  const open = data?.open_support_tickets.value ?? 0;
  const documents = useReviewSummary().data;
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
    items: items.map(({ counts, ...place }) => ({ ...place, note: counts && notes[counts] })),
  }));
}
