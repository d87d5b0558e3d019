import { useQuery } from '@tanstack/react-query';
import type { Output } from '#domain/contracts/contract.ts';
import { listOpenings } from '#domain/contracts/reviews.ts';
import { type ApiError, call } from '../../lib/api.ts';

/** When our team opened this person's documents, and why. Read again with the rest of what was recorded about them. */
export function useOpenings() {
  return useQuery<Output<typeof listOpenings>, ApiError>({
    queryKey: ['audit', 'own', 'openings'],
    queryFn: ({ signal }) => call(listOpenings, {}, { signal }),
  });
}
