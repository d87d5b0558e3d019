import { type FormEvent, useRef, useState } from 'react';
import { type DayProblem, problemOf, readDay } from '#features/schedule/rules/dates.ts';
import type { Schedule } from '#features/schedule/rules/schedule/schedule.ts';
import { dateTexts } from '#features/schedule/texts/dates.ts';
import { scheduleTimelineTexts } from '#features/schedule/texts/schedule-timeline.ts';
import { DayBoxes } from '#features/schedule/web/day-boxes.tsx';
import { typedDay } from '#features/schedule/web/typed-day.ts';
import { todayAsDay } from '#platform/browser/calendar-day.ts';
import { plusDays } from '#platform/shared/day-numbers.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { TriedDay } from './tried-day.tsx';

const texts = scheduleTimelineTexts.whatIf;

interface WhatIfProps {
  applicationId: string;
  /** By the days that are saved; null without one. */
  saved: Schedule | null;
  /** The day that is tried now, and what it gives. */
  tried: string | null;
  shown: Schedule | null;
  onTry: (day: string | null) => void;
  /** Kept, or not wanted after all. */
  onLeave: () => void;
}

/** Another day for the appointment: what would move, before anything is saved. */
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
            hint={`${texts.hint} ${dateTexts.example}`}
            typed={typed}
            onType={setTyped}
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
