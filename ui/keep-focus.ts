import { useEffect } from 'react';

/** What had the focus in the page, and where it stood when it went away. */
interface Held {
  element: HTMLElement;
  /** From its parent up to the page. */
  around: Element[];
  row: { element: Element; list: Element; at: number } | undefined;
  /** Beside what went away: known once it has. */
  beside?: { next: Node | null; previous: Node | null };
}

const rowSelector = '#main tbody > tr, #main li';
/** A row's own link, or the first thing in it that can be pressed. */
const inRow = ['[data-open]', 'a[href], button, input, select, textarea, summary'];

/**
 * The focus stays in the page when what held it goes away: a row that leaves its list, a button that went with what it did, a
 * notice that ran out. It goes to the row that took the place, else to the heading of what is left around it. A person who
 * let go of the focus by themselves, with a press beside everything, is left alone. Once, in the office's frame.
 */
export function useKeptFocus(): void {
  useEffect(() => keepFocus(document), []);
}

function keepFocus(doc: Document): () => void {
  let held: Held | undefined;
  /** The row of a list that a person was at last: they go on from there when what they did was about several rows. */
  let lastRow: Element | undefined;
  let frame = 0;
  const isLost = () => doc.activeElement === doc.body || doc.activeElement === null;

  function settle() {
    // Under an open window nothing can take the focus; its end is another change of the page.
    const main = doc.getElementById('main');
    if (
      !held ||
      held.element.isConnected ||
      !isLost() ||
      !main ||
      main.closest('[inert], [aria-hidden=true]')
    )
      return;
    const goal = goalOf(held, lastRow, main);
    const isPressed = goal.matches(inRow.join());
    if (!isPressed && !goal.hasAttribute('tabindex')) goal.tabIndex = -1;
    // A heading may be far up, and a person who loses a button does not want to lose their place for it.
    goal.focus({ preventScroll: true });
    if (isPressed) goal.scrollIntoView({ block: 'nearest' });
  }
  const onFocus = ({ target }: FocusEvent) => {
    // What opens over the page gives the focus back by itself; only where to matters.
    const element = target as HTMLElement;
    if (!element.closest('#main') || element.closest('[role=menu], [role=listbox]')) return;
    held = holdingOf(element);
    if (held.row?.element.querySelector('[data-open]')) lastRow = held.row.element;
  };
  const onBlur = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (held?.element === target && held.element.isConnected && isLost()) held = undefined;
    });
  const observer = new MutationObserver((records) => {
    if (!held || held.element.isConnected) return;
    for (const { removedNodes, nextSibling: next, previousSibling: previous } of records)
      for (const node of removedNodes) if (node.contains(held.element)) held.beside = { next, previous };
    // A person who closes something may still be about to say where the focus goes.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(settle);
  });
  doc.addEventListener('focusin', onFocus);
  doc.addEventListener('focusout', onBlur);
  observer.observe(doc.body, { childList: true, subtree: true });
  return () => {
    doc.removeEventListener('focusin', onFocus);
    doc.removeEventListener('focusout', onBlur);
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}

function holdingOf(element: HTMLElement): Held {
  const around: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) around.push(at);
  const row = element.closest(rowSelector);
  const list = row?.parentElement;
  return {
    element,
    around,
    row: row && list ? { element: row, list, at: [...list.children].indexOf(row) } : undefined,
  };
}

function goalOf({ row, beside, around }: Held, lastRow: Element | undefined, main: HTMLElement): HTMLElement {
  const inList = row && (row.element.isConnected ? row.element : rowInPlaceOf(row, beside));
  const left = around.filter((place) => place.isConnected && main.contains(place));
  const lately = lastRow?.isConnected && left[0]?.contains(lastRow) ? lastRow : undefined;
  const control = [inList, lately].map((found) => found && firstControl(found)).find(Boolean);
  if (control) return control;
  for (const place of left) {
    if (place === main) break;
    const heading = [...place.querySelectorAll<HTMLElement>('h1, h2, h3')].find((one) =>
      one.checkVisibility(),
    );
    if (heading) return heading;
  }
  return main.querySelector<HTMLElement>('h1') ?? main;
}

/** The row that is now where the lost one stood; the last one when it was the last. */
function rowInPlaceOf({ list, at }: NonNullable<Held['row']>, beside: Held['beside']): Element | undefined {
  if (!list.isConnected) return undefined;
  const rows: Node[] = [...list.children];
  const next = beside?.next ? rows.indexOf(beside.next) : -1;
  const previous = beside?.previous ? rows.indexOf(beside.previous) : -1;
  const place = next >= 0 ? next : previous >= 0 ? previous + 1 : at;
  return list.children[place] ?? list.lastElementChild ?? undefined;
}

function firstControl(row: Element): HTMLElement | undefined {
  return inRow
    .flatMap((selector) => [...row.querySelectorAll<HTMLElement>(selector)])
    .find((one) => one.checkVisibility() && !one.closest('[inert]'));
}
