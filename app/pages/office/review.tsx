import { useSearchParams } from 'react-router';
import { ExportButton } from '#features/lists/web/export-button.tsx';
import { exportDocumentsToReview } from '#features/reviews/contract.ts';
import { officeReviewTexts } from '#features/reviews/texts/office-reviews.ts';
import { ReviewQueue, Turnaround, useReviewAddress } from '#features/reviews/web/review-queue.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import { Alert } from '#ui/alert.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { Route } from './+types/review.ts';

const { title, linkOver, export: exporting } = officeReviewTexts.queue;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, title)];

/** `/admin/review`, `/staff/review` */
export default function Review() {
  const address = useReviewAddress();
  const [query] = useSearchParams();
  return (
    <>
      <PageHeader
        tight
        title={title}
        lead={<Turnaround />}
        actions={
          <ExportButton
            contract={exportDocumentsToReview}
            input={{ query: address.filter }}
            failed={exporting.failed}
          />
        }
      />
      {query.get('link') === 'over' && (
        <Alert tone="info" title={linkOver.title} className="mb-4">
          {linkOver.detail}
        </Alert>
      )}
      <ReviewQueue address={address} />
    </>
  );
}
