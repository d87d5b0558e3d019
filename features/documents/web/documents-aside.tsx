import { useMutation, useQuery } from '@tanstack/react-query';
import { Archive } from 'lucide-react';
import { Suspense } from 'react';
import type { Application } from '#features/applications/contract/applications.ts';
import { guideQuery } from '#features/guide/web/queries.ts';
import { call } from '#platform/browser/api.ts';
import { saveFrom } from '#platform/browser/save-from.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { FoldingCard } from '#ui/folding-card.tsx';
import { lazyPlace } from '#ui/lazy-place.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { notify } from '#ui/notify.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { SlowNotice } from '#ui/slow-notice.tsx';
import { createArchiveLink, type DocumentRow } from '../contract.ts';
import { archiveTexts as texts } from '../texts/document-archive.ts';
import { documentTexts } from '../texts/documents.ts';

const { toasts } = documentTexts;

const overviewTexts = documentTexts.overview;

const OwnCourse = lazyPlace(() => import('#features/guide/web/own-course.tsx'), uiTexts.notFetched.title);
const courseToCome = <Skeleton className="h-28" />;

/** The application's progress: percent, the course, step of four, status. */
export function OverviewCard({ application }: { application: Application }) {
  const { progress_percentage, current_step, status } = application;
  const guide = useQuery(guideQuery(application.id));
  return (
    <Card padded={false} aria-labelledby="overview-title" className="grid content-start overflow-hidden">
      <div className="grid gap-4 p-card pb-4">
        <CardHeader id="overview-title" title={overviewTexts.title} />
        <p className="font-medium">{overviewTexts.progressValue(progress_percentage)}</p>
      </div>
      {guide.isLoading && courseToCome}
      {guide.data && (
        <Suspense fallback={courseToCome}>
          <OwnCourse guide={guide.data} />
        </Suspense>
      )}
      <dl className="grid gap-3 p-card pt-4">
        <div className="flex justify-between gap-4">
          <dt className="text-muted">{overviewTexts.currentStep}</dt>
          <dd className="font-medium">{overviewTexts.currentStepValue(current_step)}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-muted">{overviewTexts.status}</dt>
          <dd className="font-medium first-letter:uppercase">{overviewTexts.statuses[status]}</dd>
        </div>
      </dl>
    </Card>
  );
}

interface DownloadEverythingProps {
  applicationId: string;
  /** All of the application's documents; the download is offered once one is finished. */
  documents: readonly DocumentRow[];
}

/** Downloads all documents as one archive. */
export function DownloadEverything({ applicationId, documents }: DownloadEverythingProps) {
  const download = useMutation({
    mutationFn: async () => {
      const { url } = await call(createArchiveLink, {
        params: { application_id: applicationId },
        body: {},
      });
      saveFrom(url);
    },
    onSuccess: () => notify.success(toasts.downloadStarted),
    onError: () => notify.error(toasts.downloadFailed.title, toasts.downloadFailed.detail),
  });
  const count = documents.filter(({ upload_status }) => upload_status === 'uploaded').length;
  if (count === 0) return null;
  return (
    <FoldingCard aria-labelledby="keep-title" className="grid content-start justify-items-start gap-4">
      <CardHeader id="keep-title" title={texts.title} />
      <p>{texts.hint(count)}</p>
      <Button busy={download.isPending} onClick={() => download.mutate()}>
        {!download.isPending && <Archive aria-hidden="true" />}
        {download.isPending ? texts.preparing : texts.download}
      </Button>
      {download.isError && (
        <p className="text-small font-strong text-bad-text">{toasts.downloadFailed.detail}</p>
      )}
    </FoldingCard>
  );
}

/** Tips for good copies, and where to ask. */
export function DocumentHelp() {
  const { title, tips, contact } = documentTexts.help;
  return (
    <FoldingCard aria-labelledby="document-help-title" className="grid content-start gap-4">
      <CardHeader id="document-help-title" title={title} />
      <ul className="grid list-disc gap-2 pl-5">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <div>
        <ButtonLink to="/support">{contact}</ButtonLink>
      </div>
    </FoldingCard>
  );
}

export function DocumentsSkeleton() {
  return (
    <>
      <div className="grid gap-6">
        <Skeleton className="h-40" />
        <Skeleton className="h-72" />
      </div>
      <SlowNotice />
    </>
  );
}
