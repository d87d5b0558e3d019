import { useEffect } from 'react';
import { applicantTexts } from '#features/site/texts/dashboard.ts';
import { ApiError } from '#platform/browser/api.ts';
import { Card } from '#ui/card.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { notify } from '#ui/notify.ts';
import { ProblemState } from '#ui/problem-state.tsx';

interface ApplicantProblemProps {
  /** The page's own heading, where it has none besides this. */
  heading?: string;
  /** The specified title, also the toast's. */
  title: string;
  /** What it means for the person. */
  detail: string;
  error: Error;
  /** In place of the error's own message, where the specification has one. */
  message?: string;
  onRetry: () => void;
  retrying: boolean;
}

/** A screen that could not be loaded: why, whom to quote, and a way to try again. The toast is its echo. */
export function ApplicantProblem({
  heading,
  title,
  detail,
  error,
  message = error.message,
  onRetry,
  retrying,
}: ApplicantProblemProps) {
  useEffect(() => notify.error(title, message), [title, message]);
  return (
    <Card padded={false} className={heading ? 'mt-8 md:mt-12' : undefined}>
      {heading && <h1 className="sr-only">{heading}</h1>}
      <ProblemState
        title={title}
        reference={error instanceof ApiError ? error.requestId?.slice(0, 8) : undefined}
        onRetry={onRetry}
        retrying={retrying}
        contact={
          <ButtonLink to="/support" variant="quiet">
            {applicantTexts.help.support}
          </ButtonLink>
        }
      >
        <p>{message}</p>
        <p className="text-muted">{detail}</p>
      </ProblemState>
    </Card>
  );
}
