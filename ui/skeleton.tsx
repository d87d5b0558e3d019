import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Spinner } from './button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** One grey shape; give it the height of what will be there. Appears after 300 ms. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-appear rounded-control bg-well', className)} />;
}

/** A screen that is coming: shapes for the eye, words for the ear ("Loading your documents..."). */
export function LoadingArea({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

/** A short wait with a spinner and its words. */
export function Loading({ label, className }: { label: string; className?: string }) {
  return (
    <div
      role="status"
      className={clsx('flex animate-appear items-center justify-center gap-3 p-6 text-muted', className)}
    >
      <Spinner />
      {label}
    </div>
  );
}
