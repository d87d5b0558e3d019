import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { formatTime } from '#platform/browser/format.ts';
import { invalidateTopic } from '#platform/browser/freshness.ts';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { notify } from '#ui/notify.ts';
import { unmergeMessage } from '../contract/office-support.ts';
import type { OfficeThread } from '../contract/support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { useShowOfficeThread } from './office-queries.ts';
import { useNow } from './waiting-clock.tsx';

const { thread: texts } = officeSupportTexts;

/** Of a conversation that was merged, or into which one was. */
export function MergeNotice({ thread }: { thread: OfficeThread }) {
  const { merged_into } = thread;
  return merged_into ? <WentInto thread={thread} into={merged_into} /> : <MergedHere thread={thread} />;
}

/** In a merged thread: a link to the remaining one, and Undo while possible. */
function WentInto({
  thread,
  into,
}: {
  thread: OfficeThread;
  into: NonNullable<OfficeThread['merged_into']>;
}) {
  const base = useOfficeBase();
  const undo = useUndoMerge(thread.merge_undo);
  return (
    <Alert
      tone="info"
      title={texts.wentInto}
      className="mb-4"
      actions={
        <>
          <ButtonLink to={`${base}/support/${into.id}`}>{texts.goThere(into.subject)}</ButtonLink>
          {undo.button}
        </>
      }
    >
      <p>
        {texts.wentIntoBody} {undo.until}
      </p>
      {undo.error && <p role="alert">{undo.error.message}</p>}
    </Alert>
  );
}

const mergeTexts = officeSupportTexts.thread.merge;

/** Undoes a merge while that is possible. Offered in both threads. */
function useUndoMerge(undo: OfficeThread['merge_undo']) {
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
function MergedHere({ thread }: { thread: OfficeThread }) {
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
