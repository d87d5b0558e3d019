import clsx from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import type { Icon } from './icon.ts';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
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

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: Icon;
  /** What it does, in words: the accessible name and the tooltip. */
  label: string;
}

/** A square button with an icon only. Prefer words; use it for Dismiss, row menus and toolbars. */
export function IconButton({ icon: Glyph, label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={clsx(
        'inline-grid size-control flex-none place-items-center rounded-control text-muted transition-colors',
        'hover:bg-well hover:text-ink',
        className,
      )}
    >
      <Glyph aria-hidden="true" />
    </button>
  );
}

/**
 * primary: the one filled button of a card or screen. outline: everything else.
 * danger: filled red, deletes or rejects. quiet: underlined, link-like, without an edge in forced colors too. plain: no edge, for toolbars and menus.
 */
export type ButtonVariant = 'primary' | 'outline' | 'danger' | 'quiet' | 'plain';

/** big: the call to action of a page. */
export type ButtonSize = 'normal' | 'big';

const shape =
  'inline-flex items-center justify-center gap-2 rounded-control border-(length:--control-edge) py-2 ' +
  'leading-tight text-center transition-colors select-none';

const looks: Record<ButtonVariant, string> = {
  primary: 'font-strong border-transparent bg-action text-on-action hover:bg-action-hover',
  outline:
    'font-strong office:font-medium border-control bg-surface text-link hover:border-link hover:bg-tint office:text-ink',
  danger: 'font-strong border-transparent bg-bad-action text-on-bad hover:bg-bad-action-hover',
  quiet: 'font-medium border-transparent forced-colors:border-[Canvas] prose-link',
  plain: 'font-medium border-transparent text-ink hover:bg-well',
};

const unavailable = 'font-strong border-line bg-well text-muted cursor-not-allowed';

/** Class names of a button; used by Button and ButtonLink so that both look the same. */
export function buttonLook(
  variant: ButtonVariant,
  size: ButtonSize,
  isUnavailable: boolean,
  className?: string,
) {
  return clsx(
    shape,
    size === 'big' ? 'min-h-tile text-lead' : 'min-h-control',
    // A quiet button lines up with the text above it.
    variant === 'quiet' ? 'px-0' : size === 'big' ? 'px-7' : 'px-control-px',
    isUnavailable ? unavailable : looks[variant],
    className,
  );
}

/** A turning ring. Decorative: say in words beside it what is going on. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={clsx('size-icon flex-none animate-spin', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
