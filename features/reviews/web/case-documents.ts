import { paperOf, requiredDocuments } from '#features/documents/rules/document-types.ts';
import type { OfficeDocument } from '../contract.ts';

/** Whether our word on it is what a person waits for. */
export function waits({ review, replaced }: OfficeDocument): boolean {
  return !replaced && (review?.status === 'waiting' || review?.status === 'in_review');
}

/** What to work on first: what waits, the oldest before; then what was answered; then what nobody reviews. */
export function inWorkingOrder(documents: readonly OfficeDocument[]): OfficeDocument[] {
  const rank = (document: OfficeDocument) => {
    if (waits(document)) return 0;
    if (document.replaced) return 3;
    return document.review ? 1 : 2;
  };
  const since = ({ review, created_at }: OfficeDocument) => review?.waiting_since ?? created_at;
  return documents.toSorted(
    (one, other) => rank(one) - rank(other) || since(one).localeCompare(since(other)),
  );
}

/** How many of the six types have an accepted document. */
export function typesAccepted(documents: readonly OfficeDocument[]): number {
  return requiredDocuments.filter((type) =>
    documents.some((document) => paperOf(document) === type && document.review?.status === 'accepted'),
  ).length;
}
