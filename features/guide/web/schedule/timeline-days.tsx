import type { Schedule } from '#features/schedule/rules/schedule/schedule.ts';
import { taskActions } from '#features/schedule/texts/schedule.ts';
import { scheduleTimelineTexts } from '#features/schedule/texts/schedule-timeline.ts';
import { StatusMark } from '#ui/status-mark.tsx';
import { sayDay } from './say-day.ts';
import { TimelineBars } from './timeline-bars.tsx';
import { Milestone, TaskRow } from './timeline-row.tsx';

const texts = scheduleTimelineTexts.timeline;

interface TimelineDaysProps {
  schedule: Schedule;
  /** What is saved, beside which another day is shown; null when it is the same. */
  saved: Schedule | null;
}

/** What to do in order of the days, then the same as bars. */
export function TimelineDays({ schedule, saved }: TimelineDaysProps) {
  const { tasks, anchor, appointment, visa, move } = schedule;
  const open = tasks.filter(({ done }) => !done);
  const finished = tasks.filter(({ done }) => done);
  const fromMove = anchor === 'move_in';
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h3 className="text-lead">{texts.steps}</h3>
        {open.length > 0 && <p className="max-w-read text-small text-muted">{texts.longest}</p>}
        <ol aria-label={texts.steps} className="grid rounded-card border border-line bg-surface">
          {open.map((task) => (
            <TaskRow key={task.id} task={task} before={saved?.tasks.find(({ id }) => id === task.id)} />
          ))}
          <Milestone
            title={fromMove ? texts.appointmentFrom : texts.appointment}
            when={sayDay(appointment)}
          />
          <Milestone
            title={texts.visaTitle}
            when={texts.between(sayDay(visa.earliest), sayDay(visa.latest))}
          />
          {move && <Milestone title={texts.move_in} when={sayDay(move.day)} />}
        </ol>
      </div>
      {open.length > 0 && <TimelineBars tasks={open} appointment={appointment} />}
      {finished.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-lead">{texts.finished}</h3>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {finished.map(({ id }) => (
              <li key={id}>
                <StatusMark tone="done" className="whitespace-normal!">
                  {taskActions[id]}
                </StatusMark>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="max-w-read text-small text-muted">{texts.advice}</p>
    </div>
  );
}
