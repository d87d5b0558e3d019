import { useQuery } from '@tanstack/react-query';
import { type CaseFile, getCase } from '#features/cases/contract/cases.ts';
import { type ApiError, call } from '#platform/browser/api.ts';
import { officeApplicationsKey } from './use-office-applications.ts';

/** Everything that is read about one case begins with it. */
export const caseKey = (id: string) => [...officeApplicationsKey, 'case', id] as const;

/** One case with its applicant, guide, documents and counts of what is written about it. */
export function useCase(id: string) {
  return useQuery<CaseFile, ApiError>({
    queryKey: caseKey(id),
    queryFn: ({ signal }) => call(getCase, { params: { id } }, { signal }),
  });
}
