import clsx from 'clsx';
import type { ReactNode } from 'react';
import { SearchInput } from './search-input.tsx';
import { Select } from './select.tsx';

interface ListFiltersProps {
  /** What is typed, as `useTypedSearch` keeps it; absent where there is nothing to search. */
  search?: { label: string; placeholder: string; typed: string; type: (typed: string) => void };
  /** FilterSelects, and what else stands in the row. */
  children: ReactNode;
}

/** The row over a list of the office: a search, then its filters. */
export function ListFilters({ search, children }: ListFiltersProps) {
  return (
    <search className="flex flex-wrap gap-2 pb-4">
      {search && (
        <SearchInput
          className="min-w-0 flex-1 max-md:basis-full md:max-w-120 md:min-w-[18rem]"
          label={search.label}
          placeholder={search.placeholder}
          // What the server takes of a search.
          maxLength={200}
          value={search.typed}
          onChange={(event) => search.type(event.target.value)}
        />
      )}
      {children}
    </search>
  );
}

interface FilterSelectProps<Value extends string> {
  label: string;
  /** What stands there while nothing is chosen: "All Statuses". */
  all: string;
  options: readonly (readonly [Value, string])[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
  /** Its width from 768 px on; else 11rem. */
  className?: string;
}

/** One filter of a list: everything, or one of the options. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, all, options, value, onChange, className = 'md:w-[11rem]' } = props;
  return (
    <Select
      className={clsx('max-md:flex-1 max-md:basis-[9rem]', className)}
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => onChange(options.find(([option]) => option === event.target.value)?.[0])}
    >
      <option value="">{all}</option>
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </Select>
  );
}
