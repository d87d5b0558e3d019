import {
  bulk,
  type Route,
  readRoute,
  reads,
  route,
  staffReadRoute,
  writes,
} from '#platform/server/http/route.ts';
import * as reviews from './contract.ts';
import { listCaseDocuments } from './server/office-documents.ts';
import { listOpenings, openDocument, openedDocument } from './server/openings.ts';
import { exportDocumentsToReview, getReviewSummary, listDocumentsToReview } from './server/queue.ts';
import { reviewDocument } from './server/review.ts';

/** Who may call what of this room, and how much. */
export const routes: readonly Route[] = [
  readRoute(reviews.listOpenings, listOpenings),
  staffReadRoute(reviews.listCaseDocuments, 'staff', listCaseDocuments, { plansKept: true }),
  staffReadRoute(reviews.listDocumentsToReview, 'staff', listDocumentsToReview),
  route(reviews.exportDocumentsToReview, { policy: 'staff', limits: bulk }, exportDocumentsToReview),
  staffReadRoute(reviews.getReviewSummary, 'staff', getReviewSummary),
  route(reviews.openDocument, { policy: 'staff', limits: writes }, openDocument),
  route(reviews.openedDocument, { policy: 'link', limits: reads }, openedDocument),
  route(reviews.reviewDocument, { policy: 'staff', limits: writes }, reviewDocument),
];
