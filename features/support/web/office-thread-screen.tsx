import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Viewers } from '#features/presence/web/viewers.tsx';
import { NextInQueue } from '#features/queue/web/next-in-queue.tsx';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { useRecentRecord } from '#platform/browser/recent-records.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { lazyPlace } from '#ui/lazy-place.tsx';
import { LoadProblem } from '#ui/load-problem.tsx';
import { BackLink, PageHeader } from '#ui/page-header.tsx';
import { QueryState } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { OfficeThread } from '../contract/support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { Conversation } from './conversation.tsx';
import { officeThreadQuery } from './office-queries.ts';
import { SupportStatusMark } from './support-status.tsx';
import { ThreadsPane } from './threads-pane.tsx';
import { TriageCard } from './triage-card.tsx';
import { WaitingClock } from './waiting-clock.tsx';

const { thread: texts } = officeSupportTexts;

// Read after the conversation itself; the page's own script is full.
const BesidePerson = lazyPlace(
  async () => ({ default: (await import('./beside-person.tsx')).BesidePerson }),
  uiTexts.notFetched.title,
);

// Seldom there.
const MergeNotice = lazyPlace(
  async () => ({ default: (await import('./merge-notice.tsx')).MergeNotice }),
  uiTexts.notFetched.title,
);

/** A support thread at its own address: user, messages, state, reply form. */
export function OfficeThreadScreen({ id }: { id: string }) {
  const base = useOfficeBase();
  const query = useQuery(officeThreadQuery(id));
  const { data: thread, error } = query;
  useRecentRecord('conversation', thread?.subject);

  const back = <BackLink to={`${base}/support`}>{texts.back}</BackLink>;
  if (!thread)
    return (
      <div className={error ? 'pt-4' : undefined}>
        {error && (
          <>
            {back}
            <h1 tabIndex={-1} className="sr-only">
              {texts.title}
            </h1>
          </>
        )}
        <QueryState
          query={query}
          loading={texts.loading}
          skeleton={
            <div className="grid gap-4 pt-6">
              <Skeleton className="h-9 w-72" />
              <Skeleton className="h-64" />
            </div>
          }
          failed={texts.errorLoading}
          size="page"
          missing={texts.missing}
        />
      </div>
    );
  return (
    <div className="pt-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {back}
        <NextInQueue id={id} />
      </div>
      <PageHeader
        title={<span className="wrap-anywhere">{thread.subject}</span>}
        lead={<Standing thread={thread} />}
        className="pt-2!"
      />
      {error && <LoadProblem title={texts.errorLoading} query={query} className="mb-4" />}
      {(thread.merged_into || thread.merge_undo) && (
        <Suspense fallback={<Skeleton className="mb-4 h-24" />}>
          <MergeNotice thread={thread} />
        </Suspense>
      )}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[14rem_minmax(0,1fr)_18rem] min-[100rem]:grid-cols-[18rem_minmax(0,1fr)_22rem]">
        <ThreadsPane current={thread.id} />
        <Conversation thread={thread} />
        <div className="grid grid-cols-1 content-start gap-4">
          {!thread.merged_into && <TriageCard thread={thread} />}
          <Suspense fallback={<Skeleton className="h-72" />}>
            <BesidePerson thread={thread} />
          </Suspense>
        </div>
      </div>
    </div>
  );
}

/** Below the subject: status, waiting time, and colleagues who have it open. */
function Standing({ thread }: { thread: OfficeThread }) {
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <SupportStatusMark status={thread.status} />
      <WaitingClock message={thread} inWords />
      <Viewers type="support_message" id={thread.id} />
    </span>
  );
}
