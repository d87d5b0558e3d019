import clsx from 'clsx';
import { Search } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { controlLook } from './control-look.ts';
import { Select } from './select.tsx';

interface ListFiltersProps {
  /** What is typed, as `useTypedSearch` keeps it; absent where there is nothing to search. */
  search?: { label: string; placeholder: string; typed: string; type: (typed: string) => void };
  /** FilterSelects, and what else is in the row. */
  children: ReactNode;
}

/** The row over a list of the office: a search, then its filters. */
export function ListFilters({ search, children }: ListFiltersProps) {
  return (
    <search className="flex flex-wrap gap-2 pb-4 in-data-list-head:pb-0">
      {search && (
        <SearchInput
          className="min-w-0 flex-1 max-md:basis-full md:max-w-120 md:min-w-[14rem]"
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
  /** What is there while nothing is chosen: "All Statuses". */
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

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The accessible name; the placeholder may say the same. */
  label: string;
}

/** A box to search a list. The address should carry what is typed (`?q=`). */
export function SearchInput({ label, className, ...rest }: SearchInputProps) {
  return (
    <span className={clsx('relative block h-fit', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
      />
      <input {...rest} type="search" aria-label={label} className={controlLook('pl-11 office:pl-9.5')} />
    </span>
  );
}
