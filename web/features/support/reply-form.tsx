import type { ReactNode } from 'react';
import { supportLimits } from '#domain/rules/support.ts';
import { supportTexts } from '#domain/texts/support.ts';
import { Button } from '../../ui/button.tsx';
import { CharacterCount } from '../../ui/character-count.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { Refusal } from './refusal.tsx';
import { useWriting } from './use-writing.ts';

const texts = supportTexts.form;

interface ReplyFormProps<Sent> {
  /** The conversation: each keeps a draft of its own. */
  id: string;
  label: string;
  hint?: ReactNode;
  /** The filled button of a screen that is there for answering. */
  primary?: boolean;
  send: (body: string, clientKey: string) => Promise<Sent>;
  onSent: (sent: Sent) => void;
}

/** The answer box under a conversation, for the person and for staff. */
export function ReplyForm<Sent>({ id, label, hint, primary, send, onSent }: ReplyFormProps<Sent>) {
  const form = useWriting({
    name: `reply:${id}`,
    start: { body: '' },
    send: ({ body }, clientKey) => send(body, clientKey),
    onSent,
  });
  return (
    <form noValidate onSubmit={form.submit} className="no-print grid gap-3">
      <div className="grid gap-1.5">
        <Field id={`reply-${id}`} label={label} hint={hint} error={form.problems.body}>
          <Textarea
            rows={3}
            className="max-h-96"
            value={form.texts.body}
            onChange={(event) => form.write('body', event.target.value)}
          />
        </Field>
        <CharacterCount value={form.texts.body} max={supportLimits.body} />
      </div>
      {form.refusal && !form.sending && (
        <Refusal title={texts.replyFailed} error={form.refusal} onRetry={form.submit} />
      )}
      <div>
        <Button type="submit" variant={primary ? 'primary' : 'outline'} busy={form.sending}>
          {form.sending ? texts.sending : supportTexts.threads.sendReply}
        </Button>
      </div>
    </form>
  );
}
