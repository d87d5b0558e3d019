import clsx from 'clsx';
import { daysBetween } from '#features/schedule/rules/dates.ts';
import type { ScheduledTask } from '#features/schedule/rules/schedule/schedule.ts';
import { taskActions } from '#features/schedule/texts/schedule.ts';
import { scheduleTimelineTexts } from '#features/schedule/texts/schedule-timeline.ts';
import { todayAsDay } from '#platform/browser/calendar-day.ts';
import { sayDay } from './say-day.ts';

interface TimelineBarsProps {
  /** By the day to begin. */
  tasks: readonly ScheduledTask[];
  appointment: string;
}

/** The list once more, for the eye alone: from the first day to begin until the appointment. */
export function TimelineBars({ tasks, appointment }: TimelineBarsProps) {
  const today = todayAsDay();
  const from = [today, ...tasks.map(({ beginBy }) => beginBy)].sort()[0] ?? today;
  const all = Math.max(1, daysBetween(from, appointment));
  // What takes minutes is still to be seen.
  const thin = all / 100;
  return (
    <div aria-hidden="true" className="grid gap-2">
      <p className="font-strong">{scheduleTimelineTexts.timeline.bars}</p>
      <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[minmax(0,15rem)_1fr] print:grid-cols-[15rem_1fr]">
        {tasks.map(({ id, beginBy, doneBy, critical }) => (
          <div
            key={id}
            className="grid items-center gap-y-0.5 sm:col-span-2 sm:grid-cols-subgrid print:col-span-2 print:grid-cols-subgrid"
          >
            <span className="text-small">{taskActions[id]}</span>
            <svg
              viewBox={`0 0 ${all} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
              className="block h-3 w-full rounded-tile bg-track"
            >
              <rect
                x={daysBetween(from, beginBy)}
                width={Math.max(thin, daysBetween(beginBy, doneBy))}
                height="1"
                className={clsx(critical ? 'fill-gold' : 'fill-bar')}
              />
              {today > from && (
                <rect x={daysBetween(from, today)} width={thin / 2} height="1" className="fill-ink" />
              )}
            </svg>
          </div>
        ))}
        <div className="flex justify-between gap-4 text-small text-muted sm:col-start-2 print:col-start-2">
          <span>{sayDay(from)}</span>
          <span>{sayDay(appointment)}</span>
        </div>
      </div>
    </div>
  );
}
