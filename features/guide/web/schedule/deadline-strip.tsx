import clsx from 'clsx';
import { Clock } from 'lucide-react';
import { daysBetween, reminderLeads } from '#features/schedule/rules/dates.ts';
import { nextDates } from '#features/schedule/rules/schedule/next-dates.ts';
import type { Schedule, ScheduledTask } from '#features/schedule/rules/schedule/schedule.ts';
import { scheduleTexts, taskActions } from '#features/schedule/texts/schedule.ts';
import { todayAsDay } from '#platform/browser/calendar-day.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Link } from '#ui/link.tsx';
import { sayDay } from './say-day.ts';

const texts = scheduleTexts.strip;

/** The most urgent date of what can be begun now; the others behind a line. Nothing when nothing is left to begin. */
export function DeadlineStrip({ schedule }: { schedule: Schedule }) {
  const [first, ...others] = nextDates(schedule);
  if (!first) return null;
  const presses = first.hopeless || daysBetween(todayAsDay(), first.beginBy) <= reminderLeads[0];
  return (
    <div className={clsx('grid gap-1 rounded-control p-4', presses ? 'bg-due' : 'bg-tint')}>
      <p
        className={clsx(
          'grid grid-cols-[auto_1fr] gap-x-3 font-strong',
          presses ? 'text-due-text' : 'text-ink',
        )}
      >
        <Clock aria-hidden="true" className={clsx('mt-px', !presses && 'text-link')} />
        {sentenceOf(first)}
      </p>
      {first.late && <p>{texts.lateDetail(sayDay(first.beginBy))}</p>}
      {first.hopeless && <p>{texts.hopeless}</p>}
      {others.length > 0 && (
        <Disclosure title={texts.more(others.length)}>
          <ul className="grid list-disc gap-1 pl-6">
            {others.map((task) => (
              <li key={task.id}>{sentenceOf(task)}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      <p>
        <Link to="/visa-process?view=timeline" className="inline-flex min-h-control items-center">
          {texts.timeline}
        </Link>
      </p>
    </div>
  );
}

/** "Order your FBI record by February 2, 2027"; of a paper that ages also not before when. */
function sentenceOf({ id, beginBy, late, fresh }: ScheduledTask): string {
  const action = taskActions[id];
  if (late) return texts.late(action);
  return fresh && fresh.from > todayAsDay()
    ? texts.between(action, sayDay(fresh.from), sayDay(beginBy))
    : texts.by(action, sayDay(beginBy));
}
