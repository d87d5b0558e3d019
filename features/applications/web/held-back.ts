import { useState } from 'react';

/**
 * Keeps rows from moving under the reader: new rows above or between those shown wait until `show` is called; rows
 * after the last one are the next page and show at once. A different `list` starts over. While `settled` is false the
 * rows are still the previous list's and show unchanged.
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

/** Splits rows into those to show and the number of those that wait. */
export function holdBack<Row extends { id: string }>(
  rows: readonly Row[],
  known: ReadonlySet<string> | undefined,
): { shown: readonly Row[]; waiting: number } {
  const last = known ? rows.findLastIndex(({ id }) => known.has(id)) : -1;
  // None of the rows shown before is left, or none was shown: there is no place to keep.
  if (!known || last === -1) return { shown: rows, waiting: 0 };
  const shown = rows.filter(({ id }, at) => at > last || known.has(id));
  return { shown, waiting: rows.length - shown.length };
}
