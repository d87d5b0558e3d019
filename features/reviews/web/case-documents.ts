import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { paperOf, requiredDocuments } from '#features/documents/rules/document-types.ts';
import { type ApiError, call } from '#platform/browser/api.ts';
import { listCaseDocuments, type OfficeDocument } from '../contract.ts';

const caseDocumentsKey = (applicationId: string) => ['reviews', 'office', 'case', applicationId] as const;

type CaseDocuments = z.infer<typeof listCaseDocuments.response>;

/** The documents of one case with their reviews, newest first, and what looked for viruses in them. */
export function useCaseDocuments(applicationId: string) {
  return useQuery<CaseDocuments, ApiError>({
    queryKey: caseDocumentsKey(applicationId),
    queryFn: ({ signal }) => call(listCaseDocuments, { params: { id: applicationId } }, { signal }),
  });
}

/** Puts what an answer said of a document into the known list. */
export function keepOfficeDocument(client: QueryClient, document: OfficeDocument): void {
  client.setQueryData<CaseDocuments>(
    caseDocumentsKey(document.application_id),
    (known) =>
      known && {
        ...known,
        documents: known.documents.map((other) => (other.id === document.id ? document : other)),
      },
  );
}

/** Whether our word on it is what somebody waits for. */
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
