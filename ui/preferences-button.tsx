import clsx from 'clsx';
import { useRef, useState } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { lazyWindow } from './lazy-part.tsx';

const fetchPanel = () => import('./preferences-panel.tsx');

const PreferencesPanel = lazyWindow(fetchPanel);

/**
 * "Aa" at the end of every page's header: how the page reads. The panel, 30 kB with what places it, comes when a person
 * reaches for it.
 */
export function PreferencesButton({ className }: { className?: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={uiTexts.preferences}
        title={uiTexts.preferences}
        onPointerEnter={() => void fetchPanel().catch(() => {})}
        onClick={() => {
          setWanted(true);
          setOpen(!open);
        }}
        className={clsx(
          'scripted inline-flex h-control w-10 flex-none items-center justify-center rounded-control text-ink hover:bg-well md:w-12',
          className,
        )}
      >
        <PreferencesMark />
      </button>
      {wanted && <PreferencesPanel open={open} onOpenChange={setOpen} button={button} />}
    </>
  );
}

/** "Aa", as it is at the end of every page's header. Decorative: what bears it says what it is. */
export function PreferencesMark() {
  return (
    <span aria-hidden="true" className="text-xl leading-none font-strong">
      A<span className="text-[0.78em]">a</span>
    </span>
  );
}
