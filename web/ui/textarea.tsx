import type { ComponentProps } from 'react';
import { controlLook } from './control-look.ts';
import { useFieldControl } from './field.tsx';

/** Several lines of text; grows with its content where the browser can. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...rest}
      {...useFieldControl(rest)}
      className={controlLook(`field-sizing-content leading-normal ${className ?? ''}`)}
    />
  );
}
