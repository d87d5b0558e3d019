import type { RefObject } from 'react';
import type { ListHand } from '#platform/browser/list-places.ts';
import { goToSelectionBar } from '#platform/browser/selection-bar.ts';
import { focusOnRow, useAwaitedRow } from '#platform/browser/use-awaited-row.ts';
import { useSingleKeys } from '#platform/browser/use-single-keys.ts';
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
