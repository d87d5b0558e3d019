import clsx from 'clsx';
import { Route } from 'lucide-react';
import { daysBetween } from '#features/schedule/rules/dates.ts';
import { recordAge } from '#features/schedule/rules/record-age.ts';
import { type Schedule, type ScheduledTask, visaAhead } from '#features/schedule/rules/schedule/schedule.ts';
import { durationWords, longestWords } from '#features/schedule/texts/durations.ts';
import { nextActionTexts } from '#features/schedule/texts/next-action.ts';
import { taskActions } from '#features/schedule/texts/schedule.ts';
import { scheduleTimelineTexts } from '#features/schedule/texts/schedule-timeline.ts';
import { todayAsDay } from '#platform/browser/calendar-day.ts';
import { Link } from '#ui/link.tsx';
import { StatusMark } from '#ui/status-mark.tsx';
import { Tag } from '#ui/tag.tsx';
import { WholeRanges } from '#ui/whole-ranges.tsx';
import type { Guide } from '../../contract.ts';
import { type CourseTile, courseOf } from '../../rules/course.ts';
import { CourseFigure } from '../course-line.tsx';
import { sayDay } from '../use-schedule.ts';

const texts = scheduleTimelineTexts.timeline;

interface TimelineDaysProps {
  guide: Guide;
  schedule: Schedule;
  /** The saved schedule for comparison with the tried date; null when they are the same. */
  saved: Schedule | null;
}

/** Tasks by date, then the same as a bar chart. */
export function TimelineDays({ guide, schedule, saved }: TimelineDaysProps) {
  const course = courseOf(guide);
  const { tasks, anchor, appointment, move } = schedule;
  const visa = visaAhead(schedule, todayAsDay());
  const open = tasks.filter(({ done }) => !done);
  const dated = open.filter(({ fresh }) => fresh !== 'unknown');
  const finished = tasks.filter(({ done }) => done);
  const fromMove = anchor === 'move_in';
  // No grid around what may be broken between two pages: its rows are printed over each other.
  return (
    <div className="space-y-6">
      <div className="space-y-2">
        <h3 className="text-lead">{texts.steps}</h3>
        {open.length > 0 && <p className="max-w-read text-small text-muted">{texts.longest}</p>}
        <ol aria-label={texts.steps} className="rounded-card border border-line bg-surface">
          {open.map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              tile={course.find(({ id }) => id === task.step)}
              before={saved?.tasks.find(({ id }) => id === task.id)}
              young={recordAge(guide.durations)}
            />
          ))}
          <Milestone
            tile={course.at(-2)}
            title={fromMove ? texts.appointmentFrom : texts.appointment}
            when={sayDay(appointment)}
          />
          {visa && (
            <Milestone
              tile={course.at(-1)}
              title={texts.visaTitle}
              when={texts.between(sayDay(visa.earliest), sayDay(visa.latest))}
            />
          )}
          {move && <Milestone title={texts.move_in} when={sayDay(move.day)} />}
        </ol>
      </div>
      {dated.length > 0 && <TimelineBars tasks={dated} appointment={appointment} />}
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

const { row: rowTexts, marks } = scheduleTimelineTexts.timeline;

/** Rows beside the tiles of their steps. */
const spine = 'relative grid gap-1 border-b border-l-4 border-b-line p-4 pl-18 last:border-b-0 print:py-2';
const spineTile = 'absolute top-4 left-4 size-10 rounded-tile';

interface TaskRowProps {
  task: ScheduledTask;
  tile: CourseTile | undefined;
  before: ScheduledTask | undefined;
  /** Below how many days consulates take a criminal record. */
  young: number;
}

/** A task: its date, duration, and whether others wait for it. */
function TaskRow({ task, tile, before, young }: TaskRowProps) {
  const { id, step, beginBy, doneBy, lastBegin, slack, critical, late, hopeless, fresh } = task;
  const moved = before && !before.done && before.beginBy !== beginBy;
  return (
    <li className={clsx(spine, critical ? 'border-l-gold' : 'border-l-transparent')}>
      {tile && <CourseFigure tile={tile} className={spineTile} />}
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
      {fresh === 'unknown' ? (
        <p className="max-w-read">{nextActionTexts.document.notBefore}</p>
      ) : (
        <dl className="grid gap-x-6 sm:grid-cols-2">
          <Day name={rowTexts.begin} day={beginBy} />
          <Day name={rowTexts.done} day={doneBy} />
        </dl>
      )}
      {moved && <p className="text-small text-muted">{rowTexts.was(sayDay(before.beginBy))}</p>}
      <p className="max-w-read text-small text-muted">
        <WholeRanges>{timeOf(task)}</WholeRanges>
        {slack > 0 && !critical && ` ${rowTexts.spare(slack)}.`}
        {late && lastBegin >= todayAsDay() && !hopeless && ` ${rowTexts.fast(sayDay(lastBegin))}`}
      </p>
      {fresh && fresh !== 'unknown' && fresh.from > todayAsDay() && (
        <p className="max-w-read text-small">
          {rowTexts.fresh(sayDay(fresh.from), young, sayDay(fresh.issuedFrom))}
        </p>
      )}
    </li>
  );
}

function timeOf({ id, takes }: ScheduledTask): string {
  if (id === 'nif-number') return rowTexts.nif(longestWords(takes));
  return id === 'apostille' ? rowTexts.apostille(longestWords(takes)) : rowTexts.takes(durationWords(takes));
}

const Day = ({ name, day }: { name: string; day: string }) => (
  <div className="flex flex-wrap gap-x-2">
    <dt className="text-muted">{name}</dt>
    <dd className="font-medium tabular-nums">
      <time dateTime={day}>{sayDay(day)}</time>
    </dd>
  </div>
);

interface MilestoneProps {
  tile?: CourseTile | undefined;
  title: string;
  when: string;
}

function Milestone({ tile, title, when }: MilestoneProps) {
  return (
    <li className={clsx(spine, 'border-l-transparent bg-tint')}>
      {tile && <CourseFigure tile={tile} className={spineTile} />}
      <p className="font-strong">{title}</p>
      <p className="font-medium tabular-nums">{when}</p>
    </li>
  );
}

interface TimelineBarsProps {
  /** Sorted by start. */
  tasks: readonly ScheduledTask[];
  appointment: string;
}

/** The tasks as bars from the first start to the appointment; hidden from screen readers. */
function TimelineBars({ tasks, appointment }: TimelineBarsProps) {
  const today = todayAsDay();
  const from = [today, ...tasks.map(({ beginBy }) => beginBy)].sort()[0] ?? today;
  const all = Math.max(1, daysBetween(from, appointment));
  // Tasks of minutes stay visible.
  const thin = all / 100;
  return (
    <div aria-hidden="true" className="grid break-inside-avoid gap-2">
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
