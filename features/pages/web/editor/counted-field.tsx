import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Field } from '#ui/field.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Textarea, TextInput } from '#ui/text-input.tsx';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';

const texts = pageEditorTexts;

export interface CountedFieldProps {
  id: string;
  label: string;
  value: string;
  onText: (text: string) => void;
  /** The server refuses more. */
  max: number;
  /** A warning beyond this length, not an error. */
  advised?: number;
  hint?: ReactNode;
  /** A textarea. */
  long?: boolean;
  className?: string;
}

/** A text field with a character count. Input beyond the limit is not cut off. */
export function CountedField(props: CountedFieldProps) {
  const { id, label, value, onText, max, advised = max, hint, long, className } = props;
  const countId = `${id}-count`;
  const isTooLong = value.length > max;
  const Control = long ? Textarea : TextInput;
  const count = texts.of(value.length, advised);
  return (
    <div className={clsx('relative', className)}>
      <Field
        id={id}
        label={label}
        hint={hint}
        error={isTooLong ? texts.saving.tooLong(label, max) : undefined}
      >
        <Control
          value={value}
          autoComplete="off"
          aria-describedby={[hint && `${id}-hint`, isTooLong && `${id}-error`, countId]
            .filter(Boolean)
            .join(' ')}
          onChange={(event: { target: { value: string } }) => onText(event.target.value)}
        />
      </Field>
      <span
        id={countId}
        className={clsx(
          'absolute top-0.5 right-0 text-small tabular-nums',
          value.length > advised ? 'font-strong text-due-text' : 'text-muted',
        )}
      >
        {count}
      </span>
      {/* Announced once, not for every further character. */}
      <LiveRegion message={value.length > advised ? texts.pastAdvised(label, advised) : ''} />
    </div>
  );
}
