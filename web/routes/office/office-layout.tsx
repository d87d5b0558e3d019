import { ArrowLeft, FileText, LayoutDashboard, LifeBuoy, LogOut, Settings, Users } from 'lucide-react';
import { Outlet } from 'react-router';
import { officeTexts } from '#domain/texts/office.ts';
import type { Account } from '../../features/accounts/use-account.ts';
import { useOverview } from '../../features/overview/use-overview.ts';
import { formatCount, initialOf } from '../../lib/format.ts';
import type { OfficeBase } from '../../lib/office-base.ts';
import { signOut } from '../../lib/session.ts';
import { OfficeShell } from '../../ui/office-shell.tsx';
import type { SidebarGroup } from '../../ui/sidebar.tsx';
import { OfficeGuard } from './office-guard.tsx';

const texts = officeTexts.shell;

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
  return (
    <OfficeShell
      title={texts.panel}
      headerTitle={texts.header}
      person={{ initial: initialOf([name], 'U'), description: texts.signedInAs(name, account.role) }}
      groups={useGroups(base)}
      actions={{
        label: texts.quickActions,
        items: [
          { label: texts.backToApp, icon: ArrowLeft, to: '/' },
          { label: texts.signOut, icon: LogOut, onSelect: () => signOut('local') },
        ],
      }}
    >
      <Outlet />
    </OfficeShell>
  );
}

/** The one list of places in the office: a new screen adds its line here. */
function useGroups(base: OfficeBase): SidebarGroup[] {
  const { data } = useOverview();
  const toReview = data?.applications_by_status.under_review ?? 0;
  const open = data?.open_support_tickets.value ?? 0;
  const applications = {
    to: `${base}/applications`,
    label: texts.applications,
    icon: FileText,
    note: toReview > 0 ? texts.toReview(formatCount(toReview)) : undefined,
  };
  const support = {
    to: `${base}/support`,
    label: texts.support,
    icon: LifeBuoy,
    note: open > 0 ? texts.open(formatCount(open)) : undefined,
  };
  const overview = { to: base, label: texts.overview, icon: LayoutDashboard, end: true };
  if (base === '/staff') return [{ items: [overview, applications, support] }];
  return [
    {
      items: [
        overview,
        { to: '/admin/users', label: texts.users, icon: Users },
        applications,
        support,
        { to: '/admin/settings', label: texts.settings, icon: Settings },
      ],
    },
  ];
}
