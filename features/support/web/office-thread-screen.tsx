import { useQuery } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Viewers } from '#features/presence/web/viewers.tsx';
import { NextInQueue } from '#features/queue/web/next-in-queue.tsx';
import { planNames } from '#features/site/texts/dashboard.ts';
import { formatDateTime } from '#platform/browser/format.ts';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { useRecentRecord } from '#platform/browser/recent-records.ts';
import { Alert } from '#ui/alert.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { ButtonLink, Link } from '#ui/link.tsx';
import { LoadProblem } from '#ui/load-problem.tsx';
import { BackLink, PageHeader } from '#ui/page-header.tsx';
import { QueryState } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { OfficeThread } from '../contract/support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { Conversation } from './conversation.tsx';
import { MergedHere, OtherMessages, useUndoMerge } from './merge.tsx';
import { officeThreadQuery } from './office-queries.ts';
import { SupportStatusMark } from './support-status.tsx';
import { ThreadsPane } from './threads-pane.tsx';
import { TriageCard } from './triage-card.tsx';
import { WaitingClock } from './waiting-clock.tsx';

const { thread: texts, noName, thread: factTexts } = officeSupportTexts;

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
      {thread.merged_into ? (
        <WentInto thread={thread} into={thread.merged_into} />
      ) : (
        <MergedHere thread={thread} />
      )}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[14rem_minmax(0,1fr)_18rem] min-[100rem]:grid-cols-[18rem_minmax(0,1fr)_22rem]">
        <ThreadsPane current={thread.id} />
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

/** In a merged thread: a link to the remaining one, and Undo while possible. */
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

/** The user, their plan, the promised response time, and the rating. */
function OfficeThreadFacts({ thread }: { thread: OfficeThread }) {
  const base = useOfficeBase();
  const { person } = thread;
  const plan = person.subscription_plan;
  return (
    <Card aria-labelledby="support-person" className="self-start">
      <CardHeader id="support-person" title={factTexts.from} />
      <dl className="mt-3 grid gap-x-4 sm:grid-cols-[auto_1fr] sm:gap-y-1.5">
        <Line term={factTexts.name}>{person.name ?? noName}</Line>
        <Line term={factTexts.email}>
          <Link href={`mailto:${person.email}`}>
            <EmailText address={person.email} />
          </Link>
        </Line>
        <Line term={factTexts.plan}>{plan ? planNames[plan] : factTexts.noPlan}</Line>
        <Line term={factTexts.case}>
          {person.application_id ? (
            <Link to={`${base}/applications/${person.application_id}`}>{factTexts.openCase}</Link>
          ) : (
            factTexts.noCase
          )}
        </Line>
        <Line term={factTexts.due}>
          <Due due={thread.reply_due_at} />
        </Line>
        <Line term={factTexts.rating.term}>
          <Rating rating={thread.rating} />
        </Line>
      </dl>
    </Card>
  );
}

function Rating({ rating }: { rating: OfficeThread['rating'] }) {
  if (!rating) return factTexts.rating.none;
  const Thumb = rating.helpful ? ThumbsUp : ThumbsDown;
  return (
    <>
      <span className="inline-flex items-center gap-1.5">
        <Thumb aria-hidden="true" className="size-4" />
        {rating.helpful ? factTexts.rating.yes : factTexts.rating.no}
      </span>
      {rating.words && <q className="block whitespace-pre-wrap">{rating.words}</q>}
    </>
  );
}

function Due({ due }: { due: string | null }) {
  if (!due) return factTexts.notDue;
  const when = formatDateTime(due);
  if (Date.parse(due) > Date.now()) return <time dateTime={due}>{when}</time>;
  return (
    <time dateTime={due} className="font-strong text-due-text">
      {factTexts.late(when)}
    </time>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere] max-sm:mb-2">{children}</dd>
    </>
  );
}
