import { Button } from '#ui/button.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { FormProblems, FormRefusal, StaleAlert } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { notify } from '#ui/notify.ts';
import { Textarea, TextInput } from '#ui/text-input.tsx';
import type { CannedReply } from '../contract/canned-replies.ts';
import {
  cannedReplyLimits,
  cannedReplyVariables,
  fillIn,
  unknownVariables,
} from '../rules/canned-replies.ts';
import { cannedReplyTexts } from '../texts/canned-replies.ts';
import { useSaveCannedReply, useValues } from './canned-queries.ts';

const { form: texts, errors, variables, stale, ...words } = cannedReplyTexts;

interface CannedFormProps {
  /** Absent for a new one. */
  reply?: CannedReply;
  onClose: () => void;
}

/** Edits a canned reply: name, text, variables, preview. */
export function CannedForm({ reply, onClose }: CannedFormProps) {
  const saving = useSaveCannedReply();
  const form = useForm({
    draft: `canned:${reply?.id ?? 'new'}`,
    start: () => contentOf(reply),
    seen: reply?.version,
    check: problemsOf,
    send: ({ name, body }, { seen = 0 }) =>
      saving.mutateAsync({ id: reply?.id, version: seen, name: name.trim(), body: body.trim() }),
    onDone: () => notify.success(reply ? words.saved : words.added),
    close: onClose,
  });
  const { values: written, field, input } = form;
  const bodyField = field('body');
  const values = useValues(words.exampleName);
  const theirs = form.stale?.canned_reply as CannedReply | undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      title={reply ? texts.titleEdit : texts.titleNew}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" busy={form.busy} onClick={() => form.submit()}>
            {form.busy ? texts.saving : texts.save}
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={form.submit} className="grid gap-4">
        <FormProblems form={form} order={['name', 'body']} />
        <Field label={texts.name} hint={texts.nameHint} {...field('name')}>
          <TextInput {...input('name')} />
        </Field>
        <div className="grid gap-1.5">
          <Field label={texts.body} {...bodyField}>
            <Textarea rows={7} {...input('body')} />
          </Field>
          <CharacterCount value={written.body} max={cannedReplyLimits.body} />
        </div>
        <fieldset className="grid gap-2">
          <legend className="pb-2 font-strong">{texts.variables}</legend>
          <div className="flex flex-wrap gap-2">
            {cannedReplyVariables.map((name) => (
              <Button
                key={name}
                className="font-mono text-small"
                title={variables[name]}
                aria-label={texts.insert(`{{${name}}}`, variables[name])}
                onClick={() => form.set({ body: withVariable(written.body, name, bodyField.id) })}
              >
                {`{{${name}}}`}
              </Button>
            ))}
          </div>
        </fieldset>
        {values && written.body.trim() && (
          <section aria-label={texts.preview} className="grid gap-2">
            <p className="font-strong">{texts.preview}</p>
            <p className="rounded-control bg-tint px-4 py-3 wrap-anywhere whitespace-pre-wrap">
              {fillIn(written.body.trim(), values)}
            </p>
          </section>
        )}
        {theirs ? (
          <StaleAlert
            title={stale.title}
            texts={stale}
            busy={form.busy}
            onOverwrite={() => form.overwrite(theirs.version)}
            onTake={() => form.take({ values: contentOf(theirs), seen: theirs.version })}
          >
            {stale.body(theirs.updated_by ?? stale.unknownName)}
          </StaleAlert>
        ) : (
          <FormRefusal form={form} title={words.failed} />
        )}
      </form>
    </Dialog>
  );
}

const contentOf = (reply?: CannedReply) => ({ name: reply?.name ?? '', body: reply?.body ?? '' });

/** The server's validation, before submitting. */
function problemsOf({ name, body }: { name: string; body: string }): { name?: string; body?: string } {
  const fault = (field: 'name' | 'body', text: string) => {
    if (text.trim() === '') return errors[field].missing;
    return text.trim().length > cannedReplyLimits[field] ? errors[field].tooLong : undefined;
  };
  const unknown = unknownVariables(body);
  return {
    name: fault('name', name),
    body: fault('body', body) ?? (unknown.length > 0 ? errors.unknownVariables(unknown) : undefined),
  };
}

/** Inserts the variable at the cursor. */
function withVariable(body: string, name: string, id: string): string {
  const box = document.getElementById(id);
  const at = box instanceof HTMLTextAreaElement ? box.selectionEnd : body.length;
  return `${body.slice(0, at)}{{${name}}}${body.slice(at)}`;
}
