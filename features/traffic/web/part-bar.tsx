import clsx from 'clsx';

/** A bar that shows a part of a whole, true to scale. What it says stands in words beside it. */
export function PartBar({ part, thick, className }: { part: number; thick?: boolean; className?: string }) {
  const width = Math.max(0, Math.min(1, part)) * 100;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className={clsx('block', thick ? 'h-4 w-full' : 'h-1.5 w-16 rounded-full', className)}
    >
      {!thick && <rect width="100" height="10" className="fill-track" />}
      {/* What is there can be seen, however little it is. */}
      <rect width={part > 0 ? Math.max(width, thick ? 0.4 : 1.5) : 0} height="10" className="fill-bar" />
    </svg>
  );
}
