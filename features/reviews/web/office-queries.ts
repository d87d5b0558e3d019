import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { getReviewSummary, listCaseDocuments, type OfficeDocument } from '../contract.ts';

/** How much waits for a review, and how long reviews take. Read by the sidebar of every staff screen. */
export const reviewSummaryQuery = queryOptions({
  queryKey: ['reviews', 'office', 'summary'],
  queryFn: ({ signal }) => call(getReviewSummary, {}, { signal }),
  meta: { staleOn: ['office-reviews'] },
});

/** The documents of one case with their reviews, newest first, and what looked for viruses in them. */
export const caseDocumentsQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['reviews', 'office', 'case', applicationId],
    queryFn: ({ signal }) => call(listCaseDocuments, { params: { id: applicationId } }, { signal }),
    meta: { staleOn: ['office-reviews'] },
  });

/** Puts what an answer said of a document into the known list. */
export function keepOfficeDocument(client: QueryClient, document: OfficeDocument): void {
  client.setQueryData(
    caseDocumentsQuery(document.application_id).queryKey,
    (known) =>
      known && {
        ...known,
        documents: known.documents.map((other) => (other.id === document.id ? document : other)),
      },
  );
}
