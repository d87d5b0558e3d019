import { type ReactNode, type Ref, useId } from 'react';
import { locale } from '#platform/shared/texts/locale.ts';
import { Field, FieldError } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { DayProblem, TypedDay } from '../rules/dates.ts';
import { dateFormTexts as texts } from '../texts/date-form.ts';

/** Digits per field. */
const lengths: Record<keyof TypedDay, number> = { month: 2, day: 2, year: 4 };

/** In the locale's order. */
const boxes = new Intl.DateTimeFormat(locale)
  .formatToParts()
  .map(({ type }) => type)
  .filter((type) => Object.hasOwn(lengths, type)) as (keyof TypedDay)[];

interface DayBoxesProps {
  legend: string;
  hint: ReactNode;
  typed: TypedDay;
  onType: (typed: TypedDay) => void;
  problem: DayProblem | undefined;
  /** The first field, for the focus. */
  ref: Ref<HTMLInputElement>;
}

/** A date in three fields, without auto-advance and without a picker. */
export function DayBoxes({ legend, hint, typed, onType, problem, ref }: DayBoxesProps) {
  const [hintId, errorId] = [useId(), useId()];
  const described = problem ? `${hintId} ${errorId}` : hintId;
  return (
    <fieldset aria-describedby={described} className="grid min-w-0 gap-2">
      <legend className="font-strong">{legend}</legend>
      <p id={hintId} className="text-small text-muted">
        {hint}
      </p>
      <div className="flex flex-wrap gap-3">
        {boxes.map((box, index) => (
          <Field key={box} label={texts.boxes[box]} className={box === 'year' ? 'w-28' : 'w-20'}>
            <TextInput
              ref={index === 0 ? ref : undefined}
              inputMode="numeric"
              autoComplete="off"
              maxLength={lengths[box]}
              aria-invalid={problem ? true : undefined}
              aria-describedby={described}
              value={typed[box]}
              onChange={({ target }) => onType({ ...typed, [box]: target.value })}
            />
          </Field>
        ))}
      </div>
      {problem && <FieldError id={errorId}>{texts.problems[problem]}</FieldError>}
    </fieldset>
  );
}

/** 'YYYY-MM-DD' split into three fields; empty ones for null. */
export function typedDay(day: string | null): TypedDay {
  const [year = '', month = '', date = ''] = day?.split('-') ?? [];
  return { month: month.replace(/^0/, ''), day: date.replace(/^0/, ''), year };
}
