import { type RefObject, useState } from 'react';
import { focusOnRow, goToSelectionBar, type ListHand, useAwaitedRow } from '#platform/browser/list-places.ts';
import { useSingleKeys } from '#platform/browser/single-keys.ts';
import { officeBatchTexts } from '../texts/office-batches.ts';

const { keys: texts } = officeBatchTexts;

/**
 * Keys of the list. They move the focus itself, from name to name: what is focused is seen, read out, and opened by
 * Enter. Answers how to move for the arrows. `onEnd` is called when somebody moves on from the last row,
 * and answers whether more rows come.
 */
export function useListKeys(
  rows: RefObject<HTMLElement | null>,
  hand: ListHand,
  { choose, onEnd }: { choose: (id: string) => void; onEnd: () => boolean },
) {
  const all = () => [...(rows.current?.querySelectorAll<HTMLElement>('[data-case]') ?? [])];
  const current = () => all().find((row) => row.dataset.case === hand.current);
  const next = useAwaitedRow(all);

  function move(by: 1 | -1) {
    const found = all();
    const here = current();
    const at = here ? found.indexOf(here) + by : by === 1 ? 0 : -1;
    if (at >= found.length && onEnd()) return next.wait(found.length);
    next.forget();
    focusOnRow(found[at]);
  }

  useSingleKeys(texts.title, [
    { keys: ['j'], label: texts.next, run: () => move(1) },
    { keys: ['k'], label: texts.previous, run: () => move(-1) },
    {
      keys: ['x'],
      label: texts.select,
      run: () => {
        if (next.whenThere((row) => choose(row.dataset.case ?? ''))) return;
        return current() ? choose(hand.current ?? '') : false;
      },
    },
    {
      keys: ['Enter'],
      label: texts.open,
      // A link or a button that is focused does what it does.
      run: ({ target }) =>
        (target as Element).closest('a, button, input, summary') || !current()
          ? false
          : current()?.querySelector<HTMLElement>('[data-open]')?.click(),
    },
    {
      keys: ['.'],
      label: texts.menu,
      run: () =>
        current() ? current()?.querySelector<HTMLElement>('[data-row-menu] button')?.click() : false,
    },
    { keys: ['b'], label: texts.bar, run: goToSelectionBar },
    {
      keys: ['/'],
      label: texts.search,
      run: () => document.querySelector<HTMLElement>('#main input[type=search]')?.focus(),
    },
  ]);
  return move;
}

/**
 * Keeps rows from moving under the reader: what others add above or between the rows that stand there waits until it is
 * asked for. What comes after the last of them is a further page, and comes in. `list` names what is shown; another
 * list starts anew. Rows that are not the list's own yet (`settled` is false) are shown as they are.
 */
export function useHeldBack<Row extends { id: string }>(
  list: string,
  rows: readonly Row[],
  settled: boolean,
) {
  const [seen, setSeen] = useState<{ list: string; ids: ReadonlySet<string> }>({ list: '', ids: new Set() });
  if (!settled) return { rows, waiting: 0, show: () => {} };

  const known = seen.list === list ? seen.ids : undefined;
  const { shown, waiting } = holdBack(rows, known);
  const show = (some: readonly Row[]) =>
    setSeen({ list, ids: new Set([...(known ?? []), ...some.map(({ id }) => id)]) });
  if (!known || shown.some(({ id }) => !known.has(id))) show(shown);
  return { rows: shown, waiting, show: () => show(rows) };
}

/** Divides rows into those that stand there or follow, and the number of those that wait. */
export function holdBack<Row extends { id: string }>(
  rows: readonly Row[],
  known: ReadonlySet<string> | undefined,
): { shown: readonly Row[]; waiting: number } {
  const last = known ? rows.findLastIndex(({ id }) => known.has(id)) : -1;
  // Nothing of what stood there is left, or nothing stood there: no place to lose.
  if (!known || last === -1) return { shown: rows, waiting: 0 };
  const shown = rows.filter(({ id }, at) => at > last || known.has(id));
  return { shown, waiting: rows.length - shown.length };
}
