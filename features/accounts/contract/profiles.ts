import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import { languages } from '#platform/shared/languages.ts';
import { eachProfileField, isNameTooShort, profileFieldOf } from '../rules.ts';
import { profileTexts } from '../texts/profiles.ts';

/** Full name required, at least 2 characters; the rest may be blank. */
const profileInput = z.strictObject({
  ...eachProfileField((field) =>
    z
      .string()
      .trim()
      .max(profileFieldOf(field).most)
      .transform((text) => text || null)
      .nullable(),
  ),
  full_name: z
    .string()
    .trim()
    .refine((name) => !isNameTooShort(name), profileTexts.errors.fullNameTooShort)
    .max(profileFieldOf('full_name').most),
});
export type ProfileInput = z.input<typeof profileInput>;

export const profile = z.object({
  user_id: z.uuid(),
  ...eachProfileField(() => z.string().nullable()),
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
