import clsx from 'clsx';
import { useId } from 'react';

export interface ChoicesProps<Value extends string | number> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** One of a few, all of them seen: radio buttons side by side, each with its words as the target. */
export function Choices<Value extends string | number>({
  legend,
  options,
  value,
  onChoose,
}: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 font-strong">{legend}</legend>
      <div className="flex flex-wrap overflow-hidden rounded-control border border-control bg-surface">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'inline-flex min-h-control flex-auto cursor-pointer items-center justify-center px-1.5 text-center',
              'has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-(--ring-out)',
              'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]',
              value === option.value
                ? 'bg-tint-strong font-strong text-link underline underline-offset-4'
                : 'text-ink hover:bg-well',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChoose(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
