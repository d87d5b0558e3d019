import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ApplicationStatus } from '#features/applications/contract/applications.ts';
import { officeApplicationTexts } from '#features/applications/texts/office-applications.ts';
import { caseQuery } from '#features/applications/web/office-queries.ts';
import { UndoStrip } from '#features/applications/web/undo-strip.tsx';
import { useRecentRecord } from '#platform/browser/recent-records.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { lazyPlace } from '#ui/lazy-place.tsx';
import { LoadProblem } from '#ui/load-problem.tsx';
import { QueryState } from '#ui/query-view.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { type Tab, Tabs } from '#ui/tabs.tsx';
import type { CaseFile } from '../contract/cases.ts';
import { officeCaseTexts } from '../texts/office-cases.ts';
import { caseNoteTexts } from '../texts/office-notes.ts';
import { CaseHeader, CasePlace } from './case-header.tsx';
import { CaseOverview } from './case-overview.tsx';

const texts = officeApplicationTexts.case;

// A case opens on its overview; the other tabs are loaded on demand.
const DocumentsTab = lazyPlace(
  async () => ({ default: (await import('./documents-tab.tsx')).DocumentsTab }),
  uiTexts.notCome(texts.documents),
);
const CaseTimeline = lazyPlace(
  async () => ({ default: (await import('./case-timeline.tsx')).CaseTimeline }),
  uiTexts.notCome(officeCaseTexts.tabs.timeline),
);
const CaseMessages = lazyPlace(
  async () => ({ default: (await import('./case-messages.tsx')).CaseMessages }),
  uiTexts.notCome(officeCaseTexts.tabs.messages),
);
const CaseNotes = lazyPlace(
  async () => ({ default: (await import('./case-notes.tsx')).CaseNotes }),
  uiTexts.notCome(caseNoteTexts.tab),
);

const CaseDecision = lazyPart(async () => ({ default: (await import('./case-decision.tsx')).CaseDecision }), {
  isOpen: () => true,
  close: ({ onClose }) => onClose(),
});

/** A case at its own address: header and tabs. */
export function CaseScreen({ id }: { id: string }) {
  const [params, setParams] = useSearchParams();
  const [asked, setAsked] = useState<ApplicationStatus>();
  const query = useQuery(caseQuery(id));
  const { data: file, error } = query;
  useRecentRecord('application', file && (file.application.applicant_name ?? officeApplicationTexts.noName));

  if (!file)
    return (
      <div className={error ? 'pt-4' : undefined}>
        {error && <CasePlace id={id} />}
        <QueryState
          query={query}
          loading={texts.loading}
          skeleton={
            <div className="grid grid-cols-1 gap-4 pt-6">
              <Skeleton className="h-9 w-72" />
              <Skeleton className="h-6 w-96 max-w-full" />
              <Skeleton className="mt-6 h-60" />
            </div>
          }
          failed={officeApplicationTexts.errors.loadingCase}
          size="page"
          missing={texts.missing}
        />
      </div>
    );

  const tabs = tabsOf(file);
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'overview';
  return (
    <div className="pt-2">
      <CasePlace id={id} />
      <CaseHeader file={file} onDecide={setAsked} />
      <UndoStrip application={file.application} />
      {error && (
        <LoadProblem title={officeApplicationTexts.errors.loadingCase} query={query} className="mb-4" />
      )}
      <Tabs
        label={texts.title}
        value={tab}
        onValueChange={(name) =>
          setParams(name === 'overview' ? {} : { tab: name }, { replace: true, preventScrollReset: true })
        }
        tabs={tabs.map((part) => ({
          ...part,
          panel: <Suspense fallback={<PartComing />}>{part.panel}</Suspense>,
        }))}
      />
      {asked && (
        <CaseDecision application={file.application} status={asked} onClose={() => setAsked(undefined)} />
      )}
    </div>
  );
}

function tabsOf(file: CaseFile): Tab[] {
  const { documents, to_review, messages, notes, application } = file;
  return [
    { value: 'overview', label: texts.overview, panel: <CaseOverview file={file} /> },
    {
      value: 'documents',
      label: texts.documents,
      count:
        to_review.length > 0
          ? officeCaseTexts.tabs.toReview(to_review.length)
          : officeCaseTexts.tabs.documents(documents.length),
      panel: <DocumentsTab application={application} />,
    },
    {
      value: 'timeline',
      label: officeCaseTexts.tabs.timeline,
      panel: <CaseTimeline id={application.id} />,
    },
    {
      value: 'messages',
      label: officeCaseTexts.tabs.messages,
      count: messages.unanswered > 0 ? officeCaseTexts.tabs.unanswered(messages.unanswered) : messages.total,
      panel: <CaseMessages file={file} />,
    },
    { value: 'notes', label: caseNoteTexts.tab, count: notes.total, panel: <CaseNotes file={file} /> },
  ];
}

function PartComing() {
  return (
    <LoadingArea label={texts.loading}>
      <Skeleton className="h-60" />
    </LoadingArea>
  );
}
