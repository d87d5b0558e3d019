import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlLook } from './control-look.ts';
import { useFieldControl } from './field.tsx';

/** The browser's own list, the best there is on touch. Children are `option` elements. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={clsx('relative block h-fit', className)}>
      <select
        {...rest}
        {...useFieldControl(rest)}
        className={controlLook('appearance-none pr-11 whitespace-pre-wrap')}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
