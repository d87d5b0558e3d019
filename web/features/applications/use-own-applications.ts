import { useQuery } from '@tanstack/react-query';
import { listOwnApplications } from '#domain/contracts/applications.ts';
import { call } from '../../lib/api.ts';

export const ownApplicationsKey = ['applications', 'own'] as const;

/** The person's applications, their own first, and how many they may have. */
export function useOwnApplications() {
  return useQuery({
    queryKey: ownApplicationsKey,
    queryFn: ({ signal }) => call(listOwnApplications, {}, { signal }),
  });
}
