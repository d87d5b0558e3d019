import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requestErasure, withdrawErasure } from '#domain/contracts/account-erasure.ts';
import type { Output } from '#domain/contracts/contract.ts';
import type { getProfile } from '#domain/contracts/profiles.ts';
import { call } from '../../lib/api.ts';
import { profileKey } from '../profiles/use-profile.ts';

/** Writes what the server answered where every page looks: the profile says when the account is deleted. */
function useNoteErasure() {
  const client = useQueryClient();
  return (erasure_due_at: string | null) => {
    client.setQueryData<Output<typeof getProfile>>(
      profileKey,
      (known) => known && { ...known, erasure_due_at },
    );
    void client.invalidateQueries({ queryKey: ['audit'] });
  };
}

/** Asks for the account to be deleted when the grace is over; answers the day. Pressing twice is asking once. */
export function useRequestErasure() {
  const note = useNoteErasure();
  return useMutation({
    mutationFn: () => call(requestErasure, { body: {} }),
    onSuccess: ({ due_at }) => note(due_at),
  });
}

/** Keeps the account after all. */
export function useWithdrawErasure() {
  const note = useNoteErasure();
  return useMutation({ mutationFn: () => call(withdrawErasure, {}), onSuccess: () => note(null) });
}
