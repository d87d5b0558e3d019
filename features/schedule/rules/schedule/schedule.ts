import { activeStatuses } from '#features/applications/rules/applications.ts';
import {
  type RequiredDocument,
  requiredDocuments,
  sortPapers,
} from '#features/documents/rules/document-types.ts';
import type { Durations } from '#features/facts/durations.ts';
import type { StepDays } from '#features/guide/rules/course.ts';
import { type GuideFacts, guideSteps } from '#features/guide/rules/guide.ts';
import { type GuideStepId, guideStepIds } from '#features/guide/rules/guide-items.ts';
import { type Duration, dayOf, daysOf, numberOf } from '#platform/shared/day-numbers.ts';
import { decisionOf } from '../durations.ts';
import type { NotYet } from '../next-action.ts';
import { checkRecord, recordAge } from '../record-age.ts';
import type { Span } from '../timeline.ts';
import { backwards, forwards, type TaskId, taskIds, tasks, timeOf } from './tasks.ts';

/** The saved days that a schedule needs, 'YYYY-MM-DD'. */
export interface SavedDays {
  appointment: string | null;
  handed_in: string | null;
  move_in: string | null;
  criminal_record_issued: string | null;
}

/** Days are 'YYYY-MM-DD'. */
export interface ScheduledTask {
  id: TaskId;
  step: GuideStepId;
  done: boolean;
  takes: Duration;
  /** The latest begin if everything takes its longest; may have passed. */
  beginBy: string;
  doneBy: string;
  /** The same if everything takes its shortest. */
  lastBegin: string;
  lastDone: string;
  /** Days between the earliest and the latest begin. Negative: in time only if things go faster. */
  slack: number;
  /** On the critical path. */
  critical: boolean;
  /** `beginBy` has passed, and it has not begun or began after it. */
  late: boolean;
  /** Not in time even with the shortest times. */
  hopeless: boolean;
  /**
   * For a paper that gets too old: ordered before `from` or issued before `issuedFrom` it is too old for some.
   * `unknown` until the appointment is saved: a day counted from the move could be too early.
   */
  fresh: { from: string; issuedFrom: string } | 'unknown' | null;
}

/** comfortable: in time with the longest times. tight: only if some go faster. too_soon: not even with the shortest. */
export type ScheduleFit = 'comfortable' | 'tight' | 'too_soon';

export interface Schedule {
  /** The saved day that everything is counted back from; `handed_in`: the appointment is over. */
  anchor: 'appointment' | 'handed_in' | 'move_in';
  /** Saved, or the latest that leaves the visa its time before the move. When the papers are handed in. */
  appointment: string;
  /** Sorted by `beginBy`. */
  tasks: ScheduledTask[];
  fit: ScheduleFit;
  /** The first possible appointment with the longest times, and with the shortest. */
  safe: string;
  soonest: string;
  /** Between which days the visa is likely there; null once it is decided. */
  visa: Span | null;
  /** The saved day of the move, and whether the visa comes before it; null once that is decided. */
  move: { day: string; fit: ScheduleFit } | null;
}

/**
 * Schedules the tasks until the appointment, backwards from it and forwards from today; null without a saved day in the
 * future. With only a day for the move, the appointment is counted back from it.
 */
export function scheduleOf(
  facts: GuideFacts,
  days: SavedDays,
  today: string,
  durations: Durations,
): Schedule | null {
  const anchor = anchorOf(facts, days, today, durations);
  if (!anchor) return null;
  const { appointment } = anchor;
  const done =
    anchor.kind === 'handed_in'
      ? new Set(taskIds)
      : doneTasks(facts, { issued: days.criminal_record_issued, appointment }, today, durations);
  const now = numberOf(today);
  const target = numberOf(appointment);
  const unneeded = unneededTasks(facts);
  for (const id of unneeded) done.add(id);
  const begun = begunTasks(facts, done);
  const lengths = { done, begun, durations };
  const late = backwards(target, lengths, 1);
  const lateFast = backwards(numberOf(anchor.lastAppointment), lengths, 0);
  const early = forwards(now, lengths, 1);
  const earlyFast = forwards(now, lengths, 0);
  const slackOf = (id: TaskId) => late[id].begin - early[id].begin;
  const open = taskIds.filter((id) => !done.has(id));
  const least = Math.min(...open.map(slackOf));

  const all = taskIds
    .filter((id) => !unneeded.includes(id))
    .map((id): ScheduledTask => {
      const isDone = done.has(id);
      return {
        id,
        step: tasks[id].step,
        done: isDone,
        takes: timeOf(id, durations),
        beginBy: dayOf(late[id].begin),
        doneBy: dayOf(late[id].end),
        lastBegin: dayOf(lateFast[id].begin),
        lastDone: dayOf(lateFast[id].end),
        slack: slackOf(id),
        critical: !isDone && slackOf(id) === least,
        late: !isDone && late[id].begin < (begun.get(id) ?? now),
        hopeless: !isDone && lateFast[id].begin < earlyFast[id].begin,
        fresh: ages.includes(id) && !isDone ? freshOf(id, anchor.kind, target, durations) : null,
      };
    });
  const [safe, soonest] = [early.interview.end, earlyFast.interview.end];
  const visa = activeStatuses.includes(facts.status) ? decisionOf(appointment, durations) : null;
  return {
    anchor: anchor.kind,
    appointment,
    tasks: all.sort((one, other) => one.beginBy.localeCompare(other.beginBy)),
    fit: fitOf(safe, target, soonest, numberOf(anchor.lastAppointment)),
    safe: dayOf(safe),
    soonest: dayOf(soonest),
    visa,
    move: moveOf(days.move_in, visa, today),
  };
}

interface Anchor {
  kind: Schedule['anchor'];
  appointment: string;
  /** The last one in time if the decision takes its shortest. */
  lastAppointment: string;
}

/** A past appointment counts only when it was kept; until then no day is known, not from the move either. */
function anchorOf(
  facts: GuideFacts,
  { appointment, handed_in, move_in }: SavedDays,
  today: string,
  durations: Durations,
): Anchor | undefined {
  if (handed_in !== null) return { kind: 'handed_in', appointment: handed_in, lastAppointment: handed_in };
  const kept = facts.completed.interview !== undefined;
  if (appointment !== null)
    return appointment >= today || kept
      ? { kind: 'appointment', appointment, lastAppointment: appointment }
      : undefined;
  if (move_in === null || move_in < today) return undefined;
  const [least, most] = daysOf(durations['processing-time']);
  const [safe, last] = [dayOf(numberOf(move_in) - most), dayOf(numberOf(move_in) - least)];
  return { kind: 'move_in', appointment: safe, lastAppointment: last };
}

const fitOf = (safe: number, target: number, soonest: number, last: number): ScheduleFit =>
  safe <= target ? 'comfortable' : soonest <= last ? 'tight' : 'too_soon';

function moveOf(move: string | null, visa: Span | null, today: string): Schedule['move'] {
  if (move === null || move < today || visa === null) return null;
  const { earliest, latest } = visa;
  return { day: move, fit: move >= latest ? 'comfortable' : move >= earliest ? 'tight' : 'too_soon' };
}

/** The record gets too old, and its apostille is for it. */
const ages: readonly TaskId[] = ['criminal-record', 'apostille'];

/** Consulates' lists ask for a young record (record-age.ts); it may arrive in its shortest time. */
function freshOf(
  id: TaskId,
  anchor: Schedule['anchor'],
  target: number,
  durations: Durations,
): ScheduledTask['fresh'] {
  if (anchor === 'move_in') return 'unknown';
  if (id !== 'criminal-record') return null;
  const issued = target - (recordAge(durations) - 1);
  const [least] = daysOf(timeOf('criminal-record', durations));
  return { from: dayOf(issued - least), issuedFrom: dayOf(issued) };
}

/**
 * Returns the tasks that are done. A criminal record that will be older than six months at the appointment is not, even
 * when it was uploaded. `issued` is the record's day as saved.
 */
function doneTasks(
  facts: GuideFacts,
  { issued, appointment }: { issued: string | null; appointment: string },
  today: string,
  durations: Durations,
): Set<TaskId> {
  const behind = new Set(guideSteps(facts).flatMap(({ id, state }) => (state === 'completed' ? [id] : [])));
  const done = new Set<TaskId>();
  const { completed, documentTypes, nifDocument } = facts;
  if (behind.has('nif-number') || completed['nif-received'] !== undefined || nifDocument)
    done.add('nif-number');
  if (behind.has('nif-document') || nifDocument) done.add('nif-document');
  for (const type of requiredDocuments)
    if (behind.has('documents') || documentTypes.includes(type)) done.add(type);
  if (done.has('criminal-record')) done.add('apostille');
  if (issued !== null) done.add('criminal-record');
  if (behind.has('online-application') || completed['submit-and-confirm'] !== undefined)
    done.add('online-application');
  if (behind.has('interview')) done.add('interview');
  else if (issued !== null && isTooOld({ issued, appointment }, today, durations)) {
    done.delete('criminal-record');
    done.delete('apostille');
  }
  return done;
}

/** The tax number, from the day on which its papers were handed over. */
function begunTasks({ completed }: GuideFacts, done: ReadonlySet<TaskId>): Map<TaskId, number> {
  const asked = completed['nif-papers'];
  return new Map(asked && !done.has('nif-number') ? [['nif-number', numberOf(asked.slice(0, 10))]] : []);
}

/** Papers that were set aside: they take no time and have no dates. */
function unneededTasks(facts: GuideFacts): TaskId[] {
  return sortPapers(facts).aside.flatMap((type): TaskId[] =>
    type === 'criminal-record' ? [type, 'apostille'] : [type],
  );
}

function isTooOld(
  record: { issued: string; appointment: string },
  today: string,
  durations: Durations,
): boolean {
  const check = checkRecord(record, today, durations);
  return check.at === 'appointment' && check.fits === 'nowhere';
}

/** The open tasks without open dependencies and with a known day, the most urgent first. */
export function nextDates(schedule: Schedule): ScheduledTask[] {
  const isOpen = (id: ScheduledTask['id']) => schedule.tasks.some((task) => task.id === id && !task.done);
  return schedule.tasks.filter(
    ({ id, done, fresh }) => !done && fresh !== 'unknown' && !tasks[id].after.some(isOpen),
  );
}

/** The first begin and the last end of several open tasks. */
export type OpenDates = Pick<ScheduledTask, 'beginBy' | 'doneBy' | 'late'>;

/** The dates of one step of the guide; null when none of its tasks is open. */
export const stepDates = ({ tasks }: Schedule, step: GuideStepId): OpenDates | null =>
  openDates(tasks.filter((task) => task.step === step));

/** The days of all open steps. */
export function stepDays(schedule: Schedule): StepDays {
  const open = guideStepIds.flatMap((id) => {
    const dates = stepDates(schedule, id);
    return dates ? [[id, dates.doneBy]] : [];
  });
  return { ...Object.fromEntries(open), ...(schedule.visa && { settlement: schedule.visa.latest }) };
}

/** The same for one paper; the criminal record includes its apostille. */
export const documentDates = ({ tasks }: Schedule, type: RequiredDocument): OpenDates | null =>
  openDates(tasks.filter(({ id }) => id === type || (type === 'criminal-record' && id === 'apostille')));

/** Expects `tasks` sorted by `beginBy`. */
function openDates(tasks: readonly ScheduledTask[]): OpenDates | null {
  const open = tasks.filter(({ done, fresh }) => !done && fresh !== 'unknown');
  const [first] = open;
  const doneBy = open
    .map((task) => task.doneBy)
    .sort()
    .at(-1);
  return first && doneBy ? { beginBy: first.beginBy, doneBy, late: first.late } : null;
}

/** Whether the criminal record is there and young enough, so that only its apostille is missing. `issued` is its saved day. */
export const waitsForApostille = (schedule: Schedule | null, issued: string | null): boolean =>
  issued !== null && schedule?.tasks.find(({ id }) => id === 'criminal-record')?.done !== false;

/** Whether a likely day of the visa is still to come; a late answer has none. */
export const visaAhead = ({ visa }: Schedule, today: string): Span | null =>
  visa && visa.latest >= today ? visa : null;

/** The criminal record, while nobody knows from when, or while one ordered today would be too old for some. */
export function notYet(schedule: Schedule | null, today: string): NotYet {
  if (!schedule) return { 'criminal-record': null };
  const fresh = schedule.tasks.find(({ id }) => id === 'criminal-record')?.fresh;
  if (fresh === 'unknown') return { 'criminal-record': null };
  return fresh && fresh.from > today ? { 'criminal-record': fresh.from } : {};
}
