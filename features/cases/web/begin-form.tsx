import { beginMessage, type OfficeThread } from '#features/support/contract/support.ts';
import { supportLimits } from '#features/support/rules/support.ts';
import { supportTexts } from '#features/support/texts/support.ts';
import { Refusal } from '#features/support/web/refusal.tsx';
import { useShowOfficeThread } from '#features/support/web/use-office-thread.ts';
import { useWriting } from '#features/support/web/use-writing.ts';
import { call } from '#platform/browser/api.ts';
import { Button } from '#ui/button.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { notify } from '#ui/notify.ts';
import { TextInput } from '#ui/text-input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { officeCaseTexts } from '../texts/office-cases.ts';

const texts = officeCaseTexts.messages.form;
const fields = ['subject', 'message'] as const;
const fieldId = (field: string) => `begin-${field}`;

interface BeginFormProps {
  userId: string;
  /** Whom it goes to, in full. */
  name: string;
  onDone: () => void;
}

/** Begins a conversation with a person: a subject and our first text. What was typed survives closing it. */
export function BeginForm({ userId, name, onDone }: BeginFormProps) {
  const show = useShowOfficeThread();
  const form = useWriting<'subject' | 'message', OfficeThread>({
    name: `begin:${userId}`,
    start: { subject: '', message: '' },
    send: (input, client_key) => call(beginMessage, { body: { user_id: userId, ...input, client_key } }),
    onSent: (thread) => {
      show(thread);
      notify.success(texts.sent, texts.sentBody);
      onDone();
    },
  });
  const problems = fields.flatMap((field) => {
    const message = form.problems[field];
    return message ? [{ fieldId: fieldId(field), message }] : [];
  });
  return (
    <form
      noValidate
      onSubmit={form.submit}
      aria-labelledby="begin-title"
      className="grid max-w-read gap-4 border-b border-line p-4"
    >
      {problems.length > 0 && <ErrorSummary key={form.attempts} problems={problems} />}
      <h3 id="begin-title" className="text-lead">
        {texts.title(name)}
      </h3>
      <div className="grid gap-1.5">
        <Field
          id={fieldId('subject')}
          label={supportTexts.form.subject}
          hint={texts.subjectHint}
          error={form.problems.subject}
        >
          <TextInput
            autoFocus
            autoComplete="off"
            aria-required="true"
            value={form.texts.subject}
            onChange={(event) => form.write('subject', event.target.value)}
          />
        </Field>
        <CharacterCount value={form.texts.subject} max={supportLimits.subject} />
      </div>
      <div className="grid gap-1.5">
        <Field
          id={fieldId('message')}
          label={supportTexts.form.message}
          hint={texts.messageHint}
          error={form.problems.message}
        >
          <Textarea
            rows={5}
            className="max-h-96"
            aria-required="true"
            value={form.texts.message}
            onChange={(event) => form.write('message', event.target.value)}
          />
        </Field>
        <CharacterCount value={form.texts.message} max={supportLimits.message} />
      </div>
      {form.refusal && !form.sending && (
        <Refusal title={texts.failed} error={form.refusal} onRetry={form.submit} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.sending}>
          {form.sending ? texts.sending : texts.send}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
