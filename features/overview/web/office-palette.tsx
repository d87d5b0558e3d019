import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { windowIsOpen } from '#platform/browser/single-keys.ts';
import { matchesOption } from '#ui/find-option.ts';
import { Palette } from '#ui/palette.tsx';
import { isPaletteShortcut } from '#ui/palette-shortcut.ts';
import type { PaletteEntry, PaletteGroup } from '#ui/palette-window.tsx';
import { officeFindingTexts } from '../texts/office-finding.ts';
import { foundGroups, recentEntries } from './found-groups.ts';
import { isMac } from './is-mac.ts';
import { useFound } from './use-found.ts';

const texts = officeFindingTexts;

export interface OfficePaletteProps {
  /** The places of the office, as the sidebar has them. */
  places: readonly Omit<PaletteEntry, 'run'>[];
  actions: readonly PaletteEntry[];
}

/** The button in the header, and what it and Ctrl or Cmd K open: places, actions, people, cases and conversations. */
export function OfficePalette({ places, actions }: OfficePaletteProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!isPaletteShortcut(event, isMac())) return;
      event.preventDefault();
      // Another window has its own question to be answered first.
      setOpen((now) => !now && !windowIsOpen());
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="flex min-h-control items-center gap-2.5 rounded-control text-muted hover:text-ink max-lg:min-w-control max-lg:justify-center lg:w-[18rem] lg:min-w-0 lg:border lg:border-control lg:bg-surface lg:px-3"
      >
        <Search aria-hidden="true" className="size-5 flex-none" />
        <span className="text-left max-lg:sr-only lg:min-w-0 lg:flex-1 lg:truncate">{texts.button}</span>
        <span aria-hidden="true" className="rounded-tile border border-line px-1.5 text-small max-lg:hidden">
          {texts.keys(isMac())}
        </span>
      </button>
      <Filled open={open} onOpenChange={setOpen} places={places} actions={actions} />
    </>
  );
}

function Filled({
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
    <Palette
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
