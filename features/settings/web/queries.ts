import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { Output } from '#platform/shared/contract.ts';
import {
  getSettings,
  listSettingChanges,
  type OfficeSettings,
  type SaveSettingsInput,
  saveSettings,
} from '../contract.ts';
import type { SettingKey } from '../registry.ts';

const settingsKey = ['settings', 'office'] as const;

/** Every setting with who changed it last. */
export function useOfficeSettings() {
  return useQuery<OfficeSettings, ApiError>({
    queryKey: settingsKey,
    queryFn: ({ signal }) => call(getSettings, {}, { signal }),
  });
}

/** Saves changes; what is there afterwards, or what somebody else wrote, is known at once. */
export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation<Output<typeof saveSettings>, ApiError, SaveSettingsInput>({
    mutationFn: (body) => call(saveSettings, { body }),
    onSuccess: ({ settings }) => {
      client.setQueryData<OfficeSettings>(settingsKey, settings);
      void client.invalidateQueries({ queryKey: ['settings', 'public'] });
      void client.invalidateQueries({ queryKey: ['settings', 'changes'] });
    },
    onError: () => client.invalidateQueries({ queryKey: settingsKey }),
  });
}

/** Who changed one setting, the newest change first. */
export function useSettingChanges(key: SettingKey) {
  return useQuery<Output<typeof listSettingChanges>, ApiError>({
    queryKey: ['settings', 'changes', key],
    queryFn: ({ signal }) => call(listSettingChanges, { params: { key } }, { signal }),
  });
}
