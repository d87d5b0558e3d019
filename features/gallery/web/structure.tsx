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
import { type ReactNode, useState } from 'react';
import { ApplicantShell } from '#ui/applicant-shell.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { BetaMark, BrandMark } from '#ui/brand.tsx';
import { Spinner } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CopyId } from '#ui/copy-id.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Link } from '#ui/link.tsx';
import type { NavItem } from '#ui/nav-item.ts';
import { OfficeShell } from '#ui/office-shell.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { StatusMark } from '#ui/status-mark.tsx';
import { SortTh, Table, Tbody, Td, Th, Thead, Tr } from '#ui/table.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Tag } from '#ui/tag.tsx';
import { Tile } from '#ui/tile.tsx';
import { galleryTexts } from '../texts.ts';
import { Row, Section } from './section.tsx';

const {
  statuses,
  progress,
  tabs,
  disclosure,
  table,
  small,
  sections,
  frame,
  tags,
  small: sampleFrameSmall,
} = galleryTexts;

export function Tiles() {
  return (
    <Section title={sections.tiles} wide>
      <Row>
        {(['gold', 'blue', 'white', 'bisque', 'maybe'] as const).map((glaze) => (
          <Tile key={glaze} figure="key" glaze={glaze} className="size-20 rounded-tile" />
        ))}
        <Tile figure="folio" framed className="size-20 rounded-tile" />
      </Row>
      <div className="grid max-w-read gap-2">
        <p className="font-strong">{progress.value}</p>
        <ProgressBar value={2} max={6} label={progress.label} valueText={progress.value} />
      </div>
    </Section>
  );
}

export function TabPanels() {
  return (
    <Section title={sections.tabs}>
      <Tabs
        label={tabs.label}
        tabs={[tabs.overview, tabs.documents].map((label, index) => ({
          value: label,
          label,
          count: index === 0 ? undefined : 4,
          panel: (
            <p>
              {tabs.panel} {label}.
            </p>
          ),
        }))}
      />
      <Disclosure title={disclosure.title}>
        <p>{disclosure.detail}</p>
      </Disclosure>
    </Section>
  );
}

export function Tables() {
  const [direction, setDirection] = useState<'ascending' | 'descending'>('descending');
  return (
    <Section title={sections.table} wide>
      <Card padded={false} className="max-md:overflow-hidden">
        <Table caption={table.caption}>
          <Thead>
            <Th>{table.file}</Th>
            <Th>{table.document}</Th>
            <Th>{table.status}</Th>
            <SortTh
              direction={direction}
              onSort={() => setDirection(direction === 'ascending' ? 'descending' : 'ascending')}
            >
              {table.uploaded}
            </SortTh>
            <Th numeric>{table.size}</Th>
          </Thead>
          <Tbody>
            {table.rows.map(({ file, document, date, size }, index) => (
              <Tr key={file} selected={index === 1}>
                <Td>
                  <Link to="/testing">{file}</Link>
                </Td>
                <Td label={table.document}>{document}</Td>
                <Td>
                  <StatusMark tone={index === 0 ? 'done' : 'waiting'} boxed={index === 1}>
                    {index === 0 ? statuses.done : statuses.waiting}
                  </StatusMark>
                </Td>
                <Td label={table.uploaded}>{date}</Td>
                <Td label={table.size} numeric>
                  {size}
                </Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
      </Card>
    </Section>
  );
}

export function SmallParts() {
  return (
    <Section title={sections.small}>
      <Row>
        <BrandMark />
        <BetaMark />
        <Avatar initial={small.initial} />
        <CopyId id={small.id} />
        <Spinner />
      </Row>
    </Section>
  );
}

function entries(labels: readonly string[], icons: NavItem['icon'][], current: number): NavItem[] {
  return labels.map((label, index) => ({
    label,
    icon: icons[index] ?? House,
    to: index === current ? '/testing' : `/testing2?from=${encodeURIComponent(label)}`,
    end: true,
  }));
}

/** The gallery inside the applicant's or the office's frame, each with its density. */
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
      person={{ initial: sampleFrameSmall.initial, description: frame.person }}
    >
      {children}
    </OfficeShell>
  );
}
