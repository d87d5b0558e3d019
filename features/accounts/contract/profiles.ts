import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import { languages } from '#platform/shared/languages.ts';
import { isNameTooShort } from '../rules.ts';
import { profileTexts } from '../texts/profiles.ts';

const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((text) => text || null)
    .nullable();

/** Full name required, at least 2 characters; the rest may be blank. */
const profileInput = z.strictObject({
  full_name: z
    .string()
    .trim()
    .refine((name) => !isNameTooShort(name), profileTexts.errors.fullNameTooShort)
    .max(200),
  phone: optionalText(50),
  nationality: optionalText(100),
  current_location: optionalText(100),
});
export type ProfileInput = z.input<typeof profileInput>;

export const profile = z.object({
  user_id: z.uuid(),
  full_name: z.string().nullable(),
  phone: z.string().nullable(),
  nationality: z.string().nullable(),
  current_location: z.string().nullable(),
  /** From billing, read-only. */
  subscription_plan: z.enum(['premium', 'standard', 'other']).nullable(),
  subscription_status: z.enum(['active', 'inactive', 'cancelled']).nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Profile = z.infer<typeof profile>;

/**
 * `profile` is null until it is saved for the first time; `suggested_name` comes from the provider. `active_plan` is outside
 * of the profile, because people may buy a plan before they have one.
 */
export const getProfile = contract({
  method: 'get',
  path: '/api/profile',
  summary: "The caller's own profile",
  response: z.object({
    profile: profile.nullable(),
    active_plan: profile.shape.subscription_plan,
    suggested_name: z.string().nullable(),
    email: z.string(),
    /** Of the e-mails to them. */
    language: z.enum(languages),
    /** When the account is deleted, as they asked; null when it stays. */
    erasure_due_at: z.iso.datetime().nullable(),
  }),
  errors: ['not_authenticated'],
});

export const saveProfile = contract({
  method: 'put',
  path: '/api/profile',
  summary: "Create or change the caller's own profile",
  body: profileInput,
  response: profile,
  errors: ['not_authenticated', 'forbidden'],
});
