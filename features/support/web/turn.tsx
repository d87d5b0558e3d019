import clsx from 'clsx';
import type { ReactNode } from 'react';
import { formatDateTime, formatWhen } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/text-input.tsx';
import { supportLimits } from '../rules/support.ts';
import { supportTexts } from '../texts/support.ts';
import { Refusal, useWriting } from './writing.tsx';

interface SaidProps {
  who: string;
  at: string;
  text: string;
  /** Words of ours stand on a tint, so that the eye finds the turns; the name says it too. */
  tinted: boolean;
  /** Nothing that was said to the person: a dashed edge, beside the words in `children`. */
  note?: boolean;
  /** Beside name and time: that it is new, what became of its e-mail. */
  children?: ReactNode;
}

/** One turn of a conversation: who, when, what. Line breaks stay as they were typed. */
export function Said({ who, at, text, tinted, note, children }: SaidProps) {
  return (
    <li
      className={clsx(
        'rounded-control px-4 py-3',
        tinted ? 'bg-tint' : 'bg-well',
        note && 'border border-dashed border-control',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="min-w-0 font-strong wrap-anywhere">{who}</b>
        <time dateTime={at} title={formatDateTime(at)} className="text-small text-muted">
          {formatWhen(at)}
        </time>
        {children}
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{text}</p>
    </li>
  );
}

const texts = supportTexts.form;

interface ReplyFormProps<Sent> {
  /** The conversation: each keeps a draft of its own. */
  id: string;
  label: string;
  hint?: ReactNode;
  /** The filled button of a screen that is there for answering. */
  primary?: boolean;
  /** What else is wrong with a text before it is sent. */
  check?: (body: string) => string | undefined;
  /** Helps to write: stands beside the button and may put something into the text. */
  tools?: (insert: (text: string) => void) => ReactNode;
  send: (body: string, clientKey: string) => Promise<Sent>;
  onSent: (sent: Sent) => void;
}

/** The answer box under a conversation, for the person and for staff. */
export function ReplyForm<Sent>(props: ReplyFormProps<Sent>) {
  const { id, label, hint, primary, check, tools, send, onSent } = props;
  const form = useWriting({
    name: `reply:${id}`,
    start: { body: '' },
    check: ({ body }) => ({ body: check?.(body) }),
    send: ({ body }, clientKey) => send(body, clientKey),
    onSent,
  });
  const box = `reply-${id}`;
  return (
    <form noValidate onSubmit={form.submit} className="no-print grid grid-cols-1 gap-3">
      <div className="grid grid-cols-1 gap-1.5">
        <Field id={box} label={label} hint={hint} error={form.problems.body}>
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
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant={primary ? 'primary' : 'outline'} busy={form.sending}>
          {form.sending ? texts.sending : supportTexts.threads.sendReply}
        </Button>
        {tools?.((text) => form.write('body', inserted(form.texts.body, text, box)))}
      </div>
    </form>
  );
}

/** A text put where the cursor stands in the box with this id, on lines of its own. */
function inserted(written: string, text: string, box: string): string {
  const element = document.getElementById(box);
  const at = element instanceof HTMLTextAreaElement ? element.selectionEnd : written.length;
  const [before, after] = [written.slice(0, at).trimEnd(), written.slice(at).trimStart()];
  return [before, text, after].filter(Boolean).join('\n\n');
}
