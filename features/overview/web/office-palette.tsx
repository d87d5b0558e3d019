import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { windowIsOpen } from '#platform/browser/single-keys.ts';
import { lazyWindow, useFetchedWhenIdle } from '#ui/lazy-part.tsx';
import { isPaletteShortcut } from '#ui/palette-shortcut.ts';
import { officeFindingTexts } from '../texts/office-finding.ts';
import type { OfficePaletteProps } from './office-palette-window.tsx';

const texts = officeFindingTexts;

const fetchWindow = () => import('./office-palette-window.tsx');

const PaletteWindow = lazyWindow(fetchWindow);

/** The button in the header, and what it and Ctrl or Cmd K open; the code of that comes once the page rests. */
export function OfficePalette({ places, actions }: OfficePaletteProps) {
  const [open, setOpen] = useState(false);
  const wanted = useFetchedWhenIdle(fetchWindow, open);
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
      {wanted && <PaletteWindow open={open} onOpenChange={setOpen} places={places} actions={actions} />}
    </>
  );
}

/** Whether shortcuts are written with the command key. */
const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);
