import type { TimelineStep } from '#features/schedule/rules/timeline.ts';

const msOfDay = 86_400_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / msOfDay;

interface TimelineBarProps {
  step: TimelineStep;
  start: string;
  end: string;
}

/** Where a step lies between the first day and the last: dark when all goes fast, pale as long as it may take. */
export function TimelineBar({ step: { begins, ends }, start, end }: TimelineBarProps) {
  const all = Math.max(1, daysBetween(start, end));
  const at = daysBetween(start, begins.earliest);
  // What takes minutes is drawn as a day.
  const sure = Math.max(1, daysBetween(begins.earliest, ends.earliest));
  const most = Math.max(1, daysBetween(begins.earliest, ends.latest));
  return (
    <svg
      viewBox={`0 0 ${all} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-2 w-full rounded-tile bg-track print:hidden"
    >
      <rect x={at} width={most} height="1" className="fill-(--maybe-brush)" />
      <rect x={at} width={sure} height="1" className="fill-bar" />
    </svg>
  );
}
