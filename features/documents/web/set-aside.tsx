import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Guide, setPaperAside, takePaperBack } from '#features/guide/contract.ts';
import { changeGuide, keepApplication, withWaitingTicks } from '#features/guide/web/queries.ts';
import { call } from '#platform/browser/api.ts';
import { formatDate } from '#platform/browser/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { FormRefusal } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { notify } from '#ui/notify.ts';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/text-input.tsx';
import { documentTypes, type WaivableDocument } from '../rules/document-types.ts';
import {
  longestSetAsideNote,
  needsNote,
  type SetAside as Row,
  reasonsFor,
  type SetAsideReasonId,
} from '../rules/set-aside.ts';
import { documentWords } from '../texts/document-types.ts';
import { setAsideReasonWords, setAsideWords, setAsideTexts as texts } from '../texts/set-aside.ts';

type Reason = Pick<Row, 'reason' | 'note'>;

/** Sets the paper aside for a reason, or takes it back (null). */
function useSetAside(applicationId: string, paper: WaivableDocument) {
  const client = useQueryClient();
  const params = { application_id: applicationId, paper };
  return useMutation({
    mutationFn: (reason: Reason | null) =>
      reason ? call(setPaperAside, { params, body: reason }) : call(takePaperBack, { params }),
    onSuccess: ({ guide, application }, reason) => {
      changeGuide(client, applicationId, () => withWaitingTicks(client, guide));
      keepApplication(client, application);
      const { name } = documentWords[paper];
      if (reason) notify.success(texts.done, texts.doneDetail(name));
      else notify.success(texts.undone, texts.undoneDetail(name));
    },
  });
}

interface SetAsideProps {
  guide: Guide;
  type: WaivableDocument;
}

/** Offers to set a missing paper aside; of one set aside the reason, and the way back. */
export function SetAside({ guide, type }: SetAsideProps) {
  const [asking, setAsking] = useState(false);
  const change = useSetAside(guide.application_id, type);
  const { name } = documentWords[type];
  const row = guide.set_aside.find(({ paper }) => paper === type);
  if (row)
    return (
      <div className="grid justify-items-start gap-2 rounded-control bg-well p-4">
        <p>
          <b className="font-strong wrap-anywhere">{setAsideWords(row)}</b>{' '}
          <span className="text-muted">{texts.since(formatDate(row.set_aside_at))}</span>
        </p>
        <Button
          aria-label={texts.undoNamed(name)}
          busy={change.isPending}
          onClick={() =>
            change.mutate(null, { onError: (error) => notify.error(texts.undoFailed, error.message) })
          }
        >
          {texts.undo}
        </Button>
      </div>
    );
  return (
    <div>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={texts.offerNamed(name)}
        onClick={() => setAsking(true)}
      >
        {texts.offer}
      </Button>
      {asking && <ReasonDialog guide={guide} type={type} change={change} onClose={() => setAsking(false)} />}
    </div>
  );
}

interface ReasonDialogProps {
  guide: Guide;
  type: WaivableDocument;
  change: ReturnType<typeof useSetAside>;
  onClose: () => void;
}

function ReasonDialog({ guide, type, change, onClose }: ReasonDialogProps) {
  const reasons = reasonsFor(type);
  const form = useForm({
    draft: `set-aside:${guide.application_id}:${type}`,
    start: () => ({ reason: reasons[0] ?? 'other', note: '' }),
    check: ({ reason, note }) => (needsNote(reason) && note.trim() === '' ? { note: texts.noteNeeded } : {}),
    send: ({ reason, note }) => change.mutateAsync({ reason, note: note.trim() || null }),
    close: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts.title(documentWords[type].name)}
      description={texts.detail}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" busy={form.busy} onClick={() => void form.submit()}>
            {form.busy ? texts.busy : texts.confirm}
          </Button>
        </>
      }
    >
      {documentTypes[type].listed === 'ministry' && <Alert tone="info" title={texts.ministry} />}
      <Field label={texts.why} {...form.field('reason')}>
        <Select
          value={form.values.reason}
          onChange={({ target }) => form.set({ reason: target.value as SetAsideReasonId })}
        >
          {reasons.map((id) => (
            <option key={id} value={id}>
              {setAsideReasonWords[id]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={texts.note}
        hint={texts.noteHint}
        optional={!needsNote(form.values.reason)}
        {...form.field('note')}
      >
        <Textarea rows={2} maxLength={longestSetAsideNote} {...form.input('note')} />
      </Field>
      <FormRefusal form={form} title={texts.failed} />
    </Dialog>
  );
}
