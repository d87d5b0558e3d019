import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { officeListTexts as texts } from '../texts/office-lists.ts';

/** A button on the bar; narrow windows hide its icon. */
export const onDeep =
  'border-deep-muted! bg-transparent! text-on-deep! hover:bg-on-deep/10! max-lg:px-2.5 max-lg:[&_.lucide-user-round-plus]:hidden max-lg:[&_.lucide-download]:hidden max-lg:[&_.lucide-alarm-clock]:hidden';

interface SelectionBarProps {
  /** "Selected applications" */
  label: string;
  count: number;
  /** The selected rows' names. */
  names: string;
  /** The last action's error. */
  problem?: string;
  onClear: () => void;
  /** Buttons with the class `onDeep`. */
  children: ReactNode;
}

/** The actions for a list's selected rows. Sticks to the bottom of the window while the list is in view. */
export function SelectionBar({ label, count, names, problem, onClear, children }: SelectionBarProps) {
  return (
    <section
      aria-label={label}
      data-bottom-strip
      className="sticky bottom-2 z-2 m-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-deep px-4 py-2 text-on-deep"
    >
      <p className="font-strong whitespace-nowrap" role="status">
        {texts.selected(count)}
      </p>
      <p className="min-w-0 flex-1 truncate text-small text-deep-muted max-lg:hidden">{names}</p>
      {problem && <p className="basis-full text-small">{problem}</p>}
      <div className="flex flex-wrap items-center gap-2 max-lg:order-3 max-lg:-mx-2 max-lg:basis-full">
        {children}
      </div>
      <Button
        variant="plain"
        className="text-on-deep! hover:bg-on-deep/10! max-lg:-mr-2 max-lg:ml-auto"
        onClick={onClear}
      >
        {texts.clear}
      </Button>
    </section>
  );
}
