import { z } from 'zod';
import { documentReview, documentRow, scannerMode, signed } from '#features/documents/contract.ts';
import { reviewedPapers } from '#features/documents/rules/document-types.ts';
import { setAsidePaper } from '#features/guide/contract.ts';
import { contract } from '#platform/shared/contract.ts';
import { pageAnswer, pageQuery } from '#platform/shared/paging.ts';
import { openingReasons } from './rules.ts';

export const openingReason = z.enum(openingReasons);

/** A document as staff see it; never where its bytes are. */
export const officeDocument = documentRow.omit({ step_id: true }).extend({
  /** A newer copy has arrived in its place. */
  replaced: z.boolean(),
  review: documentReview
    .extend({
      /** Who opened or decided it last; null when nobody has, or their account is gone. */
      reviewed_by: z.string().nullable(),
      version: z.int(),
    })
    .nullable(),
});
export type OfficeDocument = z.infer<typeof officeDocument>;

const id = z.strictObject({ id: z.uuid() });

export const listCaseDocuments = contract({
  method: 'get',
  path: '/api/office/applications/{id}/documents',
  summary: 'The documents of one application with their reviews, newest first',
  params: id,
  response: z.object({
    documents: z.array(officeDocument),
    set_aside: z.array(setAsidePaper),
    /** `local`: nothing looks for viruses. */
    scanner: scannerMode,
  }),
  errors: ['not_authenticated', 'forbidden', 'not_found'],
});

/**
 * Records that the caller opens a document, and why, and returns a link to its bytes, for 60 seconds and this session. The
 * owner sees the record. Opened for review, a waiting document becomes `in_review`. Where something was found in it, the link
 * works only for our page, which draws it as pictures (`drawnOnlyHeader`), unless `warned` says that the caller read the
 * warning and wants the file itself. A document that is still being checked is a `conflict`.
 */
export const openDocument = contract({
  method: 'post',
  path: '/api/office/documents/{id}/open',
  summary: 'Open a document as staff, with a reason that its owner sees',
  params: id,
  body: z.strictObject({ reason: openingReason, warned: z.boolean().default(false) }),
  response: z.object({ url: z.string(), expires_at: z.iso.datetime(), document: officeDocument }),
  errors: ['not_authenticated', 'forbidden', 'not_found', 'conflict'],
});

/** Sent by our page for the bytes that it draws; a browser that follows a link, opens a tab or saves a file cannot send it. */
export const drawnOnlyHeader = 'X-Rumo-Draws';

export const openedDocument = contract({
  method: 'get',
  path: '/files/openings/{opening}/{id}',
  summary: 'Open the link of a recorded opening',
  params: z.strictObject({ opening: z.coerce.number().int().positive(), id: z.uuid() }),
  query: signed,
  response: 'bytes',
  errors: ['not_found', 'conflict', 'range_not_satisfiable'],
});

/** `details` of a `stale` refusal: the document as it is now, and who changed it when. */
export const staleDocument = z.object({
  document: officeDocument,
  changed_by: z.string().nullable(),
  changed_at: z.iso.datetime().nullable(),
});
export type StaleDocument = z.infer<typeof staleDocument>;

/**
 * Accepts a document, returns it with a reason for the applicant, or takes either back (`waiting`). `version` is the one the
 * caller saw. Refused as `conflict` for papers that are not reviewed.
 */
export const reviewDocument = contract({
  method: 'put',
  path: '/api/office/documents/{id}/review',
  summary: 'Accept a document or ask for a new copy of it',
  params: id,
  body: z
    .strictObject({
      status: z.enum(['accepted', 'returned', 'waiting']),
      version: z.int().min(1),
      reason: z.string().trim().min(1).max(1000).optional(),
    })
    .refine(({ status, reason }) => (status === 'returned') === (reason !== undefined), {
      path: ['reason'],
      error: 'reason_expected_with_returned',
    }),
  response: officeDocument,
  errors: ['not_authenticated', 'forbidden', 'not_found', 'stale', 'conflict'],
});

export const reviewedPaper = z.enum(reviewedPapers);

const filter = z.strictObject({
  paper: reviewedPaper.optional(),
  overdue: z.literal('yes').optional(),
});
export type ReviewFilter = z.infer<typeof filter>;

export const exportDocumentsToReview = contract({
  method: 'get',
  path: '/api/office/review.csv',
  summary: 'The documents to review of a filter as CSV',
  query: filter,
  response: 'bytes',
  errors: ['not_authenticated', 'forbidden'],
});

/** A row of the review queue. */
export const documentToReview = z.object({
  id: z.uuid(),
  application_id: z.uuid(),
  paper: reviewedPaper,
  file_name: z.string(),
  applicant_name: z.string().nullable(),
  email: z.string().nullable(),
  status: z.enum(['waiting', 'in_review']),
  /** Who opened it for review. */
  reviewed_by: z.string().nullable(),
  waiting_since: z.iso.datetime(),
  /** Null when the case is not assigned. */
  assigned_to: z.string().nullable(),
});
export type DocumentToReview = z.infer<typeof documentToReview>;

/** `total` stops counting at 1,000. */
export const listDocumentsToReview = contract({
  method: 'get',
  path: '/api/office/review',
  summary: 'Documents that wait for a review, the oldest first',
  query: filter.extend(pageQuery),
  response: z.object({
    documents: z.array(documentToReview),
    ...pageAnswer,
  }),
  errors: ['not_authenticated', 'forbidden'],
});

/** Half of the `papers` of the last 30 days were decided within `half_within_hours`. */
export const getReviewSummary = contract({
  method: 'get',
  path: '/api/office/review/summary',
  summary: 'How many documents wait for a review, and how long reviews take',
  response: z.object({
    waiting: z.int(),
    waiting_is_capped: z.boolean(),
    overdue: z.int(),
    /** In business hours; null when there were too few. */
    turnaround: z.object({ papers: z.int(), half_within_hours: z.int() }).nullable(),
  }),
  errors: ['not_authenticated', 'forbidden'],
});

/** One opening of one of the caller's documents by staff; it does not say by whom. */
export const opening = z.object({
  id: z.string(),
  opened_at: z.iso.datetime(),
  reason: openingReason,
  /** Null when the document is gone. */
  document: documentRow
    .pick({ id: true, application_id: true, file_name: true, document_category: true, guide_item: true })
    .nullable(),
});
export type Opening = z.infer<typeof opening>;

/** Newest first, at most 200; `total` counts all. */
export const listOpenings = contract({
  method: 'get',
  path: '/api/documents/openings',
  summary: "Who opened the caller's documents, and why",
  response: z.object({ openings: z.array(opening), total: z.int() }),
  errors: ['not_authenticated'],
});
