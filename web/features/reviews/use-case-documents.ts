import { type QueryClient, useQuery } from '@tanstack/react-query';
import { listCaseDocuments, type OfficeDocument } from '#domain/contracts/reviews.ts';
import { type ApiError, call } from '../../lib/api.ts';

const caseDocumentsKey = (applicationId: string) => ['reviews', 'office', 'case', applicationId] as const;

/** The documents of one case with their reviews, newest first. */
export function useCaseDocuments(applicationId: string) {
  return useQuery<OfficeDocument[], ApiError>({
    queryKey: caseDocumentsKey(applicationId),
    queryFn: async ({ signal }) =>
      (await call(listCaseDocuments, { params: { id: applicationId } }, { signal })).documents,
  });
}

/** Puts what an answer said of a document into the known list. */
export function keepOfficeDocument(client: QueryClient, document: OfficeDocument): void {
  client.setQueryData<OfficeDocument[]>(caseDocumentsKey(document.application_id), (known) =>
    known?.map((other) => (other.id === document.id ? document : other)),
  );
}
