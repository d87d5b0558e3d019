import { useQuery } from '@tanstack/react-query';
import { type ComponentType, createElement, Fragment, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Application } from '#features/applications/contract/applications.ts';
import { applicationTexts } from '#features/applications/texts/applications.ts';
import { ApplicantProblem } from '#features/applications/web/applicant-problem.tsx';
import { WhoseApplication } from '#features/applications/web/applicant-switcher.tsx';
import { useApplication } from '#features/applications/web/use-application.ts';
import { backToAnswers } from '#features/documents/texts/changing.ts';
import { checkAnswersPath, useChanging } from '#features/documents/web/changing.ts';
import { documentsQuery } from '#features/documents/web/queries.ts';
import { factsQuery } from '#features/facts/web/queries.ts';
import type { Guide } from '#features/guide/contract.ts';
import { guideTexts } from '#features/guide/texts/guide.ts';
import { SetDateLink } from '#features/guide/web/guide-dates.tsx';
import { GuideHeader, useGuideMirror, useTabTitle, ViewSwitch } from '#features/guide/web/guide-header.tsx';
import { GuidePlan } from '#features/guide/web/guide-plan.tsx';
import type { Printing } from '#features/guide/web/guide-sheet.tsx';
import { GuideSteps } from '#features/guide/web/guide-steps.tsx';
import { guideQuery } from '#features/guide/web/queries.ts';
import type { StepBodies, StepBodyProps } from '#features/guide/web/steps.ts';
import { useSchedule } from '#features/guide/web/use-schedule.ts';
import { handInQuery } from '#features/places/web/queries.ts';
import { scheduleTexts } from '#features/schedule/texts/schedule.ts';
import { pageTitle } from '#platform/browser/page-title.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { lazyPlace } from '#ui/lazy-place.tsx';
import { ButtonLink, Link } from '#ui/link.tsx';
import { notify } from '#ui/notify.ts';
import { BackLink, PageHeader } from '#ui/page-header.tsx';
import { type Query, QueryState } from '#ui/query-view.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { SlowNotice } from '#ui/slow-notice.tsx';
import type { Route } from './+types/visa-process.ts';

const GuideSheet = lazyPart(() => import('#features/guide/web/guide-sheet.tsx'), {
  isOpen: () => true,
  close: ({ onDone }) => onDone(),
});

const Timeline = lazyPlace(
  () => import('#features/guide/web/timeline/timeline-view.tsx'),
  uiTexts.notCome(scheduleTexts.view.timeline),
);

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, guideTexts.title)];

export default function VisaProcess() {
  const query = useApplication();
  const changing = useChanging();
  return (
    <>
      <div className="no-print flex flex-wrap items-center justify-between gap-x-4 pt-3">
        {changing === null ? (
          <BackLink to="/dashboard">{guideTexts.back}</BackLink>
        ) : (
          <BackLink to={checkAnswersPath}>{backToAnswers}</BackLink>
        )}
        <Link to="/contact" className="inline-flex min-h-control items-center">
          {guideTexts.contact}
        </Link>
      </div>
      {query.data ? (
        <Loaded key={query.data.id} application={query.data} />
      ) : (
        <>
          <Title />
          {query.data === null ? <NoApplication /> : <Pending query={query} />}
        </>
      )}
    </>
  );
}

const Title = () => (
  <PageHeader title={guideTexts.title} lead={<WhoseApplication />} className="pt-2! pb-4! md:pt-4!" />
);

/** While something loads, and when it could not be loaded. */
function Pending({ query }: { query: Query }) {
  return (
    <QueryState
      query={query}
      loading={guideTexts.loading}
      skeleton={
        <>
          <div className="grid gap-4 lg:max-w-[46rem]">
            <Skeleton className="mb-4 h-20 max-w-[28rem]" />
            <Skeleton className="h-96" />
            <Skeleton className="h-20" />
            <Skeleton className="h-20" />
            <Skeleton className="h-20" />
          </div>
          <SlowNotice />
        </>
      }
      failed={<ApplicantProblem {...guideTexts.loadFailed} query={query} />}
    />
  );
}

function Loaded({ application }: { application: Application }) {
  const guide = useQuery(guideQuery(application.id));
  useGuideMirror(guide.data, application.user_id);
  const { dates } = useSchedule(application.id, guide.data);
  // They are above buttons: coming later, they would push them away.
  const facts = useQuery(factsQuery);
  const documents = useQuery(documentsQuery(application.id));
  const handIn = useQuery(handInQuery);
  const waits = !dates.settled || [facts, documents, handIn].some(isOnItsWay);
  if (guide.data && !waits) return <GuidePage application={application} guide={guide.data} />;
  return (
    <>
      <Title />
      <Pending query={guide} />
    </>
  );
}

/** The first try is under way: after one that failed, the page goes on without it. */
const isOnItsWay = ({ isLoading, failureCount }: { isLoading: boolean; failureCount: number }) =>
  isLoading && failureCount === 0;

function GuidePage({ application, guide }: { application: Application; guide: Guide }) {
  const [printing, setPrinting] = useState<Printing>();
  useTabTitle(guide.steps_completed);
  const { schedule, dates } = useSchedule(application.id, guide);
  const [query] = useSearchParams();
  const asTimeline = query.get('view') === 'timeline';
  const undated =
    dates.data &&
    !schedule &&
    guide.steps.some(({ id, state }) => id === 'interview' && state !== 'completed');
  const shared = { guide, application, bodies: stepBodies };
  return (
    <>
      <div className={printing && 'print:hidden'}>
        <Title />
        <GuideHeader guide={guide} />
        <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-2 pb-4">
          <ViewSwitch timeline={asTimeline} />
          {undated && !asTimeline && <SetDateLink />}
        </div>
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,46rem)_1fr]">
          {asTimeline ? (
            <Suspense fallback={<Loading label={scheduleTexts.view.loading} />}>
              <Timeline guide={guide} application={application} />
            </Suspense>
          ) : (
            <GuideSteps {...shared} schedule={schedule} onPrint={setPrinting} />
          )}
          <GuidePlan application={application} onPrint={() => setPrinting('all')} />
        </div>
      </div>
      {printing && <GuideSheet {...shared} printing={printing} onDone={() => setPrinting(undefined)} />}
    </>
  );
}

function NoApplication() {
  const { title, detail } = applicationTexts.notFound;
  useEffect(() => notify.info(title, detail), [title, detail]);
  return (
    <Card padded={false}>
      <EmptyState
        title={title}
        action={
          <ButtonLink to="/dashboard" variant="primary">
            {guideTexts.noApplication.action}
          </ButtonLink>
        }
      >
        <p>{detail}</p>
        <p className="text-muted">{guideTexts.noApplication.hint}</p>
      </EmptyState>
    </Card>
  );
}

type Body = ComponentType<StepBodyProps>;

/** The parts of a step, one under the other; each may be another feature's. */
const body = (...loads: (() => Promise<Body>)[]) =>
  lazyPlace(async () => {
    const parts = await Promise.all(loads.map((load) => load()));
    return {
      default: (props: StepBodyProps) =>
        createElement(Fragment, null, ...parts.map((Part) => createElement(Part, props))),
    };
  }, guideTexts.stepFailed.title);

const handIn = async () => (await import('#features/places/web/hand-in-part.tsx')).HandInPart;
const alsoBring = async () => (await import('#features/bring/web/also-bring.tsx')).AlsoBring;
const folder = async () => (await import('#features/folder/web/folder-card.tsx')).FolderPart;

/** The inside of each step; its code comes when it is first opened. Here, because steps are made of several features. */
export const stepBodies: StepBodies = {
  'nif-number': body(
    async () => (await import('#features/guide/web/steps/nif-number-step.tsx')).NifNumberStep,
  ),
  'nif-document': body(
    async () => (await import('#features/documents/web/nif-document-step.tsx')).NifDocumentStep,
  ),
  documents: body(
    async () => (await import('#features/documents/web/required-step.tsx')).RequiredStep,
    alsoBring,
    handIn,
  ),
  'online-application': body(
    async () => (await import('#features/guide/web/steps/online-application-step.tsx')).OnlineApplicationStep,
    folder,
  ),
  interview: body(
    async () => (await import('#features/guide/web/steps/interview-step.tsx')).InterviewStep,
    alsoBring,
    handIn,
    folder,
  ),
  settlement: body(
    async () => (await import('#features/guide/web/steps/settlement-step.tsx')).SettlementStep,
  ),
};
