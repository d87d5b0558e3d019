import { type ResolverResult, useForm } from 'react-hook-form';
import { ApiError } from '#platform/browser/api.ts';
import { notify } from '#ui/notify.ts';
import type { Profile, ProfileInput } from '../contract/profiles.ts';
import { isNameTooShort, type ProfileField, profileFields } from '../rules.ts';
import { profileTexts } from '../texts/profiles.ts';
import { useSaveProfile } from './queries.ts';

/** What can be said before the server is asked; it checks everything again. */
function checkName(values: ProfileInput): ResolverResult<ProfileInput> {
  if (!isNameTooShort(values.full_name)) return { values, errors: {} };
  const message = profileTexts.errors.fullNameTooShort;
  return { values: {}, errors: { full_name: { type: 'too_short', message } } };
}

/**
 * The state of the profile form. What was typed is never thrown away: not by a failed save, not by fresh data from
 * the server, not by a save that ends while the person is already typing on.
 */
export function useProfileForm(profile: Profile | null, suggestedName: string | null) {
  const form = useForm<ProfileInput>({
    resolver: checkName,
    values: valuesOf(profile, suggestedName),
    resetOptions: { keepDirtyValues: true, keepErrors: true, keepSubmitCount: true },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const saving = useSaveProfile();

  /** Returns whether it was saved; errors are already shown. */
  async function send(input: ProfileInput, told: { title: string; detail: string }) {
    const sent = form.getValues();
    try {
      const saved = await saving.mutateAsync(input);
      const typed = form.getValues();
      form.reset(valuesOf(saved, null), { keepSubmitCount: true });
      for (const field of profileFields)
        if (typed[field] !== sent[field]) form.setValue(field, typed[field], { shouldDirty: true });
      notify.success(told.title, told.detail);
      return true;
    } catch (error) {
      const { title, detail } = refusalOf(error);
      notify.error(title, detail);
      if (error instanceof ApiError)
        for (const field of profileFields)
          if (error.fields[field]) form.setError(field, { message: error.fields[field] });
      return false;
    }
  }

  const submit = form.handleSubmit(async (input) => {
    if (!saving.isPending) await send(input, profileTexts.saved);
  });
  async function saveOnLeaving(): Promise<boolean> {
    let saved = false;
    await form.handleSubmit(async (input) => {
      saved = await send(input, profileTexts.savedOnLeaving);
    })();
    return saved;
  }

  return {
    form,
    submit,
    saveOnLeaving,
    saving: saving.isPending,
    refusal: saving.error && refusalOf(saving.error),
  };
}

/** How a failed save is told. */
function refusalOf(error: unknown): { title: string; detail: string } {
  if (error instanceof ApiError && error.code === 'forbidden') return profileTexts.accessDenied;
  return { ...profileTexts.saveFailed, detail: error instanceof Error ? error.message : '' };
}

/** The form's own values: controls know texts, not nulls. */
type ProfileValues = Record<ProfileField, string>;

/** The id of a field's control: the error summary and the list of missing fields lead to it. */
export const fieldId = (field: ProfileField) => `profile-${field}`;

/** What the form starts with: the profile, and the provider's name where there is none yet. */
function valuesOf(profile: Profile | null, suggestedName: string | null): ProfileValues {
  return {
    full_name: profile?.full_name ?? suggestedName ?? '',
    phone: profile?.phone ?? '',
    nationality: profile?.nationality ?? '',
    current_location: profile?.current_location ?? '',
  };
}
