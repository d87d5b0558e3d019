import clsx from 'clsx';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { useSingleKeys } from '#platform/browser/single-keys.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { notify } from '#ui/notify.ts';
import { Td, Th } from '#ui/table.tsx';
import type { ListKeyTexts } from '../texts/office-lists.ts';
import { useListSelection } from './list-selection.ts';

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

export interface RowsOptions {
  /** Identifies the list and its filter in this tab: `applications?status=approved`. */
  place: string;
  /** The ids of the loaded rows, in order. */
  ids: readonly string[];
  texts: ListKeyTexts;
  /** A paginated list: the keys load more after its last row. */
  pages?: Pages;
  /** Enables selection of at most `most` rows; `tooMany` is announced beyond that. */
  selection?: { most: number; tooMany: string };
  /** Each row has a menu, in `[data-row-menu]`. */
  menus?: boolean;
  /** A search box is above the list. */
  search?: boolean;
}

export type Rows = ReturnType<typeof useRows>;

/**
 * Keyboard navigation and selection of a list. The keys move the real focus between `[data-open]` elements, so that
 * the row is visible, read out, and opened with Enter. Spread `rowProps` on rows and `around` on the element around
 * them.
 */
export function useRows({ place, ids, texts, pages, selection, menus, search }: RowsOptions) {
  const here = useListSelection(place);
  const ref = useRef<HTMLDivElement>(null);
  const all = () => [...(ref.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const currentRow = () => all().find((row) => row.dataset.row === here.current);
  const awaited = useAwaitedRow(all);

  function move(by: 1 | -1) {
    const rows = all();
    const row = currentRow();
    const at = row ? rows.indexOf(row) + by : by === 1 ? 0 : rows.length - 1;
    if (at >= rows.length && loadMore(pages)) return awaited.wait(rows.length);
    awaited.cancel();
    focusOnRow(rows[at]);
  }

  const select = (some: readonly string[], on: boolean) => {
    if (selection && !here.select(some, on, selection.most)) notify.info(selection.tooMany);
  };
  const last = useRef<string>(undefined);
  const chooseNow = (id: string, on: boolean, range = false) => {
    const from = range && last.current ? ids.indexOf(last.current) : -1;
    const to = ids.indexOf(id);
    last.current = id;
    select(from === -1 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1), on);
  };
  const latest = useRef(chooseNow);
  useEffect(() => {
    latest.current = chooseNow;
  });
  const toggle = (id: string) => chooseNow(id, !here.isSelected(id));

  const click = (selector: string) => {
    const row = currentRow();
    return row ? row.querySelector<HTMLElement>(selector)?.click() : false;
  };
  useSingleKeys(texts.title, [
    { keys: ['j'], label: texts.next, run: () => move(1) },
    { keys: ['k'], label: texts.previous, run: () => move(-1) },
    ...(selection
      ? [
          {
            keys: ['x'],
            label: texts.select,
            run: () => {
              if (awaited.whenThere((row) => toggle(row.dataset.row ?? ''))) return;
              const id = currentRow()?.dataset.row;
              return id ? toggle(id) : false;
            },
          },
        ]
      : []),
    {
      keys: ['Enter'],
      label: texts.open,
      // A focused link or button keeps its own Enter.
      run: ({ target }) =>
        (target as Element).closest('a, button, input, summary') ? false : click('[data-open]'),
    },
    ...(menus ? [{ keys: ['.'], label: texts.menu, run: () => click('[data-row-menu] button') }] : []),
    ...(selection ? [{ keys: ['b'], label: texts.bar, run: goToSelectionBar }] : []),
    ...(search
      ? [
          {
            keys: ['/'],
            label: texts.search,
            run: () => document.querySelector<HTMLElement>('#main input[type=search]')?.focus(),
          },
        ]
      : []),
  ]);

  return {
    ids,
    selected: new Set(here.selected),
    /** The row that last had the focus, where the keys continue. */
    current: here.current,
    around: {
      ref: ref as RefObject<HTMLDivElement | null>,
      onFocus: ({ target }: FocusEvent) => {
        const id = target.closest<HTMLElement>('[data-row]')?.dataset.row;
        if (id) here.goTo(id);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
        if (!by || !(event.target as Element).matches('[data-open], [type=checkbox]')) return;
        event.preventDefault();
        move(by);
      },
    },
    /** Selects or deselects a row; `range` extends from the last chosen one. Stable. */
    choose: useCallback((id: string, on: boolean, range?: boolean) => latest.current(id, on, range), []),
    chooseAll: (on: boolean) => select(ids, on),
    /** Replaces the selection. */
    keep: here.keep,
    /** For the legend: which shortcuts exist besides j, k and Enter. */
    offers: { select: selection !== undefined, menu: menus, search },
  };
}

/** Props of a row; `isCurrent` marks where the keys continue. */
export const rowProps = (id: string, isCurrent: boolean, className?: string) => ({
  'data-row': id,
  className: clsx(
    'has-[[data-open]:focus-visible]:bg-tint [&_[data-open]]:scroll-mt-28 [&_[data-open]]:scroll-mb-24',
    isCurrent && 'shadow-[inset_3px_0_0_var(--link)]',
    className,
  ),
});

/** The header checkbox: selects all rows or none. */
export function SelectAllTh({
  rows,
  label,
}: {
  rows: Pick<Rows, 'ids' | 'selected' | 'chooseAll'>;
  label: string;
}) {
  const chosen = rows.ids.filter((id) => rows.selected.has(id)).length;
  const all = chosen > 0 && chosen === rows.ids.length;
  return (
    <Th className="w-12 pr-0! pl-2!">
      <Checkbox
        hideLabel
        label={label}
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && !all;
        }}
        onChange={() => rows.chooseAll(!all)}
      />
    </Th>
  );
}

interface SelectTdProps extends Omit<ComponentProps<'td'>, 'onChange'> {
  label: string;
  selected: boolean;
  onChange: (on: boolean, range: boolean) => void;
}

/** A row's checkbox, in the grid area `box` of a card. Shift selects a range. */
export function SelectTd({ label, selected, onChange, className }: SelectTdProps) {
  return (
    <Td
      className={clsx(
        '@min-[40rem]:pr-0! @min-[40rem]:pl-2! @max-[40rem]:-ml-2.5 @max-[40rem]:[grid-area:box] @max-[20rem]:absolute @max-[20rem]:left-4',
        className,
      )}
    >
      <Checkbox
        hideLabel
        label={label}
        checked={selected}
        onChange={({ target, nativeEvent }) => onChange(target.checked, (nativeEvent as MouseEvent).shiftKey)}
      />
    </Td>
  );
}

/** Fetches the next page unless it is loading; returns whether there is one. */
function loadMore(pages: Pages | undefined): boolean {
  if (pages?.hasNextPage && !pages.isFetchingNextPage) void pages.fetchNextPage();
  return pages?.hasNextPage ?? false;
}

interface AwaitedRow {
  /** The row's index in the list. */
  place: number;
  /** Keys pressed meanwhile, in order. */
  acts: ((row: HTMLElement) => void)[];
}

/**
 * While the next page loads: the focus moves to its first row when it arrives, and keys pressed before then act on
 * that row, not on the previous one.
 */
function useAwaitedRow(rows: () => HTMLElement[]) {
  const awaited = useRef<AwaitedRow>(undefined);
  useEffect(() => {
    const { place, acts } = awaited.current ?? { place: -1, acts: [] };
    const row = rows()[place];
    if (!row) return;
    awaited.current = undefined;
    focusOnRow(row);
    for (const act of acts) act(row);
  });
  return {
    /** Starts to wait for the row at this index, or continues. */
    wait(place: number): void {
      if (awaited.current?.place !== place) awaited.current = { place, acts: [] };
    },
    /** The user moved elsewhere: the arriving row does not take the focus. */
    cancel(): void {
      awaited.current = undefined;
    },
    /** Queues an action for the awaited row; returns false when none is awaited. */
    whenThere(act: (row: HTMLElement) => void): boolean {
      awaited.current?.acts.push(act);
      return awaited.current !== undefined;
    },
  };
}

/** Focuses a row's link or button and scrolls no more than needed. */
export function focusOnRow(row: HTMLElement | undefined): void {
  const link = row?.querySelector<HTMLElement>('[data-open]');
  link?.focus({ preventScroll: true });
  link?.scrollIntoView({ block: 'nearest' });
}

/** Focuses the toolbar of the selection; returns false when nothing is selected. */
function goToSelectionBar(): boolean {
  const first = document.querySelector<HTMLElement>('[data-bottom-strip] button');
  first?.focus();
  return first !== null;
}
