import { useState } from 'react';

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
