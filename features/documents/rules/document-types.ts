/** The six required types of document, in the specification's order; each is a document category of the same name. */
export const requiredDocuments = [
  'passport',
  'criminal-record',
  'birth-certificate',
  'proof-income',
  'health-insurance',
  'accommodation-proof',
] as const;
export type RequiredDocument = (typeof requiredDocuments)[number];

/** What the guide asks for and staff review. */
export type ReviewedPaper = RequiredDocument | 'nif-document';
export const reviewedPapers: readonly [ReviewedPaper, ...ReviewedPaper[]] = [
  'nif-document',
  ...requiredDocuments,
];

interface Filed {
  document_category: string;
  guide_item?: string | null | undefined;
}

/**
 * What staff review a document as: one of the six types, the NIF document, or undefined for what users keep for
 * themselves. The index documents_to_review has the same condition.
 */
export function paperOf({ document_category, guide_item }: Filed): ReviewedPaper | undefined {
  if (guide_item) return 'nif-document';
  if (document_category === 'general' || document_category === 'step_document') return undefined;
  return document_category as RequiredDocument;
}

/** The part of the guide that a document answers; the column allows any text. */
export const guideItemOf = ({ guide_item }: { guide_item: string | null }): 'nif-document' | null =>
  guide_item === 'nif-document' ? guide_item : null;

/**
 * The review of an uploaded document: it waits, a member of staff opens it, and it is accepted or returned with a request
 * for a new copy. Staff may change their decision afterwards.
 */
export const reviewStatuses = ['waiting', 'in_review', 'accepted', 'returned'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];
