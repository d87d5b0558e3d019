import clsx from 'clsx';

/** The first letter of a person in a tinted square. Decorative: the name is beside it. */
export function Avatar({ initial, className }: { initial: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-grid flex-none place-items-center rounded-control bg-tint-strong font-strong text-link uppercase',
        className ?? 'size-10 office:size-8 office:text-small',
      )}
    >
      {initial}
    </span>
  );
}
