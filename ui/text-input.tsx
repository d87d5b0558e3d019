import type { ComponentProps } from 'react';
import { controlLook } from './control-look.ts';
import { useFieldControl } from './field.tsx';

/** One line of text. Put it in a Field. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} {...useFieldControl(rest)} className={controlLook(className)} />;
}

/** Several lines of text; grows with its content where the browser can. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      {...useFieldControl(rest)}
      className={controlLook(`field-sizing-content min-h-28! leading-normal ${className ?? ''}`)}
    />
  );
}
