import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { getPublicSettings } from '../contract.ts';

/** What is public of the settings: upload limits, support address, booking link. */
export const publicSettingsQuery = queryOptions({
  queryKey: ['settings', 'public'],
  queryFn: ({ signal }) => call(getPublicSettings, {}, { signal }),
  meta: { staleOn: ['settings', 'maintenance'], offline: true },
});
