import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, use, useId } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';

interface FieldIds {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
}

const FieldContext = createContext<FieldIds | null>(null);

/** Ids and state that Field hands to the control inside it; null outside a Field. */
export function useField() {
  return use(FieldContext);
}

/** Attributes that tie a control to the label, hint and error of its Field. Own props win. */
export function useFieldControl(own: { id?: string; 'aria-describedby'?: string }) {
  const field = useField();
  return {
    id: own.id ?? field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': field?.invalid || undefined,
  };
}

export interface FieldProps {
  label: string;
  /** Shown above the control, never inside it. */
  hint?: ReactNode;
  /** The sentence under the control; also red edge and `aria-invalid`. */
  error?: string;
  /** Given to the control, so that an ErrorSummary can link to it. Made up when absent. */
  id?: string;
  optional?: boolean;
  className?: string;
  /** One control of ours: TextInput, Textarea, Select, Combobox. */
  children: ReactNode;
}

/** Label, hint, control, error, tied together by ids. */
export function Field({ label, hint, error, id, optional, className, children }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const labelId = `${controlId}-label`;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={clsx('grid grid-cols-1 content-start gap-1.5', className)}>
      <label id={labelId} htmlFor={controlId} className="font-strong">
        {label}
        {optional && <span className="font-normal text-muted"> {uiTexts.optional}</span>}
      </label>
      {hint && (
        <p id={hintId} className="text-small text-muted">
          {hint}
        </p>
      )}
      <FieldContext value={{ id: controlId, labelId, describedBy, invalid: Boolean(error) }}>
        {children}
      </FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** The red sentence under a control. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 text-small font-strong text-bad-text">
      <CircleAlert aria-hidden="true" className="mt-px size-5" />
      <span>{children}</span>
    </p>
  );
}
