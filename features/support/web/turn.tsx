import clsx from 'clsx';
import type { ReactNode } from 'react';
import { formatDateTime, formatWhen } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { Field } from '#ui/field.tsx';
import { FormRefusal } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Quoted } from '#ui/quoted.tsx';
import { Textarea } from '#ui/text-input.tsx';
import { faultIn, supportLimits } from '../rules/support.ts';
import { supportTexts } from '../texts/support.ts';

interface SaidProps {
  who: string;
  at: string;
  text: ReactNode;
  /** Our messages are tinted; the author's name says it too. */
  tinted: boolean;
  /** An internal note: moved in behind a dashed border, beside the words in `children`. */
  note?: boolean;
  /** After name and time: unread, e-mail state. */
  children?: ReactNode;
}

/** A message of a thread: author, time, text. Line breaks are kept. */
export function Said({ who, at, text, tinted, note, children }: SaidProps) {
  return (
    <li
      className={clsx(
        'rounded-control px-4 py-3',
        tinted ? 'bg-tint' : 'bg-well',
        note && 'ml-6 border-2 border-dashed border-muted',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="min-w-0 font-strong wrap-anywhere">{who}</b>
        <time dateTime={at} title={formatDateTime(at)} className="text-small text-muted">
          {formatWhen(at)}
        </time>
        {children}
      </p>
      <Quoted framed className="mt-1">
        {text}
      </Quoted>
    </li>
  );
}

const texts = supportTexts.form;

/** Why a text cannot be sent. */
export function problemIn(field: keyof typeof supportLimits, text: string): string | undefined {
  const fault = faultIn(field, text);
  return fault && texts.errors[field][fault];
}

interface ReplyFormProps<Sent> {
  /** The thread's id; each has its own draft. */
  id: string;
  label: string;
  hint?: ReactNode;
  send: (body: string, clientKey: string) => Promise<Sent>;
  onSent: (sent: Sent) => void;
}

/** The reply form of a thread, for the user. */
export function ReplyForm<Sent>({ id, label, hint, send, onSent }: ReplyFormProps<Sent>) {
  const form = useForm({
    draft: `reply:${id}`,
    start: () => ({ body: '' }),
    check: ({ body }) => ({ body: problemIn('body', body) }),
    send: ({ body }, { key }) => send(body, key),
    repeats: true,
    onDone: onSent,
  });
  return (
    <form noValidate onSubmit={form.submit} className="no-print grid grid-cols-1 gap-3">
      <div className="grid grid-cols-1 gap-1.5">
        <Field label={label} hint={hint} {...form.field('body')}>
          <Textarea rows={3} className="max-h-96" {...form.input('body')} />
        </Field>
        <CharacterCount value={form.values.body} max={supportLimits.body} />
      </div>
      <FormRefusal form={form} title={texts.replyFailed} kept={texts.kept} retry />
      <div>
        <Button type="submit" busy={form.busy}>
          {form.busy ? texts.sending : supportTexts.threads.sendReply}
        </Button>
      </div>
    </form>
  );
}
