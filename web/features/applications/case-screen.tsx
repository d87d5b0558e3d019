import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ApplicationStatus } from '#domain/contracts/applications.ts';
import { officeApplicationTexts } from '#domain/texts/office-applications.ts';
import { useOfficeBase } from '../../lib/office-base.ts';
import { Alert } from '../../ui/alert.tsx';
import { BackLink } from '../../ui/page-header.tsx';
import { ProblemState } from '../../ui/problem-state.tsx';
import { LoadingArea, Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Viewers } from '../presence/viewers.tsx';
import { CaseDocuments } from './case-documents.tsx';
import { CaseHeader } from './case-header.tsx';
import { CaseHistory } from './case-history.tsx';
import { CaseOverview } from './case-overview.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { UndoStrip } from './undo-strip.tsx';
import { useCase } from './use-case.ts';

const texts = officeApplicationTexts.case;

const tabNames = ['overview', 'documents', 'history'] as const;

/** One case at its own address: what it is about, its papers, what happened, and the decision. */
export function CaseScreen({ id }: { id: string }) {
  const base = useOfficeBase();
  const [params, setParams] = useSearchParams();
  const [asked, setAsked] = useState<ApplicationStatus>();
  const { data: file, error, isFetching, refetch } = useCase(id);

  const back = <BackLink to={`${base}/applications`}>{texts.back}</BackLink>;
  if (!file && error) {
    const missing = error.code === 'not_found';
    return (
      <div className="pt-4">
        {back}
        <ProblemState
          title={missing ? texts.notFound : officeApplicationTexts.errors.loadingCase}
          reference={missing ? undefined : error.requestId}
          onRetry={missing ? undefined : () => refetch()}
          retrying={isFetching}
        >
          <p>{missing ? texts.notFoundHint : error.message}</p>
        </ProblemState>
      </div>
    );
  }
  if (!file) return <CaseSkeleton />;

  const tab = tabNames.find((name) => name === params.get('tab')) ?? 'overview';
  return (
    <div className="pt-2">
      {back}
      <CaseHeader file={file} onDecide={setAsked} />
      <Viewers type="application" id={id} />
      <UndoStrip application={file.application} />
      {error && (
        <Alert tone="error" title={officeApplicationTexts.errors.loadingCase} className="mb-4">
          {error.message}
        </Alert>
      )}
      <Tabs
        label={texts.title}
        value={tab}
        onValueChange={(name) => setParams(name === 'overview' ? {} : { tab: name }, { replace: true })}
        tabs={[
          { value: 'overview', label: texts.overview, panel: <CaseOverview file={file} /> },
          {
            value: 'documents',
            label: texts.documents,
            count: file.documents.length,
            panel: <CaseDocuments documents={file.documents} />,
          },
          { value: 'history', label: texts.history, panel: <CaseHistory events={file.history} /> },
        ]}
      />
      {asked && (
        <DecisionDialog application={file.application} status={asked} onClose={() => setAsked(undefined)} />
      )}
    </div>
  );
}

function CaseSkeleton() {
  return (
    <LoadingArea label={texts.loading}>
      <div className="grid gap-4 pt-6">
        <Skeleton className="h-9 w-72" />
        <Skeleton className="h-6 w-96 max-w-full" />
        <Skeleton className="mt-6 h-60" />
      </div>
    </LoadingArea>
  );
}
