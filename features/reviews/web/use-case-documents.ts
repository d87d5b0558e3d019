import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
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
