import type { RefObject } from 'react';
import type { ListHand } from '#platform/browser/list-places.ts';
import { goToSelectionBar } from '#platform/browser/selection-bar.ts';
import { focusOnRow, useAwaitedRow } from '#platform/browser/use-awaited-row.ts';
import { useSingleKeys } from '#platform/browser/use-single-keys.ts';
import { officeSupportTexts } from '../texts/office-support.ts';

const texts = officeSupportTexts.keys;

/**
 * Keys of the list. They move the focus itself, from subject to subject: what is focused is seen, read out, and opened.
 * `onEnd` is called when somebody moves on from the last row, and answers whether more rows come.
 */
export function useMessageKeys(
  rows: RefObject<HTMLElement | null>,
  hand: ListHand,
  { toggle, onEnd }: { toggle: (id: string) => void; onEnd: () => boolean },
): void {
  const all = () => [...(rows.current?.querySelectorAll<HTMLElement>('[data-message]') ?? [])];
  const next = useAwaitedRow(all);
  // Where somebody is, or was before they opened one.
  const current = () => all().find((row) => row.dataset.message === hand.current);

  function move(by: 1 | -1) {
    const found = all();
    const here = current();
    const at = here ? found.indexOf(here) + by : by === 1 ? 0 : found.length - 1;
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
        if (next.whenThere((row) => toggle(row.dataset.message ?? ''))) return;
        const id = current()?.dataset.message;
        return id ? toggle(id) : false;
      },
    },
    {
      keys: ['Enter'],
      label: texts.open,
      // A link or a button that is focused does what it does.
      run: ({ target }) =>
        (target as Element).closest('a, button, summary')
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
}
