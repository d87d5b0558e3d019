import { useState } from 'react';

/**
 * Keeps rows from moving under the reader: new rows above or between those that are shown wait until `show` is called.
 * What comes after the last of them is a further page, and is shown. `list` names what is listed; another list begins
 * again. Rows that are still those of the list before (`settled` is false) are shown as they are.
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

/** Divides rows into those that were shown or follow, and the number of those that wait. */
export function holdBack<Row extends { id: string }>(
  rows: readonly Row[],
  known: ReadonlySet<string> | undefined,
): { shown: readonly Row[]; waiting: number } {
  const last = known ? rows.findLastIndex(({ id }) => known.has(id)) : -1;
  // Nothing that was shown is left, or nothing was shown: no place to lose.
  if (!known || last === -1) return { shown: rows, waiting: 0 };
  const shown = rows.filter(({ id }, at) => at > last || known.has(id));
  return { shown, waiting: rows.length - shown.length };
}
