import clsx from 'clsx';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';

/* Roles are written out because cards on phones change `display`, which drops a table's own meaning. */

/**
 * The columns that are shown, and how wide each is in rem; undefined takes what is left. A cell of another column is left out.
 * Without it all are shown, as wide as they need.
 */
export const TableColumns = createContext<ReadonlyMap<string, number | undefined> | undefined>(undefined);

/** Whether a cell's column is shown, and its width. */
function useColumn(column: string | undefined) {
  const columns = useContext(TableColumns);
  if (column === undefined || !columns) return { shown: true, style: undefined };
  const rem = columns.get(column);
  return { shown: columns.has(column), style: rem === undefined ? undefined : { width: `${rem}rem` } };
}

export interface TableProps extends ComponentProps<'table'> {
  /** What the table holds; shown to screen readers unless `showCaption`. */
  caption: string;
  showCaption?: boolean;
  /** Where the table has less than 640 px each row becomes a card. On by default. */
  cardsWhenNarrow?: boolean;
}

/** A table with a head that stays in sight. Build it of Thead, Th or SortTh, Tbody, Tr, Td. */
export function Table({
  caption,
  showCaption,
  cardsWhenNarrow = true,
  className,
  children,
  ...rest
}: TableProps) {
  const table = (
    <table
      {...rest}
      // biome-ignore lint/a11y/noRedundantRoles: see the note at the top of the file
      role="table"
      className={clsx(
        'w-full border-separate border-spacing-0 tabular-nums',
        cardsWhenNarrow && 'cards-when-narrow',
        className,
      )}
    >
      <caption className={clsx(showCaption ? 'pb-3 text-left font-strong text-heading' : 'sr-only')}>
        {caption}
      </caption>
      {children}
    </table>
  );
  return cardsWhenNarrow ? <div className="table-box">{table}</div> : table;
}

export function Thead({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see the note at the top of the file
    <thead role="rowgroup">
      {/* biome-ignore lint/a11y/noRedundantRoles: see the note at the top of the file */}
      <tr role="row">{children}</tr>
    </thead>
  );
}

export function Tbody(props: ComponentProps<'tbody'>) {
  // biome-ignore lint/a11y/noRedundantRoles: see the note at the top of the file
  return <tbody {...props} role="rowgroup" />;
}

export function Tr({ selected, className, ...rest }: ComponentProps<'tr'> & { selected?: boolean }) {
  return (
    <tr
      {...rest}
      // biome-ignore lint/a11y/noRedundantRoles: see the note at the top of the file
      role="row"
      aria-selected={selected}
      className={clsx('group/row', selected ? 'bg-tint' : 'hover:bg-well/55', className)}
    />
  );
}

const headLook =
  'sticky top-header z-1 h-10 bg-well px-2 text-left text-small font-medium whitespace-nowrap text-muted ' +
  'border-b border-line first:pl-4 last:pr-4';

interface HeadProps extends ComponentProps<'th'> {
  /** In a table whose columns are chosen: which one it is (`TableColumns`). */
  column?: string;
  /** Figures are at the right. */
  numeric?: boolean;
}

export function Th({ column, numeric, className, ...rest }: HeadProps) {
  const { shown, style } = useColumn(column);
  if (!shown) return null;
  return (
    <th
      {...rest}
      style={style}
      scope="col"
      // biome-ignore lint/a11y/noRedundantRoles: see the note at the top of the file
      role="columnheader"
      className={clsx(headLook, numeric && 'text-right', className)}
    />
  );
}

export interface SortThProps extends HeadProps {
  /** 'none' for a column that can be sorted but is not now; undefined leaves `aria-sort` away altogether. */
  direction?: 'ascending' | 'descending' | 'none';
  /** When the words of the head do not say what the button does: "Sort by date created". */
  sortLabel?: string;
  onSort: () => void;
}

/** A head that sorts: a button inside, the direction on the head itself. */
export function SortTh({
  column,
  direction,
  sortLabel,
  onSort,
  numeric,
  className,
  children,
  ...rest
}: SortThProps) {
  const { shown, style } = useColumn(column);
  if (!shown) return null;
  const sorted = direction === 'ascending' || direction === 'descending';
  const Arrow = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown;
  return (
    <th
      {...rest}
      style={style}
      scope="col"
      // biome-ignore lint/a11y/noRedundantRoles: see the note at the top of the file
      role="columnheader"
      aria-sort={direction}
      className={clsx(headLook, numeric && 'text-right', className)}
    >
      <button
        type="button"
        onClick={onSort}
        aria-label={sortLabel}
        title={sortLabel}
        className={clsx(
          '-mx-1 inline-flex h-10 items-center gap-1 rounded-tile px-1 hover:text-ink',
          sorted && 'font-strong text-ink',
        )}
      >
        {children}
        <Arrow
          aria-hidden="true"
          className={clsx('size-4', !sorted && 'opacity-0 group-hover/row:opacity-100')}
        />
      </button>
    </th>
  );
}

export interface TdProps extends ComponentProps<'td'> {
  /** In a table whose columns are chosen: which one it is (`TableColumns`). */
  column?: string;
  /** Is before the value when the row is a card: the column's name. */
  label?: string;
  numeric?: boolean;
}

export function Td({ column, label, numeric, className, ...rest }: TdProps) {
  const { shown } = useColumn(column);
  if (!shown) return null;
  return (
    <td
      {...rest}
      // biome-ignore lint/a11y/noRedundantRoles: see the note at the top of the file
      role="cell"
      data-label={label}
      className={clsx(
        'h-row border-b border-line-soft px-2 py-1 first:pl-4 last:pr-4 group-last/row:border-b-0',
        numeric && 'text-right whitespace-nowrap',
        className,
      )}
    />
  );
}

interface CellPairProps {
  first: ReactNode;
  second: ReactNode;
  /** All of the second, where it may be cut. */
  title?: string | undefined;
}

/** What a cell says, and the quiet part under it; beside it where the rows stand close. */
export function CellPair({ first, second, title }: CellPairProps) {
  return (
    // Where the second part would be less than a few letters, it wraps out of sight.
    <span className="wrap-anywhere compact:@min-[40rem]:flex compact:@min-[40rem]:h-[1.4em] compact:@min-[40rem]:flex-wrap compact:@min-[40rem]:items-baseline compact:@min-[40rem]:gap-x-2 compact:@min-[40rem]:overflow-clip compact:@min-[40rem]:[overflow-clip-margin:3px]">
      <span className="block max-w-full @min-[40rem]:truncate compact:@min-[40rem]:flex-none">{first}</span>
      <span
        title={title}
        className="block text-small font-normal text-muted empty:hidden @min-[40rem]:truncate compact:@min-[40rem]:min-w-20 compact:@min-[40rem]:flex-1"
      >
        {second}
      </span>
    </span>
  );
}
