import { type FormEvent, useId, useRef, useState } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { longestViewName } from '../rules.ts';
import { officeViewTexts as texts } from '../texts/office-views.ts';

export interface ViewNameDialogProps {
  title: string;
  hint?: string;
  /** The name so far; empty for a new view. */
  name: string;
  confirm: string;
  busy: boolean;
  /** Why the server refused. */
  problem: string | undefined;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a view, of a new one or of one that has a name. */
export function ViewNameDialog(props: ViewNameDialogProps) {
  const [name, setName] = useState(props.name);
  const [own, setOwn] = useState<string>();
  const form = useId();
  const box = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = name.trim();
    const wrong =
      wanted === ''
        ? texts.noName
        : wanted.length > longestViewName
          ? texts.nameTooLong(longestViewName)
          : undefined;
    setOwn(wrong);
    if (wrong) box.current?.focus();
    else if (!props.busy) props.onName(wanted);
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={props.title}
      description={props.hint}
      initialFocus={box}
      actions={
        <>
          <Button onClick={props.onClose}>{uiTexts.cancel}</Button>
          <Button variant="primary" type="submit" form={form} busy={props.busy}>
            {props.busy ? texts.saving : props.confirm}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Field label={texts.name} error={own ?? props.problem}>
          <TextInput
            ref={box}
            value={name}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
