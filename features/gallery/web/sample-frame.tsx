import {
  ArrowLeft,
  ChartLine,
  FileText,
  FlaskConical,
  House,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  MessageSquare,
  PanelsTopLeft,
  Route,
  Settings,
  User,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { ApplicantShell } from '#ui/applicant-shell.tsx';
import type { NavItem } from '#ui/nav-item.ts';
import { OfficeShell } from '#ui/office-shell.tsx';
import { Tag } from '#ui/tag.tsx';
import { galleryTexts } from '../texts.ts';

const { frame, tags, small } = galleryTexts;

function entries(labels: readonly string[], icons: NavItem['icon'][], current: number): NavItem[] {
  return labels.map((label, index) => ({
    label,
    icon: icons[index] ?? House,
    to: index === current ? '/testing' : `/testing2?from=${encodeURIComponent(label)}`,
    end: true,
  }));
}

/** The gallery inside either frame, so that both are seen and tested with their own density. */
export function SampleFrame({ office, children }: { office: boolean; children: ReactNode }) {
  if (!office) {
    return (
      <ApplicantShell
        nav={entries(frame.nav, [House, Route, FileText, User], 0)}
        badge={<Tag tone="outline">{tags.outline}</Tag>}
        signOutLabel={frame.signOut}
        onSignOut={() => undefined}
        help={{
          title: frame.help,
          items: [{ label: frame.message, icon: MessageSquare, to: '/contact' }],
        }}
      >
        {children}
      </ApplicantShell>
    );
  }
  const main = entries(frame.officeNav, [LayoutDashboard, Users, FileText, LifeBuoy, Settings], 0);
  return (
    <OfficeShell
      title={frame.office}
      headerTitle={frame.header}
      groups={[
        { items: main.map((item, index) => (index === 2 ? { ...item, note: frame.note } : item)) },
        {
          label: frame.marketing,
          items: entries(frame.marketingNav, [PanelsTopLeft, FlaskConical, ChartLine], -1),
        },
      ]}
      actions={{
        label: frame.quick,
        items: [
          { label: frame.back, icon: ArrowLeft, to: '/' },
          { label: frame.signOut, icon: LogOut, onSelect: () => undefined },
        ],
      }}
      person={{ initial: small.initial, description: frame.person }}
    >
      {children}
    </OfficeShell>
  );
}
