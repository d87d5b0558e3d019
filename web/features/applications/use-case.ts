import { useQuery } from '@tanstack/react-query';
import { type CaseFile, getCase } from '#domain/contracts/applications.ts';
import { type ApiError, call } from '../../lib/api.ts';
import { officeApplicationsKey } from './use-office-applications.ts';

/** One case with its applicant, stages, documents and history. */
export function useCase(id: string) {
  return useQuery<CaseFile, ApiError>({
    queryKey: [...officeApplicationsKey, 'case', id],
    queryFn: ({ signal }) => call(getCase, { params: { id } }, { signal }),
  });
}
