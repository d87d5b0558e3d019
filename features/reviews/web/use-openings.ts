import { useQuery } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { Output } from '#platform/shared/contract.ts';
import { listOpenings } from '../contract.ts';

/** When our team opened this person's documents, and why. Read again with the rest of what was recorded about them. */
export function useOpenings() {
  return useQuery<Output<typeof listOpenings>, ApiError>({
    queryKey: ['audit', 'own', 'openings'],
    queryFn: ({ signal }) => call(listOpenings, {}, { signal }),
  });
}
