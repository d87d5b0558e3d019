import { bulk, reads, writes } from '#platform/server/http/limits.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import * as reviews from './contract.ts';
import { exportDocumentsToReview } from './server/export-documents-to-review.ts';
import { getReviewSummary } from './server/get-review-summary.ts';
import { listCaseDocuments } from './server/list-case-documents.ts';
import { listDocumentsToReview } from './server/list-documents-to-review.ts';
import { listOpenings } from './server/list-openings.ts';
import { openDocument } from './server/open-document.ts';
import { openedDocument } from './server/opened-document.ts';
import { reviewDocument } from './server/review-document.ts';

/** Who may call what of this room, and how much. */
export const routes: readonly Route[] = [
  route(reviews.listOpenings, { policy: 'person', limits: reads }, listOpenings),
  route(reviews.listCaseDocuments, { policy: 'staff', limits: reads }, listCaseDocuments),
  route(reviews.listDocumentsToReview, { policy: 'staff', limits: reads }, listDocumentsToReview),
  route(reviews.exportDocumentsToReview, { policy: 'staff', limits: bulk }, exportDocumentsToReview),
  route(reviews.getReviewSummary, { policy: 'staff', limits: reads }, getReviewSummary),
  route(reviews.openDocument, { policy: 'staff', limits: writes }, openDocument),
  route(reviews.openedDocument, { policy: 'link', limits: reads }, openedDocument),
  route(reviews.reviewDocument, { policy: 'staff', limits: writes }, reviewDocument),
];
