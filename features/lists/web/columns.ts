/** A column of a list that the reader may choose. */
export interface ListColumn {
  label: string;
  /** How wide it is, in rem. */
  rem: number;
  /** Always there, and takes what is left: at least `rem`. */
  grows?: true;
}

export interface ListColumns<Key extends string = string> {
  /** Where the choice is kept. */
  list: string;
  columns: Record<Key, ListColumn>;
  /** Which leave where there is no room for all, the first one first. */
  leaving: readonly Key[];
  /** The width of the checkbox and the menu beside the columns, in rem. */
  beside: number;
}

/** What a person said of the columns of a list by hand. */
export interface ColumnChoice {
  off: readonly string[];
  on: readonly string[];
}

/**
 * The columns that are shown in so much room, in rem: all but those switched off, without those that leave; what was switched on
 * by hand leaves after the others. A list that would be too wide even then keeps the rest.
 */
export function fitColumns(
  { columns, leaving, beside }: ListColumns,
  { off, on }: ColumnChoice,
  room: number,
) {
  const shown = new Map(Object.entries(columns).filter(([key, { grows }]) => grows || !off.includes(key)));
  const width = () => [...shown.values()].reduce((sum, { rem }) => sum + rem, beside);
  const byHand = leaving.filter((key) => on.includes(key));
  for (const key of [...leaving.filter((key) => !on.includes(key)), ...byHand]) {
    if (width() <= room) break;
    shown.delete(key);
  }
  return shown;
}
