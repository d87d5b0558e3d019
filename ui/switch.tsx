import { type ComponentProps, type ReactNode, useId } from 'react';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** On or off, with its words, which are a target too. It takes effect when the form is saved. */
export function Switch({ label, hint, id, ...rest }: SwitchProps) {
  const made = useId();
  const ownId = id ?? made;
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-x-4">
      <div>
        <label htmlFor={ownId} className="flex min-h-control cursor-pointer items-center font-strong">
          {label}
        </label>
        {hint && (
          <p id={`${ownId}-hint`} className="text-small text-muted">
            {hint}
          </p>
        )}
      </div>
      <span className="relative grid min-h-control place-items-center">
        <input
          {...rest}
          id={ownId}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the browser tells whether a checkbox is checked
          role="switch"
          aria-describedby={hint ? `${ownId}-hint` : rest['aria-describedby']}
          className="peer h-7 w-12 appearance-none rounded-full border-2 border-control bg-well checked:border-action checked:bg-action before:absolute before:-inset-x-2 before:inset-y-0 hover:border-link forced-colors:appearance-auto"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute left-1 size-5 rounded-full border border-control bg-control transition-transform peer-checked:translate-x-5 peer-checked:border-surface peer-checked:bg-surface forced-colors:hidden"
        />
      </span>
    </div>
  );
}
