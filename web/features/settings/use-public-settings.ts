import { useQuery } from '@tanstack/react-query';
import { getPublicSettings } from '#domain/contracts/settings.ts';
import { call } from '../../lib/api.ts';

/** What everybody may know of the settings: upload limits, support address, booking link. */
export function usePublicSettings() {
  return useQuery({
    queryKey: ['settings', 'public'],
    queryFn: ({ signal }) => call(getPublicSettings, {}, { signal }),
  });
}
