import clsx from 'clsx';
import { Link } from 'react-router';
import { BETA, BRAND } from '#platform/shared/texts/brand.ts';

/** The mark: one tile, a gold course from a white ring to a gold one. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={clsx('flex-none', className ?? 'size-9')}>
      <rect width="40" height="40" rx="4" fill="var(--mark-ground)" />
      <path d="M0 26.5A13.5 13.5 0 0 1 13.5 40" fill="none" stroke="var(--mark-ring)" strokeWidth="3.4" />
      <path d="M23.5 0A16.5 16.5 0 0 0 40 16.5V4a4 4 0 0 0-4-4z" fill="var(--mark-course)" />
      <path
        d="M10.5 29.5C20 27.5 17.5 16 28 12"
        fill="none"
        stroke="var(--mark-course)"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Mark and name, leading home. */
export function Brand({ to = '/', className }: { to?: string; className?: string }) {
  return (
    <Link
      to={to}
      className={clsx(
        'inline-flex min-h-control flex-none items-center gap-2.5 rounded-tile font-display text-[1.45rem] leading-none font-[500] tracking-[-0.01em] text-heading no-underline',
        className,
      )}
    >
      <BrandMark />
      {BRAND}
    </Link>
  );
}

/** The word that says the product is not finished. */
export function BetaMark({ className }: { className?: string }) {
  return (
    <span
      className={clsx(
        'rounded-tile border-[1.5px] border-current px-1.5 py-px text-[0.778rem] leading-snug font-strong text-muted office:text-small office:border office:border-line office:font-normal',
        className,
      )}
    >
      {BETA}
    </span>
  );
}
