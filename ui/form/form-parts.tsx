import type { ReactNode } from 'react';
import type { ApiError } from '#platform/browser/api.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';

interface ProblemsProps<Field extends string> {
  form: {
    problems: { [Name in Field]?: string };
    field: (name: Field) => { id: string };
    attempts: number;
  };
  /** The fields from top to bottom. */
  order: readonly Field[];
}

/** The error summary of a form with several fields. */
export function FormProblems<Field extends string>({ form, order }: ProblemsProps<Field>) {
  const problems = order.flatMap((name) => {
    const message = form.problems[name];
    return message ? [{ fieldId: form.field(name).id, message }] : [];
  });
  return problems.length > 0 && <ErrorSummary key={form.attempts} problems={problems} />;
}

interface RefusalProps {
  form: { refusal: ApiError | null; problems: object; submit: () => Promise<boolean> };
  title: string;
  /** In place of what the server said. */
  detail?: string;
  /** Says that what was typed is still in the form. */
  kept?: string;
  retry?: boolean;
}

/** Why the form was not sent; what is wrong with a field is said there. */
export function FormRefusal({ form, title, detail, kept, retry }: RefusalProps) {
  if (!form.refusal || Object.keys(form.problems).length > 0) return null;
  return (
    <Alert
      tone="error"
      title={title}
      actions={retry && <Button onClick={() => form.submit()}>{uiTexts.tryAgain}</Button>}
    >
      {[detail ?? form.refusal.message, kept].filter(Boolean).join(' ')}
    </Alert>
  );
}

interface StaleAlertProps {
  title: string;
  children: ReactNode;
  texts: { overwrite: string; take: string };
  busy: boolean;
  onOverwrite: () => void;
  onTake: () => void;
}

/** A colleague saved the record meanwhile: the user decides whose text stays. */
export function StaleAlert({ title, children, texts, busy, onOverwrite, onTake }: StaleAlertProps) {
  return (
    <Alert
      tone="error"
      title={title}
      actions={
        <>
          <Button busy={busy} onClick={onOverwrite}>
            {texts.overwrite}
          </Button>
          <Button variant="quiet" unavailable={busy} onClick={onTake}>
            {texts.take}
          </Button>
        </>
      }
    >
      {children}
    </Alert>
  );
}
