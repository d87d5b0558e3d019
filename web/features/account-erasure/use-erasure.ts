import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requestErasure, withdrawErasure } from '#domain/contracts/account-erasure.ts';
import type { Output } from '#domain/contracts/contract.ts';
import type { getProfile } from '#domain/contracts/profiles.ts';
import { accountErasureTexts } from '#domain/texts/account-erasure.ts';
import { call } from '../../lib/api.ts';
import { notify } from '../../ui/notify.ts';
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

/**
 * Asks for the account to be deleted when the grace is over. Pressing twice is asking once.
 * @param onRequested - is told the day, an ISO moment, before any screen shows it.
 */
export function useRequestErasure(onRequested: (day: string) => void) {
  const note = useNoteErasure();
  return useMutation({
    mutationFn: () => call(requestErasure, { body: {} }),
    onSuccess: ({ due_at }) => {
      onRequested(due_at);
      note(due_at);
    },
  });
}

/**
 * Keeps the account after all.
 * @param onKept - is called before any screen shows it: the button that was pressed goes then.
 */
export function useWithdrawErasure(onKept: () => void) {
  const note = useNoteErasure();
  return useMutation({
    mutationFn: () => call(withdrawErasure, {}),
    onSuccess: () => {
      onKept();
      note(null);
    },
    onError: (error) => notify.error(accountErasureTexts.failed, error.message),
  });
}
