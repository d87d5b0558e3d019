import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AlarmClock, ChevronDown, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { AssigneeMenu } from '#features/applications/web/assignee-menu.tsx';
import { onDeep, SelectionBar } from '#features/lists/web/selection-bar.tsx';
import { type ApiError, call } from '#platform/browser/api.ts';
import { invalidateTopic } from '#platform/browser/freshness.ts';
import type { Input, Output } from '#platform/shared/contract.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { notify } from '#ui/notify.ts';
import { changeMessages, type MessageChange, refusedChange } from '../contract/office-support.ts';
import { type OfficeMessage, supportPriority, supportStatus } from '../contract/support.ts';
import { mostChanges } from '../rules/support.ts';
import { officeSupportTexts, supportPriorityLabels, supportStatusLabels } from '../texts/office-support.ts';
import { SnoozeDialog } from './change-message.tsx';

const texts = officeSupportTexts.bulk;

/** The actions for the selected threads. */
export function MessagesSelection({
  messages,
  onClear,
}: {
  messages: readonly OfficeMessage[];
  onClear: () => void;
}) {
  const [snoozing, setSnoozing] = useState(false);
  const { mutate, isPending, error } = useChangeMany(onClear);
  const change = (wish: MessageChange) => mutate({ ids: messages.map(({ id }) => id), change: wish });
  const tooMany = messages.length > mostChanges;
  return (
    <>
      <SelectionBar
        label={texts.bar}
        count={messages.length}
        names={tooMany ? texts.most(mostChanges) : messages.map(({ subject }) => subject).join(', ')}
        problem={error ? `${texts.failed}. ${error.message}` : undefined}
        onClear={onClear}
      >
        <Menu
          label={texts.status}
          trigger={
            <Button className={onDeep} busy={isPending} unavailable={tooMany}>
              {texts.status}
              <ChevronDown aria-hidden="true" />
            </Button>
          }
          items={supportStatus.options.map((status) => ({
            label: supportStatusLabels[status],
            onSelect: () => change({ status }),
          }))}
        />
        <Menu
          label={texts.priority}
          trigger={
            <Button className={onDeep} busy={isPending} unavailable={tooMany}>
              {texts.priority}
              <ChevronDown aria-hidden="true" />
            </Button>
          }
          items={supportPriority.options.map((priority) => ({
            label: supportPriorityLabels[priority],
            onSelect: () => change({ priority }),
          }))}
        />
        <AssigneeMenu
          trigger={
            <Button className={onDeep} unavailable={tooMany}>
              <UserRoundPlus aria-hidden="true" />
              {texts.assign}
            </Button>
          }
          onAssign={(to) => change({ assigned_to: to?.id ?? null })}
        />
        <Button className={onDeep} unavailable={tooMany} onClick={() => setSnoozing(true)}>
          <AlarmClock aria-hidden="true" />
          {texts.snooze}
        </Button>
      </SelectionBar>
      <SnoozeDialog
        open={snoozing}
        stillWaiting={messages.some(({ waiting_since }) => waiting_since !== null)}
        onClose={() => setSnoozing(false)}
        onChoose={(snoozed_until) => {
          setSnoozing(false);
          change({ snoozed_until });
        }}
      />
    </>
  );
}

const outcomeTexts = officeSupportTexts.bulk;

type Wishes = Input<typeof changeMessages>['body']['changes'];

type Outcome = Output<typeof changeMessages>;

/** Changes several threads at once, toasts successes and failures, and offers Undo. */
function useChangeMany(onDone: () => void) {
  const client = useQueryClient();
  const ask = (changes: Wishes) => call(changeMessages, { body: { changes } });
  const failed = (error: ApiError) => notify.error(outcomeTexts.failed, error.message);
  const undoing = useMutation({
    mutationFn: ({ changed }: Outcome) =>
      ask(changed.map(({ id, change: seen, before }) => ({ id, change: before, seen }))),
    onSuccess: (outcome) => notify.success(outcomeTexts.undone, summaryOf(outcome)),
    onError: failed,
    onSettled: () => invalidateTopic(client, 'office-support'),
  });
  return useMutation({
    mutationFn: ({ ids, change }: { ids: readonly string[]; change: MessageChange }) =>
      ask(ids.map((id) => ({ id, change }))),
    onSuccess: (outcome) => {
      onDone();
      const undo = { label: outcomeTexts.undo, run: () => undoing.mutate(outcome) };
      const show = outcome.refused.length > 0 ? notify.info : notify.success;
      show(summaryOf(outcome), undefined, outcome.changed.length > 0 ? undo : undefined);
    },
    onError: failed,
    onSettled: () => invalidateTopic(client, 'office-support'),
  });
}

/** "2 changed, 1 not changed (merged or finished)". */
function summaryOf({ changed, unchanged, refused }: Outcome): string {
  const parts = [outcomeTexts.changed(changed.length)];
  if (unchanged.length > 0) parts.push(outcomeTexts.unchanged(unchanged.length));
  for (const reason of refusedChange.options) {
    const count = refused.filter((one) => one.reason === reason).length;
    if (count > 0) parts.push(`${outcomeTexts.refused(count)} (${outcomeTexts.why[reason]})`);
  }
  return parts.join(', ');
}
