import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { listOwnApplications } from '../contract/applications.ts';

export const ownApplicationsKey = ['applications', 'own'] as const;

/** The person's applications, their own first, and how many they may have. */
export function useOwnApplications() {
  return useQuery({
    queryKey: ownApplicationsKey,
    queryFn: ({ signal }) => call(listOwnApplications, {}, { signal }),
  });
}
