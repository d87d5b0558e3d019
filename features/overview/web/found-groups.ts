import { BookOpenCheck, FileText, LifeBuoy, List, User } from 'lucide-react';
import { statusLabels } from '#features/applications/texts/office-applications.ts';
import { supportStatusLabels } from '#features/support/texts/office-support.ts';
import { type RecordKind, recentRecords } from '#platform/browser/recent-records.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { Icon } from '#ui/icon.ts';
import type { PaletteEntry, PaletteGroup } from '#ui/palette-window.tsx';
import type { findRecords } from '../contract/finding.ts';
import { officeFindingTexts } from '../texts/office-finding.ts';

const texts = officeFindingTexts;

/** What the server found, as lines of the palette; each kind ends with the way to its whole list. */
export function foundGroups(
  found: Output<typeof findRecords>,
  q: string,
  base: string,
  go: (to: string) => void,
): PaletteGroup[] {
  const all = (kind: keyof typeof texts.all, path: string): PaletteEntry[] =>
    found[kind].more
      ? [
          {
            id: `all-${kind}`,
            label: texts.all[kind],
            icon: List,
            run: () => go(`${path}?${new URLSearchParams({ q })}`),
          },
        ]
      : [];
  return [
    {
      label: texts.groups.people,
      entries: [
        ...found.people.rows.map(({ id, full_name, email }) => ({
          id,
          label: full_name ?? texts.noName,
          hint: email,
          icon: User,
          run: () => go(`/admin/users/${id}`),
        })),
        ...all('people', '/admin/users'),
      ],
    },
    {
      label: texts.groups.applications,
      entries: [
        ...found.applications.rows.map(({ id, applicant_name, email, status }) => ({
          id,
          label: applicant_name ?? texts.noName,
          hint: texts.hint(email ?? texts.noEmail, statusLabels[status]),
          icon: FileText,
          run: () => go(`${base}/applications/${id}`),
        })),
        ...all('applications', `${base}/applications`),
      ],
    },
    {
      label: texts.groups.conversations,
      entries: [
        ...found.conversations.rows.map(({ id, subject, user_name, status }) => ({
          id,
          label: subject,
          hint: texts.hint(user_name ?? texts.noName, supportStatusLabels[status]),
          icon: LifeBuoy,
          run: () => go(`${base}/support/${id}`),
        })),
        ...all('conversations', `${base}/support`),
      ],
    },
  ];
}

const icons: Record<RecordKind, Icon> = {
  person: User,
  application: FileText,
  conversation: LifeBuoy,
  fact: BookOpenCheck,
};

/** What was opened last in this tab, but for the page that is open. */
export function recentEntries(here: string, go: (to: string) => void): PaletteEntry[] {
  return recentRecords()
    .filter(({ to }) => to !== here)
    .map(({ kind, to, label }) => ({
      id: `recent ${to}`,
      label,
      hint: texts.kinds[kind],
      icon: icons[kind],
      run: () => go(to),
    }));
}
