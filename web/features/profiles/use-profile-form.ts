import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type Profile, type ProfileInput, profileInput } from '#domain/contracts/profiles.ts';
import { profileFields } from '#domain/rules/profile-completeness.ts';
import { profileTexts } from '#domain/texts/profiles.ts';
import { ApiError } from '../../lib/api.ts';
import { notify } from '../../ui/notify.ts';
import { valuesOf } from './profile-fields.ts';
import { useSaveProfile } from './use-profile.ts';

/**
 * The state of the profile form. What was typed is never thrown away: not by a failed save, not by fresh data from
 * the server, not by a save that ends while the person is already typing on.
 */
export function useProfileForm(profile: Profile | null, suggestedName: string | null) {
  const form = useForm<ProfileInput, unknown, z.output<typeof profileInput>>({
    resolver: zodResolver(profileInput),
    values: valuesOf(profile, suggestedName),
    resetOptions: { keepDirtyValues: true, keepErrors: true, keepSubmitCount: true },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const saving = useSaveProfile();

  const submit = form.handleSubmit((input) => {
    const sent = form.getValues();
    saving.mutate(input, {
      onSuccess: (saved) => {
        const typed = form.getValues();
        form.reset(valuesOf(saved, null), { keepSubmitCount: true });
        for (const field of profileFields)
          if (typed[field] !== sent[field]) form.setValue(field, typed[field], { shouldDirty: true });
        notify.success(profileTexts.saved.title, profileTexts.saved.detail);
      },
      onError: (error) => {
        const { title, detail } = refusalOf(error);
        notify.error(title, detail);
        if (!(error instanceof ApiError)) return;
        for (const field of profileFields)
          if (error.fields[field]) form.setError(field, { message: error.fields[field] });
      },
    });
  });

  return { form, submit, saving: saving.isPending, refusal: saving.error && refusalOf(saving.error) };
}

/** How a failed save is told. */
function refusalOf(error: Error): { title: string; detail: string } {
  if (error instanceof ApiError && error.code === 'forbidden') return profileTexts.accessDenied;
  return { ...profileTexts.saveFailed, detail: error.message };
}
