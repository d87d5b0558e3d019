import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BookOpenCheck, FileText, LifeBuoy, List, User } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { statusLabels } from '#features/applications/texts/office-applications.ts';
import { supportStatusLabels } from '#features/support/texts/office-support.ts';
import { call } from '#platform/browser/api.ts';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { type RecordKind, recentRecords } from '#platform/browser/recent-records.ts';
import { useDebounced } from '#platform/browser/use-debounced.ts';
import type { Output } from '#platform/shared/contract.ts';
import { matchesOption } from '#ui/find-option.ts';
import type { Icon } from '#ui/icon.ts';
import PaletteWindow, { type PaletteEntry, type PaletteGroup } from '#ui/palette-window.tsx';
import { findRecords } from '../contract/finding.ts';
import { officeFindingTexts } from '../texts/office-finding.ts';

const texts = officeFindingTexts;

export interface OfficePaletteProps {
  /** The places of the office, as the sidebar has them. */
  places: readonly Omit<PaletteEntry, 'run'>[];
  actions: readonly PaletteEntry[];
}

/** What the palette shows: places, actions, people, cases and conversations. */
export default function OfficePaletteWindow({
  open,
  onOpenChange,
  places,
  actions,
}: OfficePaletteProps & { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [typed, setTyped] = useState('');
  const base = useOfficeBase();
  const navigate = useNavigate();
  const { found, searching, failed, retry } = useFound(open ? typed : '');
  const { pathname: here } = useLocation();
  const go = (to: string) => void navigate(to);

  const fits = ({ label }: { label: string }) => matchesOption({ value: label, label }, typed);
  const all: PaletteGroup[] = [
    { label: texts.groups.recent, entries: open && typed.trim() === '' ? recentEntries(here, go) : [] },
    {
      label: texts.groups.places,
      entries: places.filter(fits).map((place) => ({ ...place, run: () => go(place.id) })),
    },
    { label: texts.groups.actions, entries: actions.filter(fits) },
    ...(found ? foundGroups(found, typed.trim(), base, go) : []),
  ];
  const groups = all.filter(({ entries }) => entries.length > 0);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);

  return (
    <PaletteWindow
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next);
        if (!next) setTyped('');
      }}
      label={texts.label}
      placeholder={texts.placeholder}
      typed={typed}
      onType={setTyped}
      groups={groups}
      status={statusOf({ searching, failed, count, typed })}
      problem={failed ? { text: texts.failed, retry } : undefined}
    />
  );
}

function statusOf(now: { searching: boolean; failed: boolean; count: number; typed: string }): string {
  if (now.typed.trim() === '') return '';
  if (now.searching) return texts.searching;
  if (now.count > 0) return texts.results(now.count);
  return now.failed ? '' : texts.none;
}

/** What the server found, as lines of the palette; each kind ends with the way to its whole list. */
function foundGroups(
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
function recentEntries(here: string, go: (to: string) => void): PaletteEntry[] {
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

/** How long typing must rest before the server is asked. */
const restMs = 200;

/** What the server finds for the text in the box. Nothing of it is kept: whom staff look for is nobody's business. */
function useFound(typed: string) {
  const q = typed.trim();
  const rested = useDebounced(q, restMs);
  const query = useQuery({
    queryKey: ['finding', rested],
    queryFn: ({ signal }) => call(findRecords, { query: { q: rested } }, { signal }),
    enabled: rested !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  return {
    found: q === '' ? undefined : query.data,
    searching: q !== rested || query.isFetching,
    failed: q !== '' && query.isError,
    retry: () => void query.refetch(),
  };
}
