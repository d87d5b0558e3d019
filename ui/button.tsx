import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is under way: a spinner, no second press, focus stays. Change the words too ("Saving..."). */
  busy?: boolean;
  /** Cannot be pressed now. It stays focusable and readable: say nearby why. */
  unavailable?: boolean;
}

/**
 * A button. It is never `disabled`, which would drop focus and hide it from people who use the keyboard:
 * busy and unavailable buttons carry `aria-disabled` and swallow presses, form submission included.
 */
export function Button({
  variant = 'outline',
  size = 'normal',
  busy = false,
  unavailable = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const blocked = busy || unavailable;
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (blocked) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={blocked || undefined}
      className={buttonLook(variant, size, blocked, className)}
      onClick={press}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
