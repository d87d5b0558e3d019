import clsx from 'clsx';
import type { ComponentProps } from 'react';
import type { Icon } from './icon.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
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
