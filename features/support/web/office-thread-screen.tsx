import { Viewers } from '#features/presence/web/viewers.tsx';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { useRecentRecord } from '#platform/browser/recent-records.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { BackLink, PageHeader } from '#ui/page-header.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import type { OfficeThread } from '../contract/support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { Conversation } from './conversation.tsx';
import { MergedHere, useUndoMerge } from './merge-undo.tsx';
import { OfficeThreadFacts } from './office-thread-facts.tsx';
import { OtherMessages } from './other-messages.tsx';
import { SupportStatusMark } from './support-status.tsx';
import { TriageCard } from './triage-card.tsx';
import { useOfficeThread } from './use-office-thread.ts';
import { WaitingClock } from './waiting-clock.tsx';

const { thread: texts } = officeSupportTexts;

/** One conversation at its own address: who wrote, what was said, how it stands, and the answer box. */
export function OfficeThreadScreen({ id }: { id: string }) {
  const base = useOfficeBase();
  const { data: thread, error, isFetching, refetch } = useOfficeThread(id);
  useRecentRecord('conversation', thread?.subject);

  const back = <BackLink to={`${base}/support`}>{texts.back}</BackLink>;
  if (!thread && error) {
    const missing = error.code === 'not_found';
    return (
      <div className="pt-4">
        {back}
        <h1 tabIndex={-1} className="sr-only">
          {texts.title}
        </h1>
        <ProblemState
          title={missing ? texts.notFound : texts.errorLoading}
          reference={missing ? undefined : error.requestId}
          onRetry={missing ? undefined : () => refetch()}
          retrying={isFetching}
        >
          <p>{missing ? texts.notFoundHint : error.message}</p>
        </ProblemState>
      </div>
    );
  }
  if (!thread)
    return (
      <LoadingArea label={texts.loading}>
        <div className="grid gap-4 pt-6">
          <Skeleton className="h-9 w-72" />
          <Skeleton className="h-64" />
        </div>
      </LoadingArea>
    );
  return (
    <div className="pt-2">
      {back}
      <PageHeader
        title={<span className="wrap-anywhere">{thread.subject}</span>}
        lead={<Standing thread={thread} />}
        className="pt-2!"
      />
      {error && (
        <Alert tone="error" title={texts.errorLoading} className="mb-4">
          {error.message}
        </Alert>
      )}
      {thread.merged_into ? (
        <WentInto thread={thread} into={thread.merged_into} />
      ) : (
        <MergedHere thread={thread} />
      )}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Conversation thread={thread} />
        <div className="grid grid-cols-1 content-start gap-4">
          {!thread.merged_into && <TriageCard thread={thread} />}
          <OfficeThreadFacts thread={thread} />
          <OtherMessages thread={thread} />
        </div>
      </div>
    </div>
  );
}

/** In a conversation that was merged: where it went, and the way back while there is one. */
function WentInto({
  thread,
  into,
}: {
  thread: OfficeThread;
  into: NonNullable<OfficeThread['merged_into']>;
}) {
  const base = useOfficeBase();
  const undo = useUndoMerge(thread.merge_undo);
  return (
    <Alert
      tone="info"
      title={texts.wentInto}
      className="mb-4"
      actions={
        <>
          <ButtonLink to={`${base}/support/${into.id}`}>{texts.goThere(into.subject)}</ButtonLink>
          {undo.button}
        </>
      }
    >
      <p>
        {texts.wentIntoBody} {undo.until}
      </p>
      {undo.error && <p role="alert">{undo.error.message}</p>}
    </Alert>
  );
}

/** Under the subject: status, how long somebody waits, and who else has it open. */
function Standing({ thread }: { thread: OfficeThread }) {
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <SupportStatusMark status={thread.status} />
      <WaitingClock message={thread} inWords />
      <Viewers type="support_message" id={thread.id} />
    </span>
  );
}
