import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type DateKind, type DayProblem, readDay, type TypedDay } from '#domain/rules/dates.ts';
import { dateTexts as texts } from '#domain/texts/dates.ts';
import { locale } from '#domain/texts/locale.ts';
import { todayAsDay } from '../../lib/calendar-day.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { useSaveDate } from './use-dates.ts';

interface DateFormProps {
  applicationId: string;
  kind: DateKind;
  day: string | null;
  onClose: () => void;
}

/** How many signs each box takes. */
const lengths: Record<keyof TypedDay, number> = { month: 2, day: 2, year: 4 };
/** In the order in which readers of this language write a day. */
const boxes = new Intl.DateTimeFormat(locale)
  .formatToParts()
  .map(({ type }) => type)
  .filter((type) => Object.hasOwn(lengths, type)) as (keyof TypedDay)[];

/** A day in three boxes: nothing jumps on by itself, nothing is picked from a list. */
export default function DateForm({ applicationId, kind, day, onClose }: DateFormProps) {
  const saving = useSaveDate(applicationId, kind);
  const [typed, setTyped] = useState<TypedDay>(() => boxesOf(day));
  const [problem, setProblem] = useState<DayProblem>();
  const first = useRef<HTMLInputElement>(null);
  const [hintId, errorId] = [useId(), useId()];
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
  const described = problem ? `${hintId} ${errorId}` : hintId;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <fieldset aria-describedby={described} className="grid min-w-0 gap-2">
        <legend className="font-strong">{texts.names[kind]}</legend>
        <p id={hintId} className="text-small text-muted">
          {texts.hints[kind]} {texts.example}
        </p>
        <div className="flex flex-wrap gap-3">
          {boxes.map((box, index) => (
            <Field key={box} label={texts.boxes[box]} className={box === 'year' ? 'w-28' : 'w-20'}>
              <TextInput
                ref={index === 0 ? first : undefined}
                inputMode="numeric"
                autoComplete="off"
                maxLength={lengths[box]}
                aria-invalid={problem ? true : undefined}
                aria-describedby={described}
                value={typed[box]}
                onChange={({ target }) => setTyped({ ...typed, [box]: target.value })}
              />
            </Field>
          ))}
        </div>
        {problem && <FieldError id={errorId}>{texts.problems[problem]}</FieldError>}
      </fieldset>
      {saving.error && (
        <Alert tone="error" title={texts.failed}>
          <p>{saving.error.message}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={saving.isPending}>
          {saving.isPending ? texts.saving : texts.save}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </div>
    </form>
  );
}

function boxesOf(saved: string | null): TypedDay {
  const [year = '', month = '', day = ''] = saved?.split('-') ?? [];
  return { month: month.replace(/^0/, ''), day: day.replace(/^0/, ''), year };
}
