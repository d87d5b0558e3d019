import { bulk, type Route, readRoute, reads, route, writes } from '#platform/server/http/route.ts';
import * as reviews from './contract.ts';
import { listCaseDocuments } from './server/office-documents.ts';
import { listOpenings, openDocument, openedDocument } from './server/openings.ts';
import { exportDocumentsToReview, getReviewSummary, listDocumentsToReview } from './server/queue.ts';
import { reviewDocument } from './server/review.ts';

/** Who may call what of this room, and how much. */
export const routes: readonly Route[] = [
  readRoute(reviews.listOpenings, listOpenings),
  route(reviews.listCaseDocuments, { policy: 'staff', limits: reads }, listCaseDocuments),
  route(reviews.listDocumentsToReview, { policy: 'staff', limits: reads }, listDocumentsToReview),
  route(reviews.exportDocumentsToReview, { policy: 'staff', limits: bulk }, exportDocumentsToReview),
  route(reviews.getReviewSummary, { policy: 'staff', limits: reads }, getReviewSummary),
  route(reviews.openDocument, { policy: 'staff', limits: writes }, openDocument),
  route(reviews.openedDocument, { policy: 'link', limits: reads }, openedDocument),
  route(reviews.reviewDocument, { policy: 'staff', limits: writes }, reviewDocument),
];
