import { type FormEvent, useEffect, useRef, useState } from 'react';
import { todayAsDay } from '#platform/browser/calendar-day.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';
import { type DateKind, type DayProblem, readDay, type TypedDay } from '../rules/dates.ts';
import { dateFormTexts as formTexts } from '../texts/date-form.ts';
import { dateTexts as texts } from '../texts/dates.ts';
import { DayBoxes, typedDay } from './day-boxes.tsx';
import { useSaveDate } from './queries.ts';

interface DateFormProps {
  applicationId: string;
  kind: DateKind;
  day: string | null;
  appointment: string | null;
  onClose: () => void;
}

/** One of a person's days, written in its place. */
export default function DateForm({ applicationId, kind, day, appointment, onClose }: DateFormProps) {
  const saving = useSaveDate(applicationId, kind);
  // Papers are usually handed in at the appointment.
  const likely = kind === 'handed_in' && appointment && appointment <= todayAsDay() ? appointment : null;
  const [typed, setTyped] = useState<TypedDay>(() => typedDay(day ?? likely));
  const [problem, setProblem] = useState<DayProblem>();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (saving.isPending) return;
    const read = readDay(typed, todayAsDay(), kind);
    setProblem('problem' in read ? read.problem : undefined);
    if ('problem' in read) {
      first.current?.focus();
      return;
    }
    saving.mutate(read.day, {
      onSuccess: () => {
        notify.success(texts.saved);
        onClose();
      },
      onError: (error) => notify.error(texts.failed, error.message),
    });
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <DayBoxes
        ref={first}
        legend={texts.names[kind]}
        hint={`${formTexts.hints[kind]} ${formTexts.example}`}
        typed={typed}
        onType={(next) => {
          setTyped(next);
          const read = readDay(next, todayAsDay(), kind);
          if (problem) setProblem('problem' in read ? read.problem : undefined);
        }}
        problem={problem}
      />
      {saving.error && (
        <Alert tone="error" title={texts.failed}>
          <p>{saving.error.message}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={saving.isPending}>
          {saving.isPending ? formTexts.saving : formTexts.save}
        </Button>
        <Button onClick={onClose}>{formTexts.cancel}</Button>
      </div>
    </form>
  );
}
