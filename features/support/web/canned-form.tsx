import { type FormEvent, useState } from 'react';
import { keepDraft, readDraft } from '#platform/browser/drafts.ts';
import { useSession } from '#platform/browser/session.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
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
import { useSaveCannedReply, useValues } from './canned-replies.ts';

const { form: texts, errors, variables, stale, ...words } = cannedReplyTexts;

interface CannedFormProps {
  /** Absent for a new one. */
  reply?: CannedReply;
  onClose: () => void;
}

/** Writes one canned reply: name, text, the words that can be filled in, and how somebody will read it. */
export function CannedForm({ reply, onClose }: CannedFormProps) {
  const { written, write, forget } = useKeptForm(reply);
  const [problems, setProblems] = useState<{ name?: string; body?: string }>({});
  const saving = useSaveCannedReply(() => {
    forget();
    notify.success(reply ? words.saved : words.added);
    onClose();
  });
  const values = useValues(words.exampleName);
  const theirs =
    saving.error?.code === 'stale' ? (saving.error.details.canned_reply as CannedReply) : undefined;

  function submit(event?: FormEvent) {
    event?.preventDefault();
    const found = problemsOf(written);
    setProblems(found);
    if (found.name || found.body) return;
    // Whoever has been told of a newer text and saves again means to replace it.
    const version = theirs?.version ?? written.version;
    saving.mutate(
      { id: reply?.id, version, name: written.name.trim(), body: written.body.trim() },
      { onError: (error) => setProblems(error.fields) },
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      title={reply ? texts.titleEdit : texts.titleNew}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" busy={saving.isPending} onClick={() => submit()}>
            {saving.isPending ? texts.saving : texts.save}
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label={texts.name} hint={texts.nameHint} error={problems.name}>
          <TextInput
            value={written.name}
            onChange={({ target }) => write({ ...written, name: target.value })}
          />
        </Field>
        <div className="grid gap-1.5">
          <Field id="canned-body" label={texts.body} error={problems.body}>
            <Textarea
              rows={7}
              value={written.body}
              onChange={({ target }) => write({ ...written, body: target.value })}
            />
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
                onClick={() => write({ ...written, body: withVariable(written.body, name) })}
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
        {theirs && (
          <Alert
            tone="error"
            title={stale.title}
            actions={
              <Button
                onClick={() => {
                  write({ name: theirs.name, body: theirs.body, version: theirs.version });
                  saving.reset();
                }}
              >
                {stale.load}
              </Button>
            }
          >
            {stale.body(theirs.updated_by ?? stale.somebody)}
          </Alert>
        )}
        {saving.error && !theirs && (
          <Alert tone="error" title={words.failed}>
            {saving.error.message}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}

/** The same as the server checks, before it is asked. */
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

/** The variable put where the cursor stands in the text. */
function withVariable(body: string, name: string): string {
  const box = document.getElementById('canned-body');
  const at = box instanceof HTMLTextAreaElement ? box.selectionEnd : body.length;
  return `${body.slice(0, at)}{{${name}}}${body.slice(at)}`;
}

interface Written {
  name: string;
  body: string;
  /** What its writer saw; a draft that was begun before somebody else's change must not replace that unasked. */
  version: number;
}

/** What is being written about one canned reply, or a new one; a reload and a window closed by mistake take nothing. */
function useKeptForm(reply: CannedReply | undefined) {
  const name = `${useSession().user?.id}:canned:${reply?.id ?? 'new'}`;
  const [written, setWritten] = useState<Written>(() =>
    readDraft<Written>(name, {
      name: reply?.name ?? '',
      body: reply?.body ?? '',
      version: reply?.version ?? 0,
    }),
  );
  return {
    written,
    write(next: Written) {
      setWritten(next);
      keepDraft(name, next);
    },
    forget: () => keepDraft(name, undefined),
  };
}
