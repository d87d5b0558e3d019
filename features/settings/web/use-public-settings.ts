import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { getPublicSettings } from '../contract.ts';

/** What everybody may know of the settings: upload limits, support address, booking link. */
export function usePublicSettings() {
  return useQuery({
    queryKey: ['settings', 'public'],
    queryFn: ({ signal }) => call(getPublicSettings, {}, { signal }),
  });
}
