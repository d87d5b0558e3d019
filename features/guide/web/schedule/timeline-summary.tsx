import { daysBetween } from '#features/schedule/rules/dates.ts';
import type { Schedule } from '#features/schedule/rules/schedule/schedule.ts';
import { dateTexts } from '#features/schedule/texts/dates.ts';
import { scheduleTimelineTexts } from '#features/schedule/texts/schedule-timeline.ts';
import { todayAsDay } from '#platform/browser/calendar-day.ts';
import { Link } from '#ui/link.tsx';
import { StatusMark } from '#ui/status-mark.tsx';
import { sayDay } from './say-day.ts';

const texts = scheduleTimelineTexts.timeline;
const tones = { comfortable: 'good', tight: 'due', too_soon: 'bad' } as const;

/** From which day it is counted, whether that leaves enough time, and when the visa is likely there. */
export function TimelineSummary({ schedule }: { schedule: Schedule }) {
  const { anchor, appointment, tasks, fit, safe, soonest, visa, move } = schedule;
  const open = tasks.some(({ done }) => !done);
  return (
    <div className="grid max-w-read gap-2">
      <p>
        {anchor === 'move_in' && move
          ? texts.anchor.move_in(sayDay(move.day), sayDay(appointment))
          : `${texts.anchor.appointment(sayDay(appointment))} ${dateTexts.left(daysBetween(todayAsDay(), appointment))}.`}
      </p>
      {open ? (
        <p>
          <StatusMark tone={tones[fit]} className="items-start! text-base! whitespace-normal!">
            {texts.fit[fit]}
          </StatusMark>
        </p>
      ) : (
        <p className="font-strong text-good-text">{texts.allDone}</p>
      )}
      {open && fit !== 'comfortable' && <p>{texts.firstDays(sayDay(safe), sayDay(soonest))}</p>}
      <p>
        {texts.visa(sayDay(visa.earliest), sayDay(visa.latest))}
        {anchor === 'appointment' && move && ` ${texts.move[move.fit](sayDay(move.day))}`}
      </p>
      <p className="no-print">
        <Link to="/dashboard#dates" className="inline-flex min-h-control items-center">
          {texts.change}
        </Link>
      </p>
    </div>
  );
}
