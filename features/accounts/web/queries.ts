import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { invalidateTopic } from '#platform/browser/freshness.ts';
import type { Output } from '#platform/shared/contract.ts';
import { getAccount } from '../contract/accounts.ts';
import { getProfile, type ProfileInput, saveProfile } from '../contract/profiles.ts';

export type Account = Output<typeof getAccount>;

/** Who is signed in, with their role and what they may do, as the server says it. */
export const accountQuery = queryOptions({
  queryKey: ['accounts', 'own'],
  queryFn: ({ signal }) => call(getAccount, {}, { signal }),
});

/** The person's profile, their e-mail and the name their provider gave. */
export const profileQuery = queryOptions({
  queryKey: ['profiles', 'own'],
  queryFn: ({ signal }) => call(getProfile, {}, { signal }),
  meta: { staleOn: ['profile', 'subscription'], offline: true },
});

export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileInput) => call(saveProfile, { body }),
    onSuccess: (profile) => {
      client.setQueryData(profileQuery.queryKey, (known) => known && { ...known, profile });
      return invalidateTopic(client, 'profile');
    },
  });
}
