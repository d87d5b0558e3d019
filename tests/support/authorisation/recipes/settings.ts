import { listSettingChanges, saveSettings } from '#features/settings/contract.ts';
import type { Input } from '#platform/shared/contract.ts';
import { recipe } from '../recipe.ts';

export const settingRecipes = [
  recipe(
    saveSettings,
    (): Input<typeof saveSettings> => ({
      body: { changes: [{ key: 'site_name', value: 'Rumo', version: 0 }] },
    }),
  ),
  recipe(listSettingChanges, () => ({ params: { key: 'site_name' } })),
];
