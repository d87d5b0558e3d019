import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** A lime-washed panel with a hairline edge; no shadow. `padded` is 24 px on phones, 32 above (office 16). */
export function Card({
  padded = true,
  className,
  ...rest
}: ComponentProps<'section'> & { padded?: boolean }) {
  return (
    <section
      {...rest}
      className={clsx('rounded-card border border-line bg-surface', padded && 'p-card', className)}
    />
  );
}

export interface CardHeaderProps {
  title: ReactNode;
  /** Give it to the Card as `aria-labelledby`. */
  id?: string;
  /** On the same line, at the end: a figure with its noun, or a quiet action. */
  aside?: ReactNode;
  className?: string;
}

/** The card's `h2`. In the office it sits on a line of its own with a rule under it when the card is not padded. */
export function CardHeader({ title, id, aside, className }: CardHeaderProps) {
  return (
    <div className={clsx('flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1', className)}>
      <h2 id={id} className="min-w-0 wrap-anywhere text-xl office:text-lead">
        {title}
      </h2>
      {aside && <div className="text-muted office:text-small">{aside}</div>}
    </div>
  );
}
