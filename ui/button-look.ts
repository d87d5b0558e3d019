import clsx from 'clsx';

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
