import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import type { Output } from '#platform/shared/contract.ts';
import { getProfile, type ProfileInput, saveProfile } from '../contract/profiles.ts';

export const profileKey = ['profiles', 'own'] as const;

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
      client.setQueryData<Output<typeof getProfile>>(profileKey, (known) => known && { ...known, profile });
      return client.invalidateQueries({ queryKey: ['audit'] });
    },
  });
}
