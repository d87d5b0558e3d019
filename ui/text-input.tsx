import type { ComponentProps } from 'react';
import { controlLook } from './control-look.ts';
import { useFieldControl } from './field.tsx';

/** One line of text. Put it in a Field; spread react-hook-form's `register()` on it. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} {...useFieldControl(rest)} className={controlLook(className)} />;
}
