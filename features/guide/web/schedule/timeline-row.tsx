import clsx from 'clsx';
import { Route } from 'lucide-react';
import type { ScheduledTask } from '#features/schedule/rules/schedule/schedule.ts';
import { tasks } from '#features/schedule/rules/schedule/tasks.ts';
import { durationWords } from '#features/schedule/texts/durations.ts';
import { taskActions } from '#features/schedule/texts/schedule.ts';
import { scheduleTimelineTexts } from '#features/schedule/texts/schedule-timeline.ts';
import { todayAsDay } from '#platform/browser/calendar-day.ts';
import { Link } from '#ui/link.tsx';
import { StatusMark } from '#ui/status-mark.tsx';
import { Tag } from '#ui/tag.tsx';
import { WholeRanges } from '#ui/whole-ranges.tsx';
import { sayDay } from './say-day.ts';

const { row: texts, marks } = scheduleTimelineTexts.timeline;

/** One thing to do: by when, how long it takes, and whether the rest waits for it. */
export function TaskRow({ task, before }: { task: ScheduledTask; before: ScheduledTask | undefined }) {
  const { id, step, beginBy, doneBy, lastBegin, slack, critical, late, hopeless, fresh } = task;
  const moved = before && !before.done && before.beginBy !== beginBy;
  return (
    <li
      className={clsx(
        'grid gap-1 border-b border-l-4 border-b-line p-4 last:border-b-0 print:py-2',
        critical ? 'border-l-gold' : 'border-l-transparent',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={`/visa-process#${step}`} className="font-strong">
          {taskActions[id]}
        </Link>
        {critical && (
          <Tag tone="next" icon={Route}>
            {marks.longest}
          </Tag>
        )}
        {hopeless ? (
          <StatusMark tone="bad">{marks.hopeless}</StatusMark>
        ) : (
          late && <StatusMark tone="due">{marks.late}</StatusMark>
        )}
      </p>
      <dl className="grid gap-x-6 sm:grid-cols-2">
        <Day name={texts.begin} day={beginBy} />
        <Day name={texts.done} day={doneBy} />
      </dl>
      {moved && <p className="text-small text-muted">{texts.was(sayDay(before.beginBy))}</p>}
      <p className="max-w-read text-small text-muted">
        <WholeRanges>{timeOf(id)}</WholeRanges>
        {slack > 0 && !critical && ` ${texts.spare(slack)}.`}
        {late && lastBegin >= todayAsDay() && !hopeless && ` ${texts.fast(sayDay(lastBegin))}`}
      </p>
      {fresh && fresh.from > todayAsDay() && (
        <p className="max-w-read text-small">{texts.fresh(sayDay(fresh.from), sayDay(fresh.issuedFrom))}</p>
      )}
    </li>
  );
}

function timeOf(id: ScheduledTask['id']): string {
  if (id === 'nif-number') return texts.nif;
  return id === 'apostille' ? texts.apostille : texts.takes(durationWords(tasks[id].takes));
}

const Day = ({ name, day }: { name: string; day: string }) => (
  <div className="flex flex-wrap gap-x-2">
    <dt className="text-muted">{name}</dt>
    <dd className="font-medium tabular-nums">
      <time dateTime={day}>{sayDay(day)}</time>
    </dd>
  </div>
);

/** A day to which everything leads. */
export function Milestone({ title, when }: { title: string; when: string }) {
  return (
    <li className="grid gap-1 border-b border-l-4 border-b-line border-l-transparent bg-tint p-4 last:border-b-0 print:py-2">
      <p className="font-strong">{title}</p>
      <p className="font-medium tabular-nums">{when}</p>
    </li>
  );
}
