import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import {
  type Setting,
  type SettingKey,
  type SettingValue,
  type SettingValues,
  settingKeys,
  settingOf,
} from './registry.ts';

function schemaOf(setting: Setting): z.ZodType {
  switch (setting.kind) {
    case 'number': {
      const number = z.number().min(setting.min).max(setting.max);
      return (setting.decimals === 0 ? number.int() : number).default(setting.default);
    }
    case 'switch':
      return z.boolean().default(setting.default);
    case 'text':
    case 'mail':
      return z.string().default(setting.default);
    case 'moment':
      return z.string().nullable().default(setting.default);
    case 'url': {
      const url = z.url({ protocol: /^https$/ });
      return (setting.optional ? url.nullable() : url).default(setting.default as string);
    }
  }
}

const schemas = Object.fromEntries(settingKeys.map((key) => [key, schemaOf(settingOf(key))])) as {
  [Key in SettingKey]: z.ZodDefault<z.ZodType<SettingValues[Key]>>;
};

/** Every setting of the registry, and the types of files that are taken, which nobody changes here. */
export const settings = z.object({
  ...schemas,
  allowed_file_types: z.array(z.string()).default(['.pdf', '.jpg', '.jpeg', '.png', '.doc', '.docx']),
});
export type Settings = z.infer<typeof settings>;

export const settingKey = z.enum(settingKeys);

const settingValue: z.ZodType<SettingValue, SettingValue> = z.union([
  z.string().max(4_000),
  z.number(),
  z.boolean(),
  z.null(),
]);

/** Who changed a setting last. `version` counts its changes; a setting that nobody changed has none and version 0. */
const lastChange = z.object({
  version: z.int().min(1),
  changed_at: z.iso.datetime(),
  /** The name of the admin; null when the account is gone or the operator wrote it. */
  changed_by: z.string().nullable(),
});
export type LastChange = z.infer<typeof lastChange>;

export const officeSettings = z.object({
  values: settings,
  changes: z.partialRecord(settingKey, lastChange),
});
export type OfficeSettings = z.infer<typeof officeSettings>;

/** By their name, as in the policy of the table (db/current/tables/system_settings.sql). */
const staffOnly = Object.fromEntries(
  settingKeys.filter((key) => key.startsWith('staff_')).map((key) => [key, true]),
) as { [Key in Extract<SettingKey, `staff_${string}`>]: true };

/** What everybody may know, signed in or not. */
export const getPublicSettings = contract({
  method: 'get',
  path: '/api/settings/public',
  summary: 'Site name, support address, upload limits and switches',
  response: settings.omit(staffOnly),
});

/** All of them, for admins. */
export const getSettings = contract({
  method: 'get',
  path: '/api/office/settings',
  summary: 'Every setting with its present value, and who changed it last',
  response: officeSettings,
  errors: ['not_authenticated', 'forbidden'],
});

/** What `stale` tells in `details.conflicts`: the present value, and who wrote it. */
export const settingConflict = lastChange.extend({ key: settingKey, value: settingValue });
export type SettingConflict = z.infer<typeof settingConflict>;

/** In the last five minutes, besides our team: whom a change would meet in the middle of something. */
export const countPeopleHere = contract({
  method: 'get',
  path: '/api/office/settings/people-here',
  summary: 'How many signed-in people are using the site now',
  response: z.object({ people: z.int() }),
  errors: ['not_authenticated', 'forbidden'],
});

/**
 * Saves what was changed, in one transaction. A value that will not do is answered in `not_saved` and keeps nobody else
 * from being saved; a value that a colleague changed in the meantime stops everything (`stale`).
 */
export const saveSettings = contract({
  method: 'put',
  path: '/api/office/settings',
  summary: 'Change settings',
  body: z.strictObject({
    changes: z
      .array(
        z.strictObject({
          key: settingKey,
          value: settingValue,
          /** The version that the change began from. */
          version: z.int32().min(0),
        }),
      )
      .min(1)
      .max(settingKey.options.length)
      .refine((changes) => new Set(changes.map(({ key }) => key)).size === changes.length),
  }),
  response: z.object({
    saved: z.array(settingKey),
    not_saved: z.array(z.object({ key: settingKey, message: z.string() })),
    settings: officeSettings,
  }),
  errors: ['not_authenticated', 'forbidden', 'stale'],
});
export type SaveSettingsInput = z.input<typeof saveSettings.body>;

/** Who changed one setting, from what to what: the last fifty times, the newest first. */
export const listSettingChanges = contract({
  method: 'get',
  path: '/api/office/settings/{key}/changes',
  summary: 'The history of one setting',
  params: z.strictObject({ key: settingKey }),
  response: z.object({
    changes: z.array(
      z.object({
        id: z.string(),
        changed_at: z.iso.datetime(),
        changed_by: z.string().nullable(),
        from: settingValue,
        to: settingValue,
      }),
    ),
  }),
  errors: ['not_authenticated', 'forbidden'],
});
