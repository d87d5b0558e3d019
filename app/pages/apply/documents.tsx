import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Application } from '#features/applications/contract/applications.ts';
import { applicationTexts } from '#features/applications/texts/applications.ts';
import { ApplicantProblem, OutdatedNotice } from '#features/applications/web/applicant-problem.tsx';
import { WhoseApplication } from '#features/applications/web/applicant-switcher.tsx';
import { useApplication } from '#features/applications/web/use-application.ts';
import { documentTexts } from '#features/documents/texts/documents.ts';
import { ApplicationDocuments } from '#features/documents/web/application-documents.tsx';
import {
  DocumentHelp,
  DocumentsSkeleton,
  DownloadEverything,
  OverviewCard,
} from '#features/documents/web/documents-aside.tsx';
import { documentsQuery } from '#features/documents/web/queries.ts';
import { FolderCard } from '#features/folder/web/folder-card.tsx';
import { OpeningsCard } from '#features/reviews/web/openings-card.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { lazyPlace } from '#ui/lazy-place.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { notify } from '#ui/notify.ts';
import { BackLink, PageHeader } from '#ui/page-header.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Route } from './+types/documents.ts';

/** With the texts of the guide. */
const RequiredCard = lazyPlace(
  async () => ({ default: (await import('#features/documents/web/required-card.tsx')).RequiredCard }),
  uiTexts.notFetched.title,
);

/** Below the fold, with the texts of the register. */
const AlsoBringCard = lazyPlace(
  async () => ({ default: (await import('#features/bring/web/also-bring.tsx')).AlsoBringCard }),
  uiTexts.notFetched.title,
);

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, documentTexts.title)];

export default function DocumentsScreen() {
  const application = useApplication();
  const [query] = useSearchParams();
  return (
    <>
      <div className="pt-4">
        <BackLink to="/dashboard">{documentTexts.backToDashboard}</BackLink>
      </div>
      <PageHeader title={documentTexts.title} lead={<WhoseApplication />} className="pt-2! md:pt-4!" />
      {query.get('link') === 'over' && (
        <Alert tone="info" title={documentTexts.viewing.over.title} className="mb-6">
          {documentTexts.viewing.over.detail}
        </Alert>
      )}
      {application.data && application.error && (
        <OutdatedNotice
          title={documentTexts.applicationFailed.title}
          message={application.error.message}
          query={application}
        />
      )}
      <QueryView
        query={application}
        loading={documentTexts.loading}
        skeleton={<DocumentsSkeleton />}
        failed={<ApplicantProblem {...documentTexts.applicationFailed} query={application} />}
        silent
      >
        {(data) => (data ? <Loaded application={data} /> : <NoApplication />)}
      </QueryView>
    </>
  );
}

function Loaded({ application }: { application: Application }) {
  const documents = useQuery(documentsQuery(application.id));
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[2fr_1fr] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-8">
      <div className="lg:col-start-2 lg:row-start-1">
        <OverviewCard application={application} />
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {documents.data && documents.error && (
          <OutdatedNotice
            title={documentTexts.toasts.listFailed.title}
            message={documentTexts.toasts.listFailed.detail}
            query={documents}
          />
        )}
        <QueryView
          query={documents}
          loading={documentTexts.loading}
          skeleton={<DocumentsSkeleton />}
          failed={
            <ApplicantProblem
              title={documentTexts.toasts.listFailed.title}
              detail={documentTexts.safe}
              message={documentTexts.toasts.listFailed.detail}
              query={documents}
            />
          }
          silent
        >
          {(data) => (
            <div className="grid gap-6 lg:gap-8">
              <Suspense fallback={<Skeleton className="h-[38rem]" />}>
                <RequiredCard application={application} documents={data} />
              </Suspense>
              <ApplicationDocuments application={application} documents={data} />
              <Suspense fallback={<Skeleton className="h-72" />}>
                <AlsoBringCard application={application} />
              </Suspense>
            </div>
          )}
        </QueryView>
      </div>
      <div className="grid content-start gap-6 lg:col-start-2 lg:gap-8">
        <FolderCard application={application} documents={documents.data ?? []} />
        <DownloadEverything applicationId={application.id} documents={documents.data ?? []} />
        <OpeningsCard />
        <DocumentHelp />
      </div>
    </div>
  );
}

function NoApplication() {
  useEffect(() => notify.info(applicationTexts.notFound.title, applicationTexts.notFound.detail), []);
  const { title, detail, hint, action } = documentTexts.noApplication;
  return (
    <Card padded={false}>
      <EmptyState
        title={title}
        action={
          <ButtonLink to="/dashboard" variant="primary">
            {action}
          </ButtonLink>
        }
      >
        <p>{detail}</p>
        <p className="text-muted">{hint}</p>
      </EmptyState>
    </Card>
  );
}
