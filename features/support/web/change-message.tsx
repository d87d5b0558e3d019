import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '#platform/browser/api.ts';
import { formatWeekdayTime } from '#platform/browser/format.ts';
import { invalidateTopic } from '#platform/browser/freshness.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { notify } from '#ui/notify.ts';
import { TextInput } from '#ui/text-input.tsx';
import {
  assignMessage,
  type MessageChange,
  setPriority,
  setStatus,
  snoozeMessage,
} from '../contract/office-support.ts';
import type { OfficeMessage, OfficeThread } from '../contract/support.ts';
import { faultInSnooze, snoozeChoices } from '../rules/support.ts';
import { officeSupportTexts, supportStatusLabels } from '../texts/office-support.ts';

const { actions, triage, snooze, stale, errorTitle, bulk, snooze: texts, refused } = officeSupportTexts;

/** The fields a change needs; a row of the list or a whole thread. */
type Changeable = Pick<
  OfficeMessage | OfficeThread,
  'id' | 'status' | 'priority' | 'assigned_to' | 'snoozed_until'
>;

interface Wanted {
  message: Changeable;
  change: MessageChange;
}

interface Changed {
  /** The message when this change was sent. */
  before: Changeable;
  changed: OfficeMessage;
}

/** How long the toast offers Undo: as long as any toast shows. */
const undoMs = 10_000;

/** Changes one field of a thread and toasts the outcome; the server refuses to overwrite a colleague's change. */
export function useChangeMessage() {
  const client = useQueryClient();
  const changing = useMutation({
    mutationFn: sendInTurn,
    onSuccess: ({ before, changed }, { change }) => {
      notify.success(doneText(changed, change), undefined, {
        label: bulk.undo,
        until: new Date(Date.now() + undoMs),
        run: () => changing.mutate({ message: changed, change: presentOf(before, change) }),
      });
    },
    onError: (error, { change }) => {
      const meanwhile = (error.details.message as OfficeMessage | undefined)?.status;
      if (error.code === 'stale' && meanwhile && 'status' in change)
        notify.error(stale.title, stale.body(supportStatusLabels[meanwhile]));
      else notify.error(errorTitle, failureText(change));
    },
    onSettled: () => invalidateTopic(client, 'office-support'),
  });
  return changing;
}

/** Pending changes, by thread and field. */
const underWay = new Map<string, Promise<Changed>>();

/**
 * A second change of the same field waits for the first one's response and starts from it. Otherwise the user's own
 * first change would look like a colleague's.
 */
function sendInTurn({ message, change }: Wanted): Promise<Changed> {
  const key = `${message.id} ${Object.keys(change)[0]}`;
  const pending = underWay.get(key)?.then(
    ({ changed }) => changed,
    () => message,
  );
  const answer = Promise.resolve(pending ?? message).then(async (before) => ({
    before,
    changed: await send({ message: before, change }),
  }));
  underWay.set(key, answer);
  const forget = () => underWay.get(key) === answer && underWay.delete(key);
  answer.then(forget, forget);
  return answer;
}

function send({ message, change }: Wanted): Promise<OfficeMessage> {
  const params = { id: message.id };
  if ('status' in change) return call(setStatus, { params, body: { ...change, seen: message.status } });
  if ('priority' in change) return call(setPriority, { params, body: { ...change, seen: message.priority } });
  if ('assigned_to' in change)
    return call(assignMessage, { params, body: { ...change, seen: message.assigned_to?.id ?? null } });
  return call(snoozeMessage, { params, body: change });
}

/** The current value of the field that the change sets. */
function presentOf(message: Changeable, change: MessageChange): MessageChange {
  if ('status' in change) return { status: message.status };
  if ('priority' in change) return { priority: message.priority };
  if ('assigned_to' in change) return { assigned_to: message.assigned_to?.id ?? null };
  return { snoozed_until: message.snoozed_until };
}

function doneText(changed: OfficeMessage, change: MessageChange): string {
  if ('status' in change) return actions.changed;
  if ('priority' in change) return triage.priorityChanged;
  if ('assigned_to' in change)
    return changed.assigned_to ? triage.assigned(changed.assigned_to.name) : triage.unassigned;
  return changed.snoozed_until ? snooze.done(formatWeekdayTime(changed.snoozed_until)) : snooze.woken;
}

/** The error's title, from the specification where it has one. */
export function failureText(change: MessageChange): string {
  if ('status' in change) return actions.failed;
  if ('priority' in change) return triage.priorityFailed;
  return 'assigned_to' in change ? triage.assignFailed : snooze.failed;
}

interface SnoozeDialogProps {
  open: boolean;
  /** The promise is still due: snoozing does not stop it. */
  stillWaiting: boolean;
  onClose: () => void;
  onChoose: (until: string) => void;
}

/** Snoozes a thread until one of the next mornings or a chosen time. */
export function SnoozeDialog({ open, stillWaiting, onClose, onChoose }: SnoozeDialogProps) {
  const [own, setOwn] = useState('');
  const [problem, setProblem] = useState<string>();

  function wrongIn(time: string): string | undefined {
    if (!time) return texts.pick;
    const fault = faultInSnooze(new Date(time), new Date());
    return fault && refused.snooze[fault];
  }
  function chooseOwn(event: FormEvent) {
    event.preventDefault();
    const wrong = wrongIn(own);
    setProblem(wrong);
    if (!wrong) onChoose(new Date(own).toISOString());
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={texts.title}
      description={texts.lead}
      actions={<Button onClick={onClose}>{uiTexts.cancel}</Button>}
    >
      <div className="grid gap-5">
        <div className="grid gap-2">
          {snoozeChoices(new Date()).map(({ preset, until }) => (
            <Button key={preset} className="justify-between!" onClick={() => onChoose(until.toISOString())}>
              {texts[preset]}
              <span className="font-normal text-muted">{formatWeekdayTime(until)}</span>
            </Button>
          ))}
        </div>
        <form noValidate onSubmit={chooseOwn} className="flex flex-wrap items-end gap-2">
          <Field label={texts.own} error={problem} className="min-w-0 flex-1 basis-60">
            <TextInput
              type="datetime-local"
              value={own}
              onChange={({ target }) => {
                setOwn(target.value);
                if (problem) setProblem(wrongIn(target.value));
              }}
            />
          </Field>
          <Button type="submit">{texts.choose}</Button>
        </form>
        {stillWaiting && <p className="text-small text-muted">{texts.stillWaiting}</p>}
      </div>
    </Dialog>
  );
}
