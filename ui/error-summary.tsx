import { useEffect, useRef } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';

export interface FormProblem {
  /** The id given to the Field. */
  fieldId: string;
  /** Word for word the sentence under the field. */
  message: string;
}

/**
 * What is wrong with a form, at its top: takes the focus when it appears, each line leads to its field,
 * and the page's title starts with "Error: " while it is there. Render it only when there are problems,
 * with a `key` that changes at each attempt.
 */
export function ErrorSummary({ problems }: { problems: FormProblem[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const title = document.title;
    document.title = uiTexts.errorTitle(title);
    box.current?.focus();
    return () => {
      document.title = title;
    };
  }, []);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid gap-2 rounded-card border-2 border-bad-text bg-surface p-4"
    >
      <h2 className="text-lead">{uiTexts.errorSummary}</h2>
      <ul className="grid gap-1">
        {problems.map((problem) => (
          <li key={problem.fieldId}>
            <a
              href={`#${problem.fieldId}`}
              className="font-strong text-bad-text underline underline-offset-2"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(problem.fieldId)?.focus();
              }}
            >
              {problem.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
