import { useEffect } from 'react';
import { applicantTexts } from '#features/site/texts/dashboard.ts';
import { ApiError } from '#platform/browser/api.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ProblemState } from '#ui/empty-state.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { notify } from '#ui/notify.ts';

interface ApplicantProblemProps {
  /** The page's own heading, where it has none besides this. */
  heading?: string;
  /** The specified title, also the toast's. */
  title: string;
  /** What it means for the person. */
  detail: string;
  /** The query that failed. */
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** In place of the error's own message, where the specification has one. */
  message?: string;
}

/** A screen that could not be loaded: why, whom to quote, and a way to try again. The toast is its echo. */
export function ApplicantProblem({
  heading,
  title,
  detail,
  query: { error, isFetching, refetch },
  message = error?.message ?? '',
}: ApplicantProblemProps) {
  useEffect(() => notify.error(title, message), [title, message]);
  return (
    <Card padded={false} className={heading ? 'mt-8 md:mt-12' : undefined}>
      {heading && <h1 className="sr-only">{heading}</h1>}
      <ProblemState
        title={title}
        reference={error instanceof ApiError ? error.requestId?.slice(0, 8) : undefined}
        onRetry={() => void refetch()}
        retrying={isFetching}
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

interface OutdatedNoticeProps {
  /** The specified title and sentence, also the toast's. */
  title: string;
  message: string;
  query: { isFetching: boolean; refetch: () => unknown };
}

/** Something could not be loaded again: what is below is from an earlier time. The toast is its echo. */
export function OutdatedNotice({ title, message, query }: OutdatedNoticeProps) {
  useEffect(() => notify.error(title, message), [title, message]);
  return (
    <Alert
      tone="error"
      title={title}
      className="mb-6"
      actions={
        <Button busy={query.isFetching} onClick={() => void query.refetch()}>
          {uiTexts.tryAgain}
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
