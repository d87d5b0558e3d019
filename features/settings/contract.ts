import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import { type SettingValue, settingKeys } from './rules.ts';

/** The settings and their defaults, as the back-office specification lists them. Sizes are in MB of 1024 x 1024 bytes. */
export const settings = z.object({
  maintenance_mode: z.boolean().default(false),
  /** When people may come back, told on the maintenance page; null says that the page opens again by itself. */
  maintenance_until: z.string().nullable().default(null),
  allow_registrations: z.boolean().default(true),
  max_file_size: z.number().int().min(1).max(100).default(10),
  allowed_file_types: z.array(z.string()).default(['.pdf', '.jpg', '.jpeg', '.png', '.doc', '.docx']),
  application_fee: z.number().min(0).default(0),
  support_email: z.string().default('support@example.com'),
  site_name: z.string().default('Visa Application Portal'),
  max_applications_per_user: z.number().int().min(1).default(3),
  /** Outside pages we link to; null hides the link's target behind a plain explanation. */
  consultation_url: z.string().nullable().default(null),
  /** The tax office's site, shown inside step 1 of the guide: its origin is the only foreign one our pages may frame. */
  nif_portal_url: z.url({ protocol: /^https$/ }).default('https://www.portaldasfinancas.gov.pt/'),
  /** Where the visa application is filled in; opens in a new tab. Null says so and offers to write to us. */
  official_portal_url: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default('https://pedidodevistos.mne.gov.pt/VistosOnline/'),
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

/** What everybody may know, signed in or not. */
export const getPublicSettings = contract({
  method: 'get',
  path: '/api/settings/public',
  summary: 'Site name, support address, upload limits and switches',
  response: settings.pick({
    maintenance_mode: true,
    maintenance_until: true,
    allow_registrations: true,
    max_file_size: true,
    allowed_file_types: true,
    application_fee: true,
    support_email: true,
    site_name: true,
    consultation_url: true,
    nif_portal_url: true,
    official_portal_url: true,
  }),
});

/** All of them, for admins. */
export const getSettings = contract({
  method: 'get',
  path: '/api/office/settings',
  summary: 'Every setting with its present value, and who changed it last',
  response: officeSettings,
  errors: ['not_authenticated', 'forbidden'],
});

/** What `stale` tells in `details.conflicts`: what stands there now, and who wrote it. */
export const settingConflict = lastChange.extend({ key: settingKey, value: settingValue });
export type SettingConflict = z.infer<typeof settingConflict>;

/**
 * Saves what was changed, in one transaction. A value that will not do is answered in `not_saved` and keeps nobody else
 * from being saved; a value that somebody else changed in the meantime stops everything (`stale`).
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
