import { call } from '#platform/browser/api.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { type SupportThread, sendMessage } from '../contract/support.ts';
import { supportLimits } from '../rules/support.ts';
import { supportTexts } from '../texts/support.ts';
import { Refusal } from './refusal.tsx';
import { useWriting } from './use-writing.ts';

const texts = supportTexts.form;
const fields = ['subject', 'message'] as const;
const fieldId = (field: string) => `support-${field}`;

interface MessageFormProps {
  /** From a link that knows what it is about. */
  subject: string;
  onSent: (thread: SupportThread) => void;
}

/** Begins a conversation: a subject and a message. */
export function MessageForm({ subject, onSent }: MessageFormProps) {
  const form = useWriting({
    name: 'support',
    start: { subject, message: '' },
    send: (input, client_key) => call(sendMessage, { body: { ...input, client_key } }),
    onSent,
  });
  const problems = fields.flatMap((field) => {
    const message = form.problems[field];
    return message ? [{ fieldId: fieldId(field), message }] : [];
  });
  return (
    <Card aria-labelledby="support-form" className="no-print grid gap-6">
      {problems.length > 0 && <ErrorSummary key={form.attempts} problems={problems} />}
      <CardHeader id="support-form" title={texts.heading} />
      <form noValidate onSubmit={form.submit} aria-labelledby="support-form" className="grid gap-6">
        <div className="grid gap-1.5">
          <Field
            id={fieldId('subject')}
            label={texts.subject}
            hint={texts.subjectHint}
            error={form.problems.subject}
          >
            <TextInput
              value={form.texts.subject}
              onChange={(event) => form.write('subject', event.target.value)}
              autoComplete="off"
              aria-required="true"
            />
          </Field>
          <CharacterCount value={form.texts.subject} max={supportLimits.subject} />
        </div>
        <div className="grid gap-1.5">
          <Field
            id={fieldId('message')}
            label={texts.message}
            hint={texts.messageHint}
            error={form.problems.message}
          >
            <Textarea
              rows={6}
              className="max-h-96"
              value={form.texts.message}
              onChange={(event) => form.write('message', event.target.value)}
              aria-required="true"
            />
          </Field>
          <CharacterCount value={form.texts.message} max={supportLimits.message} />
        </div>
        {form.refusal && !form.sending && (
          <Refusal title={texts.failed} error={form.refusal} onRetry={form.submit} />
        )}
        <div>
          <Button type="submit" variant="primary" busy={form.sending}>
            {form.sending ? texts.sending : texts.send}
          </Button>
        </div>
      </form>
    </Card>
  );
}
