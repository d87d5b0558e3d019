import { z } from 'zod';
import { contract } from './contract.ts';

/** The settings and their defaults, as the back-office specification lists them. Sizes are in MB of 1024 x 1024 bytes. */
export const settings = z.object({
  maintenance_mode: z.boolean().default(false),
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

/** What everybody may know, signed in or not. */
export const getPublicSettings = contract({
  method: 'get',
  path: '/api/settings/public',
  summary: 'Site name, support address, upload limits and switches',
  response: settings.pick({
    maintenance_mode: true,
    allow_registrations: true,
    max_file_size: true,
    allowed_file_types: true,
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
  summary: 'Every setting with its present value',
  response: settings,
  errors: ['not_authenticated', 'forbidden'],
});
