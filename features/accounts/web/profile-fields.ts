import type { Profile } from '../contract/profiles.ts';
import type { ProfileField } from '../rules/profile-completeness.ts';

/** The form's own values: controls know texts, not nulls. */
export type ProfileValues = Record<ProfileField, string>;

/** The id of a field's control: the error summary and the list of missing fields lead to it. */
export const fieldId = (field: ProfileField) => `profile-${field}`;

/** What the form starts with: the profile, and the provider's name where there is none yet. */
export function valuesOf(profile: Profile | null, suggestedName: string | null): ProfileValues {
  return {
    full_name: profile?.full_name ?? suggestedName ?? '',
    phone: profile?.phone ?? '',
    nationality: profile?.nationality ?? '',
    current_location: profile?.current_location ?? '',
  };
}
