import { exportDocumentsToReview } from '#domain/contracts/reviews.ts';
import { officeReviewTexts } from '#domain/texts/office-reviews.ts';
import { ExportButton } from '../../features/lists/export-button.tsx';
import { ReviewQueue } from '../../features/reviews/review-queue.tsx';
import { Turnaround } from '../../features/reviews/turnaround.tsx';
import { useReviewFilter } from '../../features/reviews/use-review-filter.ts';
import { pageTitle } from '../../lib/page-title.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/review.ts';

const { title, export: exporting } = officeReviewTexts.queue;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, title)];

/** `/admin/review`, `/staff/review` */
export default function Review() {
  const [filter] = useReviewFilter();
  return (
    <>
      <PageHeader
        title={title}
        lead={<Turnaround />}
        actions={
          <ExportButton
            contract={exportDocumentsToReview}
            input={{ query: filter }}
            failed={exporting.failed}
          />
        }
      />
      <ReviewQueue />
    </>
  );
}
