import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Keeps the label for screen readers only (rows of a table). */
  hideLabel?: boolean;
}

/** A tick box with its words; the whole line is the target. */
export function Checkbox({ label, hint, hideLabel, className, id, ...rest }: CheckboxProps) {
  const made = useId();
  const boxId = id ?? made;
  return (
    <div
      className={clsx(
        'grid grid-cols-[auto_1fr] items-start gap-x-3',
        hideLabel && 'size-control place-items-center',
        className,
      )}
    >
      <span className="relative grid min-h-control place-items-center">
        <input
          {...rest}
          id={boxId}
          type="checkbox"
          aria-describedby={hint ? `${boxId}-hint` : rest['aria-describedby']}
          className={clsx(
            'peer size-7 appearance-none rounded-tile border-2 border-control bg-surface office:size-5 office:border',
            'checked:border-action checked:bg-action indeterminate:border-action indeterminate:bg-action',
            'before:absolute before:-inset-x-2.5 before:inset-y-0 hover:border-link',
            'forced-colors:appearance-auto',
          )}
        />
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="pointer-events-none absolute hidden size-5 text-on-action peer-checked:block peer-indeterminate:hidden office:size-3.5 forced-colors:hidden"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="m5 12.5 5 5 9-11" />
        </svg>
        {/* Some of what it is for is chosen. */}
        <span
          aria-hidden="true"
          className="pointer-events-none absolute hidden h-0.5 w-3 rounded-full bg-on-action peer-indeterminate:block office:w-2.5 forced-colors:hidden"
        />
      </span>
      <label
        htmlFor={boxId}
        className={clsx(
          hideLabel ? 'sr-only' : 'flex min-h-control cursor-pointer flex-col justify-center py-2',
        )}
      >
        <span>{label}</span>
        {hint && (
          <span id={`${boxId}-hint`} className="text-small text-muted">
            {hint}
          </span>
        )}
      </label>
    </div>
  );
}
