import { officeReviewTexts } from '#domain/texts/office-reviews.ts';
import { ReviewQueue } from '../../features/reviews/review-queue.tsx';
import { Turnaround } from '../../features/reviews/turnaround.tsx';
import { pageTitle } from '../../lib/page-title.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/review.ts';

const { title } = officeReviewTexts.queue;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, title)];

/** `/admin/review`, `/staff/review` */
export default function Review() {
  return (
    <>
      <PageHeader title={title} lead={<Turnaround />} />
      <ReviewQueue />
    </>
  );
}
