import { type FormEvent, useState } from 'react';
import { formatWeekdayTime } from '#platform/browser/format.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { faultInSnooze, snoozeChoices } from '../rules/support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';

const { snooze: texts, refused } = officeSupportTexts;

interface SnoozeDialogProps {
  open: boolean;
  /** Somebody is still waiting for an answer: said, because snoozing does not stop the promise. */
  stillWaiting: boolean;
  onClose: () => void;
  onChoose: (until: string) => void;
}

/** Until when something is put aside: one of the next mornings, or a moment of one's own. */
export function SnoozeDialog({ open, stillWaiting, onClose, onChoose }: SnoozeDialogProps) {
  const [own, setOwn] = useState('');
  const [problem, setProblem] = useState<string>();

  function chooseOwn(event: FormEvent) {
    event.preventDefault();
    const until = new Date(own);
    const fault = own ? faultInSnooze(until, new Date()) : undefined;
    const wrong = own ? fault && refused.snooze[fault] : texts.pick;
    setProblem(wrong);
    if (!wrong) onChoose(until.toISOString());
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
            <TextInput type="datetime-local" value={own} onChange={({ target }) => setOwn(target.value)} />
          </Field>
          <Button type="submit">{texts.choose}</Button>
        </form>
        {stillWaiting && <p className="text-small text-muted">{texts.stillWaiting}</p>}
      </div>
    </Dialog>
  );
}
