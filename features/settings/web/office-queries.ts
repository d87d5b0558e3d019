import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import {
  countPeopleHere,
  getSettings,
  listSettingChanges,
  type SaveSettingsInput,
  saveSettings,
} from '../contract.ts';
import type { SettingKey } from '../registry.ts';
import { publicSettingsQuery } from './queries.ts';

/** Every setting with who changed it last. */
export const officeSettingsQuery = queryOptions({
  queryKey: ['settings', 'office'],
  queryFn: ({ signal }) => call(getSettings, {}, { signal }),
  meta: { staleOn: ['settings'] },
});

/** Saves changes; what is there afterwards, or what a colleague wrote, is known at once. */
export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SaveSettingsInput) => call(saveSettings, { body }),
    onSuccess: ({ settings }) => {
      client.setQueryData(officeSettingsQuery.queryKey, settings);
      void client.invalidateQueries({ queryKey: publicSettingsQuery.queryKey });
      void client.invalidateQueries({ queryKey: ['settings', 'changes'] });
    },
    onError: () => client.invalidateQueries({ queryKey: officeSettingsQuery.queryKey }),
  });
}

/** Who changed one setting, the newest change first. */
export const settingChangesQuery = (key: SettingKey) =>
  queryOptions({
    queryKey: ['settings', 'changes', key],
    queryFn: ({ signal }) => call(listSettingChanges, { params: { key } }, { signal }),
    meta: { staleOn: ['settings'] },
  });

/** How many signed-in people use the site now, counted when it is asked. */
export const peopleHereQuery = queryOptions({
  queryKey: ['settings', 'people-here'],
  queryFn: async ({ signal }) => (await call(countPeopleHere, {}, { signal })).people,
  staleTime: 0,
});
