import clsx from 'clsx';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlLook } from './control-look.ts';

export interface SearchInputProps extends Omit<ComponentProps<'input'>, 'type'> {
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
