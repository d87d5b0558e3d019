import { CircleCheck, CircleX, Folder, PanelRight } from 'lucide-react';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import type { ApplicationStatus, OfficeApplication } from '../contract/applications.ts';
import { officeApplicationTexts } from '../texts/office-applications.ts';

const texts = officeApplicationTexts.menu;

/** What staff can do with one row. Approve and Reject ask first. */
export function RowMenu({
  application,
  onDecide,
}: {
  application: OfficeApplication;
  onDecide: (status: ApplicationStatus) => void;
}) {
  const page = `${useOfficeBase()}/applications/${application.id}`;
  const decisions: MenuItem[] = [
    { label: texts.approve, icon: CircleCheck, onSelect: () => onDecide('approved'), separated: true },
    { label: texts.reject, icon: CircleX, onSelect: () => onDecide('rejected'), tone: 'danger' },
  ];
  return (
    <Menu
      label={texts.label(application.applicant_name ?? officeApplicationTexts.noName)}
      items={[
        { label: texts.details, icon: PanelRight, to: page },
        { label: texts.documents, icon: Folder, to: `${page}?tab=documents` },
        ...(application.abilities.decide ? decisions : []),
      ]}
    />
  );
}
