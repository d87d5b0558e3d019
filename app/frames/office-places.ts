import {
  BookOpenCheck,
  ChartLine,
  Clock,
  FileCheck,
  FileText,
  FlaskConical,
  LayoutDashboard,
  LifeBuoy,
  MailOpen,
  PanelsTopLeft,
  ScrollText,
  Settings,
  Users,
} from 'lucide-react';
import { officeMailTexts } from '#features/mails/texts/office-mails.ts';
import { officeTexts } from '#features/overview/texts/office.ts';
import { officePageTexts } from '#features/pages/texts/office-pages.ts';
import { officeReviewTexts } from '#features/reviews/texts/office-reviews.ts';
import type { OfficeBase } from '#platform/browser/office-base.ts';
import type { NavItem } from '#ui/nav-item.ts';

const texts = officeTexts.shell;

/** A place of the office. `counts`: whose number is behind it in the sidebar. */
export interface OfficePlace extends NavItem {
  counts?: 'applications' | 'documents' | 'support';
  /** Pressed after `g` it leads here. */
  key?: string;
}

export interface OfficePlaces {
  label?: string;
  items: readonly OfficePlace[];
}

/** The one list of places, read by sidebar, palette and shortcuts: a new screen of the office adds its line here. */
export function officePlaces(base: OfficeBase): OfficePlaces[] {
  const overview: OfficePlace = {
    to: base,
    label: texts.overview,
    icon: LayoutDashboard,
    end: true,
    key: 'o',
  };
  const applications: OfficePlace = {
    to: `${base}/applications`,
    label: texts.applications,
    icon: FileText,
    counts: 'applications',
    key: 'a',
  };
  const documents: OfficePlace = {
    to: `${base}/review`,
    label: officeReviewTexts.queue.place,
    icon: FileCheck,
    counts: 'documents',
    key: 'd',
  };
  const support: OfficePlace = {
    to: `${base}/support`,
    label: texts.support,
    icon: LifeBuoy,
    counts: 'support',
    key: 's',
  };
  if (base === '/staff') return [{ items: [overview, applications, documents, support] }];
  const users: OfficePlace = { to: '/admin/users', label: texts.users, icon: Users, key: 'u' };
  const settings: OfficePlace = { to: '/admin/settings', label: texts.settings, icon: Settings, key: 't' };
  const facts: OfficePlace = { to: '/admin/facts', label: texts.facts, icon: BookOpenCheck, key: 'f' };
  const reports: OfficePlace = { to: '/admin/workload', label: texts.reports, icon: Clock, key: 'r' };
  const outbox: OfficePlace = { to: '/admin/outbox', label: officeMailTexts.title, icon: MailOpen, key: 'm' };
  const audit: OfficePlace = { to: '/admin/audit', label: texts.audit, icon: ScrollText, key: 'l' };
  const analytics: OfficePlace = {
    to: '/admin/analytics',
    label: texts.analytics,
    icon: ChartLine,
    key: 'n',
  };
  const pages: OfficePlace = {
    to: '/admin/landing-pages',
    label: officePageTexts.place,
    icon: PanelsTopLeft,
    key: 'p',
  };
  const experiments: OfficePlace = { to: '/admin/experiments', label: texts.experiments, icon: FlaskConical };
  return [
    { items: [overview, users, applications, documents, support, settings] },
    { label: texts.marketing, items: [pages, experiments, analytics] },
    { label: texts.records, items: [reports, facts, outbox, audit] },
  ];
}
