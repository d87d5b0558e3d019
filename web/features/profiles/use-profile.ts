import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Output } from '#domain/contracts/contract.ts';
import { getProfile, type ProfileInput, saveProfile } from '#domain/contracts/profiles.ts';
import { call } from '../../lib/api.ts';

const profileKey = ['profiles', 'own'] as const;

/** The person's profile, their e-mail and the name their provider gave. */
export function useProfile() {
  return useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => call(getProfile, {}, { signal }),
  });
}

export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileInput) => call(saveProfile, { body }),
    onSuccess: (profile) => {
      // An answer that was on its way before the save would put what stood there before back into the form.
      void client.cancelQueries({ queryKey: profileKey }, { revert: false, silent: true });
      client.setQueryData<Output<typeof getProfile>>(profileKey, (known) => known && { ...known, profile });
      // Where nothing was known yet, nothing would come any more.
      if (!client.getQueryData(profileKey)) void client.invalidateQueries({ queryKey: profileKey });
      return client.invalidateQueries({ queryKey: ['audit'] });
    },
  });
}
