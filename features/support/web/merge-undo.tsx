import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import { formatTime } from '#platform/browser/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';
import { unmergeMessage } from '../contract/office-support.ts';
import type { OfficeThread } from '../contract/support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { useNow } from './use-now.ts';
import { useShowOfficeThread } from './use-office-thread.ts';

const texts = officeSupportTexts.thread.merge;

/** Taking two conversations apart again, for as long as that is possible. It stands in both of them. */
export function useUndoMerge(undo: OfficeThread['merge_undo']) {
  const show = useShowOfficeThread();
  const client = useQueryClient();
  const undoing = useMutation<OfficeThread, ApiError, string>({
    mutationFn: (id) => call(unmergeMessage, { params: { id } }),
    onSuccess: (gone) => {
      show(gone);
      notify.success(texts.undone);
      // The button goes away with what it undid.
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
    onError: (error) => notify.error(texts.undoFailed, error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ['support'] }),
  });
  const now = useNow();
  const possible = undo && new Date(undo.until) > now ? undo : undefined;
  return {
    possible,
    error: undoing.error,
    button: possible && (
      <Button busy={undoing.isPending} onClick={() => undoing.mutate(possible.id)}>
        {undoing.isPending ? texts.undoing : texts.undo}
      </Button>
    ),
    until: possible && texts.undoUntil(formatTime(possible.until)),
  };
}

/** In the conversation that was kept: what was merged into it, and the way back. */
export function MergedHere({ thread }: { thread: OfficeThread }) {
  const undo = useUndoMerge(thread.merge_undo);
  if (!undo.possible) return null;
  return (
    <Alert tone="info" title={texts.undoTitle(undo.possible.subject)} className="mb-4" actions={undo.button}>
      <p>{undo.until}</p>
      {undo.error && <p role="alert">{undo.error.message}</p>}
    </Alert>
  );
}
