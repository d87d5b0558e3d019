import { Columns3 } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { IconButton } from '#ui/button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { TableColumns } from '#ui/table.tsx';
import type { TicksMenuProps } from '#ui/ticks-menu.tsx';
import { officeListTexts } from '../texts/office-lists.ts';
import { type ColumnChoice, fitColumns, type ListColumns } from './columns.ts';

/** Kept per device: `{ applications: ['type', '+id'] }`, by list what is switched off, and with a plus what was switched on. */
const key = 'rumo-columns';
const listeners = new Set<() => void>();
// Storage can be forbidden: the choice then lasts as long as the page.
let unsaved = '{}';

function read(): string {
  try {
    return localStorage.getItem(key) ?? '{}';
  } catch {
    return unsaved;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function choiceIn(kept: string, list: string): ColumnChoice {
  let said: string[] = [];
  try {
    const found = (JSON.parse(kept) as Record<string, unknown>)[list];
    if (Array.isArray(found)) said = found.map(String);
  } catch {
    // It is not ours: nothing was chosen.
  }
  return {
    off: said.filter((one) => !one.startsWith('+')),
    on: said.filter((one) => one.startsWith('+')).map((one) => one.slice(1)),
  };
}

function keep(list: string, { off, on }: ColumnChoice): void {
  let all: object;
  try {
    all = JSON.parse(read()) as object;
  } catch {
    all = {};
  }
  unsaved = JSON.stringify({ ...all, [list]: [...off, ...on.map((one) => `+${one}`)] });
  try {
    localStorage.setItem(key, unsaved);
  } catch {
    // It is in `unsaved`.
  }
  for (const listener of listeners) listener();
}

/** Below it a row is a card (ui/app.css), of all its cells; in rem. */
const cards = 40;

export type ChosenColumns = ReturnType<typeof useColumns>;

/** The columns of a list: which the reader chose, and which of them have room. Give it to `ColumnsMenu` and `ColumnsBox`. */
export function useColumns(of: ListColumns) {
  const kept = useSyncExternalStore(subscribe, read, () => '{}');
  const { off, on } = choiceIn(kept, of.list);
  const [room, setRoom] = useState<number>();
  const isTable = room === undefined || room >= cards;
  const shown = fitColumns(
    of,
    { off: isTable ? off : [], on },
    isTable ? (room ?? 0) : Number.POSITIVE_INFINITY,
  );
  return {
    setRoom,
    shown,
    ticks: Object.entries(of.columns)
      .filter(([, { grows }]) => !grows)
      .map(([column, { label }]) => {
        const checked = !off.includes(column);
        return {
          key: column,
          label,
          checked,
          note: checked && !shown.has(column) ? officeListTexts.noRoom : undefined,
        };
      }),
    /** A column that is on and has no room comes, and another leaves for it. */
    change: (column: string, wanted: boolean) => {
      const others = (list: readonly string[]) => list.filter((one) => one !== column);
      const comes = wanted || (!off.includes(column) && !shown.has(column) && !on.includes(column));
      keep(
        of.list,
        comes
          ? { off: others(off), on: [...others(on), column] }
          : { off: [...others(off), column], on: others(on) },
      );
    },
  };
}

const TicksMenu = lazyPart<TicksMenuProps>(() => import('#ui/ticks-menu.tsx'), {
  isOpen: () => true,
  close: () => {},
  fallback: <span className="size-control" />,
});

/** Switches columns on and off, and says which have no room. */
export function ColumnsMenu({ columns: { ticks, change } }: { columns: ChosenColumns }) {
  return (
    <TicksMenu
      ticks={ticks}
      onChange={change}
      trigger={<IconButton icon={Columns3} label={officeListTexts.columns} className="border border-line" />}
    />
  );
}

/** Around the table: measures the room it has. */
export function ColumnsBox({
  columns: { setRoom, shown },
  children,
}: {
  columns: ChosenColumns;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRoom(Math.floor((element.clientWidth / rem) * 4) / 4);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [setRoom]);
  const widths = new Map([...shown].map(([column, { rem, grows }]) => [column, grows ? undefined : rem]));
  return (
    <TableColumns value={widths}>
      <div ref={box}>{children}</div>
    </TableColumns>
  );
}
