import { type FormEvent, useRef, useState } from 'react';
import { type DayProblem, problemOf, readDay } from '#features/schedule/rules/dates.ts';
import { type Comparison, compareSchedules } from '#features/schedule/rules/schedule/compare-schedules.ts';
import type { Schedule } from '#features/schedule/rules/schedule/schedule.ts';
import type { TaskId } from '#features/schedule/rules/schedule/tasks.ts';
import { dateFormTexts } from '#features/schedule/texts/date-form.ts';
import { dateTexts } from '#features/schedule/texts/dates.ts';
import { taskActions } from '#features/schedule/texts/schedule.ts';
import { scheduleTimelineTexts } from '#features/schedule/texts/schedule-timeline.ts';
import { DayBoxes, typedDay } from '#features/schedule/web/day-boxes.tsx';
import { useSaveDate } from '#features/schedule/web/queries.ts';
import { todayAsDay } from '#platform/browser/calendar-day.ts';
import { plusDays } from '#platform/shared/day-numbers.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { notify } from '#ui/notify.ts';
import { sayDay } from '../use-schedule.ts';

const texts = scheduleTimelineTexts.whatIf;

interface WhatIfProps {
  applicationId: string;
  /** By the saved dates; null without any. */
  saved: Schedule | null;
  /** The tried date and its schedule. */
  tried: string | null;
  shown: Schedule | null;
  onTry: (day: string | null) => void;
  /** Called after saving or discarding. */
  onLeave: () => void;
}

/** Another appointment date: what would move, before anything is saved. */
export function WhatIf({ applicationId, saved, tried, shown, onTry, onLeave }: WhatIfProps) {
  const today = todayAsDay();
  const day = tried ?? saved?.appointment ?? null;
  const [typed, setTyped] = useState(() => typedDay(day));
  const [problem, setProblem] = useState<DayProblem>();
  const first = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readDay(typed, today, 'appointment');
    setProblem('problem' in read ? read.problem : undefined);
    if ('problem' in read) first.current?.focus();
    else onTry(read.day);
  }
  function shift(days: number) {
    if (!day) return;
    const next = plusDays(day, days);
    const wrong = problemOf(next, today, 'appointment')?.problem;
    setProblem(wrong);
    setTyped(typedDay(next));
    if (!wrong) onTry(next);
  }
  function back() {
    setTyped(typedDay(saved?.appointment ?? null));
    setProblem(undefined);
    onLeave();
  }
  return (
    <Disclosure title={saved ? texts.title : texts.first} startsOpen={tried !== null || !saved}>
      <div className="grid gap-4 rounded-card border border-line bg-surface p-4 md:p-6">
        <form noValidate onSubmit={submit} className="grid gap-4">
          <DayBoxes
            ref={first}
            legend={texts.legend}
            hint={`${texts.hint} ${dateFormTexts.example}`}
            typed={typed}
            onType={(next) => {
              setTyped(next);
              const read = readDay(next, today, 'appointment');
              if (problem) setProblem('problem' in read ? read.problem : undefined);
            }}
            problem={problem}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit">{texts.show}</Button>
            {day && (
              <>
                <Button onClick={() => shift(-7)}>{texts.earlier}</Button>
                <Button onClick={() => shift(7)}>{texts.later}</Button>
              </>
            )}
          </div>
        </form>
        <div role="status">
          {tried && shown && (
            <TriedDay
              applicationId={applicationId}
              saved={saved}
              tried={tried}
              shown={shown}
              onKept={onLeave}
              onBack={back}
            />
          )}
        </div>
      </div>
    </Disclosure>
  );
}

interface TriedDayProps {
  applicationId: string;
  saved: Schedule | null;
  tried: string;
  shown: Schedule;
  onKept: () => void;
  onBack: () => void;
}

/** What the tried date changes, with Save and Discard. The input stays when saving fails. */
function TriedDay({ applicationId, saved, tried, shown, onKept, onBack }: TriedDayProps) {
  const saving = useSaveDate(applicationId, 'appointment');
  const changes = saved && compareSchedules(saved, shown);
  function keep() {
    if (saving.isPending) return;
    saving.mutate(tried, {
      onSuccess: () => {
        notify.success(dateTexts.saved);
        onKept();
      },
      onError: (error) => notify.error(dateTexts.failed, error.message),
    });
  }
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <p className="font-strong">{texts.trying(sayDay(tried))}</p>
      <p>
        {changes && `${movedWords(changes)} `}
        {scheduleTimelineTexts.timeline.fit[shown.fit]}
      </p>
      {changes && (
        <>
          <Tasks words={texts.broken} ids={changes.broken} className="text-due-text" />
          <Tasks words={texts.mended} ids={changes.mended} className="text-good-text" />
          {changes.again.length > 0 && <p className="font-strong text-due-text">{texts.again}</p>}
        </>
      )}
      {saving.error && (
        <Alert tone="error" title={dateTexts.failed}>
          <p>{saving.error.message}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" busy={saving.isPending} onClick={keep}>
          {saving.isPending ? texts.keeping : texts.keep}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </div>
  );
}

/** Usually all tasks move by the same days; a document that must be renewed, or no longer, may move others by fewer. */
function movedWords({ moved }: Comparison): string {
  const [first] = moved;
  if (!first) return texts.still;
  if (moved.some(({ days }) => days !== first.days)) return texts.moved(moved.length);
  return first.days < 0 ? texts.closer(moved.length, -first.days) : texts.further(moved.length, first.days);
}

function Tasks({ words, ids, className }: { words: string; ids: TaskId[]; className: string }) {
  if (ids.length === 0) return null;
  return (
    <div>
      <p className={`font-strong ${className}`}>{words}</p>
      <ul className="list-disc pl-6">
        {ids.map((id) => (
          <li key={id}>{taskActions[id]}</li>
        ))}
      </ul>
    </div>
  );
}
