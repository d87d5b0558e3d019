import { type RequiredDocument, requiredDocuments } from '#features/documents/rules/document-types.ts';
import { type GuideFacts, guideSteps } from '#features/guide/rules/guide.ts';
import type { GuideStepId } from '#features/guide/rules/guide-items.ts';
import { dayOf, daysOf, numberOf } from '#platform/shared/day-numbers.ts';
import type { NotYet } from '../next-action.ts';
import { checkRecord, recordAges } from '../record-age.ts';
import type { Span } from '../timeline.ts';
import { backwards, decisionTakes, forwards, type TaskId, taskIds, tasks } from './tasks.ts';

/** The days that somebody saved, 'YYYY-MM-DD', as far as a schedule asks for them. */
export interface SavedDays {
  appointment: string | null;
  move_in: string | null;
  criminal_record_issued: string | null;
}

/** One thing to do, and when. Days are 'YYYY-MM-DD'. */
export interface ScheduledTask {
  id: TaskId;
  step: GuideStepId;
  done: boolean;
  /** Begun by then it is in time, also when everything takes its longest; it may have passed. */
  beginBy: string;
  doneBy: string;
  /** The same when everything from here on goes as fast as it can. */
  lastBegin: string;
  lastDone: string;
  /** Days that it may begin later than it can. Negative: in time only if things go faster. */
  slack: number;
  /** On the longest way: a day lost here is a day lost at the end. */
  critical: boolean;
  /** The day to have begun it has passed. */
  late: boolean;
  /** Not even in time when all goes fast. */
  hopeless: boolean;
  /** A paper that ages: ordered before `from` it may be too old for some, and so it is when issued before `issuedFrom`. */
  fresh: { from: string; issuedFrom: string } | null;
}

/** comfortable: every task may take its longest. tight: only if some go faster. too_soon: not even when all goes fast. */
export type ScheduleFit = 'comfortable' | 'tight' | 'too_soon';

export interface Schedule {
  /** Which saved day everything is counted back from. */
  anchor: 'appointment' | 'move_in';
  /** The day of the appointment: saved, or the latest that leaves the visa its time before the move. */
  appointment: string;
  /** By `beginBy`. */
  tasks: ScheduledTask[];
  fit: ScheduleFit;
  /** The first day for an appointment that leaves every task its longest time, and the first when all goes fast. */
  safe: string;
  soonest: string;
  /** When the visa is likely there. */
  visa: Span;
  /** The saved day of the move, and whether the visa is there before it. */
  move: { day: string; fit: ScheduleFit } | null;
}

/**
 * What there is to do until the appointment, counted back from it and forwards from today; null while no day is saved
 * that is still to come. With a day for the move alone, the appointment is counted from it.
 */
export function scheduleOf(facts: GuideFacts, days: SavedDays, today: string): Schedule | null {
  const anchor = anchorOf(facts, days, today);
  if (!anchor) return null;
  const { appointment } = anchor;
  const done = doneTasks(facts, days.criminal_record_issued, appointment, today);
  const now = numberOf(today);
  const target = numberOf(appointment);
  const late = backwards(target, done, 1);
  const lateFast = backwards(numberOf(anchor.lastAppointment), done, 0);
  const early = forwards(now, done, 1);
  const earlyFast = forwards(now, done, 0);
  const slackOf = (id: TaskId) => late[id].begin - early[id].begin;
  const open = taskIds.filter((id) => !done.has(id));
  const least = Math.min(...open.map(slackOf));

  const all = taskIds.map((id): ScheduledTask => {
    const isDone = done.has(id);
    return {
      id,
      step: tasks[id].step,
      done: isDone,
      beginBy: dayOf(late[id].begin),
      doneBy: dayOf(late[id].end),
      lastBegin: dayOf(lateFast[id].begin),
      lastDone: dayOf(lateFast[id].end),
      slack: slackOf(id),
      critical: !isDone && slackOf(id) === least,
      late: !isDone && late[id].begin < now,
      hopeless: !isDone && lateFast[id].begin < earlyFast[id].begin,
      fresh: id === 'criminal-record' && !isDone ? freshFrom(target) : null,
    };
  });
  const [safe, soonest] = [early.interview.end, earlyFast.interview.end];
  const [decidedSoon, decidedLate] = daysOf(decisionTakes);
  const visa = { earliest: dayOf(target + decidedSoon), latest: dayOf(target + decidedLate) };
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
  /** The last one that is soon enough when the decision comes fast. */
  lastAppointment: string;
}

/** An appointment that is over says nothing of the next one, unless it was kept. */
function anchorOf(facts: GuideFacts, { appointment, move_in }: SavedDays, today: string): Anchor | undefined {
  const kept = facts.completed.interview !== undefined;
  if (appointment !== null && (appointment >= today || kept))
    return { kind: 'appointment', appointment, lastAppointment: appointment };
  if (move_in === null || move_in < today) return undefined;
  const [least, most] = daysOf(decisionTakes);
  const [safe, last] = [dayOf(numberOf(move_in) - most), dayOf(numberOf(move_in) - least)];
  return { kind: 'move_in', appointment: safe, lastAppointment: last };
}

const fitOf = (safe: number, target: number, soonest: number, last: number): ScheduleFit =>
  safe <= target ? 'comfortable' : soonest <= last ? 'tight' : 'too_soon';

function moveOf(move: string | null, { earliest, latest }: Span, today: string): Schedule['move'] {
  if (move === null || move < today) return null;
  return { day: move, fit: move >= latest ? 'comfortable' : move >= earliest ? 'tight' : 'too_soon' };
}

/** Lists ask for a record of less than 90 days (`record-age.ts`); ordered early, it may come as fast as it can. */
function freshFrom(target: number): ScheduledTask['fresh'] {
  const issued = target - (recordAges.days - 1);
  const [least] = daysOf(tasks['criminal-record'].takes);
  return { from: dayOf(issued - least), issuedFrom: dayOf(issued) };
}

/**
 * Which tasks are behind the person. A criminal record that will be older than six months at the appointment has to be
 * ordered again, also when it was uploaded.
 * @param issued - when the record was issued, 'YYYY-MM-DD', as the person saved it.
 * @param appointment - the day it is handed in.
 */
function doneTasks(
  facts: GuideFacts,
  issued: string | null,
  appointment: string,
  today: string,
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
  else if (issued !== null && isTooOld(issued, appointment, today)) {
    done.delete('criminal-record');
    done.delete('apostille');
  }
  return done;
}

function isTooOld(issued: string, appointment: string, today: string): boolean {
  const check = checkRecord(issued, appointment, today);
  return check.at === 'appointment' && check.fits === 'nowhere';
}

/** What can be begun now, the most urgent first: nothing that waits for something else. */
export function nextDates(schedule: Schedule): ScheduledTask[] {
  const isDone = (id: ScheduledTask['id']) => schedule.tasks.some((task) => task.id === id && task.done);
  return schedule.tasks.filter(({ id, done }) => !done && tasks[id].after.every(isDone));
}

/** When several tasks have to be begun and over: the first and the last of what is still to do. */
export type OpenDates = Pick<ScheduledTask, 'beginBy' | 'doneBy' | 'late'>;

/** The dates of one card of the guide; null when nothing in it is left to do before the appointment. */
export const stepDates = ({ tasks }: Schedule, step: GuideStepId): OpenDates | null =>
  openDates(tasks.filter((task) => task.step === step));

/** The same of one paper: the criminal record is there with its apostille. */
export const documentDates = ({ tasks }: Schedule, type: RequiredDocument): OpenDates | null =>
  openDates(tasks.filter(({ id }) => id === type || (type === 'criminal-record' && id === 'apostille')));

/** @param tasks - by the day to begin, as a schedule has them. */
function openDates(tasks: readonly ScheduledTask[]): OpenDates | null {
  const open = tasks.filter(({ done }) => !done);
  const [first] = open;
  const doneBy = open
    .map((task) => task.doneBy)
    .sort()
    .at(-1);
  return first && doneBy ? { beginBy: first.beginBy, doneBy, late: first.late } : null;
}

/** Of a schedule's papers the one that ages, while it would be too old for some on the day of the appointment. */
export function notYet(schedule: Schedule | null, today: string): NotYet {
  const record = schedule?.tasks.find(({ id, done }) => id === 'criminal-record' && !done);
  return record?.fresh && record.fresh.from > today ? { 'criminal-record': record.fresh.from } : {};
}
