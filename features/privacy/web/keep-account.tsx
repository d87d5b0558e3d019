import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Ref } from 'react';
import { profileQuery } from '#features/accounts/web/queries.ts';
import { call } from '#platform/browser/api.ts';
import { invalidateTopic } from '#platform/browser/freshness.ts';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';
import { requestErasure, withdrawErasure } from '../contract.ts';
import { accountErasureTexts } from '../texts/account-erasure.ts';

const texts = accountErasureTexts.due;

interface KeepAccountProps {
  ref?: Ref<HTMLButtonElement>;
  /** It stays, and this button is about to go: the focus needs another place. */
  onKept: () => void;
}

/** One press, no question: nothing is lost by it. */
export function KeepAccount({ ref, onKept }: KeepAccountProps) {
  const keeping = useWithdrawErasure(() => {
    const { title, detail } = accountErasureTexts.kept;
    notify.success(title, detail);
    onKept();
  });
  return (
    <Button ref={ref} variant="primary" busy={keeping.isPending} onClick={() => keeping.mutate()}>
      {keeping.isPending ? texts.keeping : texts.keep}
    </Button>
  );
}

/** Writes what the server answered where every page looks: the profile says when the account is deleted. */
function useNoteErasure() {
  const client = useQueryClient();
  return (erasure_due_at: string | null) => {
    client.setQueryData(profileQuery.queryKey, (known) => known && { ...known, erasure_due_at });
    void invalidateTopic(client, 'profile');
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
function useWithdrawErasure(onKept: () => void) {
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
