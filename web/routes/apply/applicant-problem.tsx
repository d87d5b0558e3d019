import { useEffect } from 'react';
import { applicantTexts } from '#domain/texts/dashboard.ts';
import { ApiError } from '../../lib/api.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { notify } from '../../ui/notify.ts';
import { ProblemState } from '../../ui/problem-state.tsx';

interface ApplicantProblemProps {
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
  title,
  detail,
  error,
  message = error.message,
  onRetry,
  retrying,
}: ApplicantProblemProps) {
  useEffect(() => notify.error(title, message), [title, message]);
  return (
    <Card padded={false} className="mt-8 md:mt-12">
      <ProblemState
        title={title}
        reference={error instanceof ApiError ? error.requestId?.slice(0, 8) : undefined}
        onRetry={onRetry}
        retrying={retrying}
        contact={<Link to="/support">{applicantTexts.help.support}</Link>}
      >
        <p>{message}</p>
        <p className="text-muted">{detail}</p>
      </ProblemState>
    </Card>
  );
}
