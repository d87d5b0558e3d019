import type { Input } from '#domain/contracts/contract.ts';
import { listSettingChanges, saveSettings } from '#domain/contracts/settings.ts';
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
