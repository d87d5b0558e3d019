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
  /** The page's heading, when nothing else on the page has one. */
  heading?: string;
  /** Also the toast's title. */
  title: string;
  /** What the failure means for the applicant. */
  detail: string;
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** Replaces the error's own message. */
  message?: string;
}

/** A screen that failed to load: the reason, the request id to quote, and Retry. The toast repeats it. */
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
  /** Also the toast's title and text. */
  title: string;
  message: string;
  query: { isFetching: boolean; refetch: () => unknown };
}

/** A refetch failed: the content below is out of date. The toast repeats it. */
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
