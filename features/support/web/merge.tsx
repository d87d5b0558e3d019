import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/browser/api.ts';
import { readDraft } from '#platform/browser/drafts.ts';
import { formatTime } from '#platform/browser/format.ts';
import { invalidateTopic } from '#platform/browser/freshness.ts';
import { useSession } from '#platform/browser/session.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';
import { unmergeMessage } from '../contract/office-support.ts';
import type { OfficeThread } from '../contract/support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { useShowOfficeThread } from './office-queries.ts';
import { useNow } from './waiting-clock.tsx';

const mergeTexts = officeSupportTexts.thread.merge;

/** Undoes a merge while that is possible. Offered in both threads. */
export function useUndoMerge(undo: OfficeThread['merge_undo']) {
  const show = useShowOfficeThread();
  const client = useQueryClient();
  const undoing = useMutation({
    mutationFn: (id: string) => call(unmergeMessage, { params: { id } }),
    onSuccess: (gone) => {
      show(gone);
      notify.success(mergeTexts.undone);
      // The pressed button unmounted.
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
    onError: (error) => notify.error(mergeTexts.undoFailed, error.message),
    onSettled: () => invalidateTopic(client, 'office-support'),
  });
  const now = useNow();
  const possible = undo && new Date(undo.until) > now ? undo : undefined;
  return {
    possible,
    error: undoing.error,
    button: possible && (
      <Button busy={undoing.isPending} onClick={() => undoing.mutate(possible.id)}>
        {undoing.isPending ? mergeTexts.undoing : mergeTexts.undo}
      </Button>
    ),
    until: possible && mergeTexts.undoUntil(formatTime(possible.until)),
  };
}

/** In the remaining thread: what was merged into it, and Undo. */
export function MergedHere({ thread }: { thread: OfficeThread }) {
  const undo = useUndoMerge(thread.merge_undo);
  if (!undo.possible) return null;
  return (
    <Alert
      tone="info"
      title={mergeTexts.undoTitle(undo.possible.subject)}
      className="mb-4"
      actions={undo.button}
    >
      <p>{undo.until}</p>
      {undo.error && <p role="alert">{undo.error.message}</p>}
    </Alert>
  );
}

/** Whether a thread has an unsent reply or note in this tab, by its id. */
export function useHasBegun(): (id: string) => boolean {
  const user = useSession().user?.id;
  return (id) =>
    [`reply:${id}`, `note:${id}`].some((name) => {
      const { values } = readDraft<{ values: Record<string, string> }>(`${user}:${name}`, { values: {} });
      return Object.values(values).some((text) => text.trim());
    });
}

/**
 * Whether the reply form shows. A merged thread keeps it only for a reply begun before the merge: text that vanishes
 * while a colleague merges would seem lost.
 */
export function useWritesHere({ id, merged_into }: OfficeThread): boolean {
  const hasBegun = useHasBegun();
  const into = merged_into?.id;
  const look = () => ({ into, writes: into === undefined || hasBegun(id) });
  const [seen, setSeen] = useState(look);
  // Checked once, at the merge: the form stays even if its text is then deleted.
  if (seen.into !== into) setSeen(look());
  return seen.writes;
}
