import { useMutation } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { Input, Output } from '#platform/shared/contract.ts';
import { notify } from '#ui/notify.ts';
import { changeMessages, type MessageChange, refusedChange } from '../contract/office-support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { useReloadSupport } from './use-change-message.ts';

const texts = officeSupportTexts.bulk;
type Wishes = Input<typeof changeMessages>['body']['changes'];
type Outcome = Output<typeof changeMessages>;

/** Changes several conversations at once, tells how each kind of them came out, and offers to put them back. */
export function useChangeMany(onDone: () => void) {
  const reload = useReloadSupport();
  const ask = (changes: Wishes) => call(changeMessages, { body: { changes } });
  const failed = (error: ApiError) => notify.error(texts.failed, error.message);
  const undoing = useMutation<Outcome, ApiError, Outcome>({
    mutationFn: ({ changed }) =>
      ask(changed.map(({ id, change: seen, before }) => ({ id, change: before, seen }))),
    onSuccess: (outcome) => notify.success(texts.undone, summaryOf(outcome)),
    onError: failed,
    onSettled: reload,
  });
  return useMutation<Outcome, ApiError, { ids: readonly string[]; change: MessageChange }>({
    mutationFn: ({ ids, change }) => ask(ids.map((id) => ({ id, change }))),
    onSuccess: (outcome) => {
      onDone();
      const undo = { label: texts.undo, run: () => undoing.mutate(outcome) };
      const show = outcome.refused.length > 0 ? notify.info : notify.success;
      show(summaryOf(outcome), undefined, outcome.changed.length > 0 ? undo : undefined);
    },
    onError: failed,
    onSettled: reload,
  });
}

/** "2 changed, 1 not changed (merged or finished)". */
function summaryOf({ changed, unchanged, refused }: Outcome): string {
  const parts = [texts.changed(changed.length)];
  if (unchanged.length > 0) parts.push(texts.unchanged(unchanged.length));
  for (const reason of refusedChange.options) {
    const count = refused.filter((one) => one.reason === reason).length;
    if (count > 0) parts.push(`${texts.refused(count)} (${texts.why[reason]})`);
  }
  return parts.join(', ');
}
