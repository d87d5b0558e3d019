import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useRef, useState } from 'react';
import { useChosenInSight } from './use-chosen-in-sight.ts';

export interface Tab {
  value: string;
  label: string;
  /** Is after the word: a number of things inside, alone or with its noun ("2 unanswered"). */
  count?: number | string;
  panel: ReactNode;
}

export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  tabs: Tab[];
  /** Controlled choice, for tabs that live in the address. */
  value?: string;
  onValueChange?: (value: string) => void;
}

/** Panels of one thing, one at a time; arrows move between the tabs. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.value);
  const chosen = value ?? own;
  const row = useRef<HTMLDivElement>(null);
  useChosenInSight(row, chosen);
  return (
    <Base.Root
      value={chosen}
      onValueChange={(next) => {
        setOwn(String(next));
        onValueChange?.(String(next));
      }}
    >
      <div className="-mx-1 border-b border-line">
        <Base.List
          ref={row}
          aria-label={label}
          className="flex gap-6 overflow-x-auto px-1 scrollbar-none max-lg:fades-right max-lg:pr-8"
        >
          {tabs.map((tab) => (
            <Base.Tab
              key={tab.value}
              value={tab.value}
              className="inline-flex min-h-control items-center gap-1.5 border-b-2 border-transparent whitespace-nowrap text-muted -outline-offset-3 hover:text-ink data-active:border-link data-active:font-strong data-active:text-ink"
            >
              {tab.label}
              {tab.count !== undefined && <span className="font-normal tabular-nums">{tab.count}</span>}
            </Base.Tab>
          ))}
        </Base.List>
      </div>
      {tabs.map((tab) => (
        // The panel that was left stays for a frame longer: unseen, or two would stand there and the page would jump.
        <Base.Panel key={tab.value} value={tab.value} className="pt-6 office:pt-4 data-ending-style:hidden">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
