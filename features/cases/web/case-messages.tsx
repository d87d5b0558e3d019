import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { officeApplicationTexts } from '#features/applications/texts/office-applications.ts';
import { beginMessage, type OfficeMessage } from '#features/support/contract/support.ts';
import { supportLimits } from '#features/support/rules/support.ts';
import { officeSupportTexts } from '#features/support/texts/office-support.ts';
import { supportTexts } from '#features/support/texts/support.ts';
import { officeMessagesQuery, useShowOfficeThread } from '#features/support/web/office-queries.ts';
import { SupportStatusMark } from '#features/support/web/support-status.tsx';
import { problemIn } from '#features/support/web/turn.tsx';
import { WaitingClock } from '#features/support/web/waiting-clock.tsx';
import { call } from '#platform/browser/api.ts';
import { formatDateTime, formatWhen } from '#platform/browser/format.ts';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { usePagedQuery } from '#platform/browser/paged-query.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { FormProblems, FormRefusal } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Link } from '#ui/link.tsx';
import { notify } from '#ui/notify.ts';
import { QueryView } from '#ui/query-view.tsx';
import { Textarea, TextInput } from '#ui/text-input.tsx';
import type { CaseFile } from '../contract/cases.ts';
import { officeCaseTexts } from '../texts/office-cases.ts';

const texts = officeCaseTexts.messages;

/** The applicant's support threads, and the form to start one. */
export function CaseMessages({ file: { application } }: { file: CaseFile }) {
  const [writing, setWriting] = useState(false);
  const list = usePagedQuery(officeMessagesQuery({ user_id: application.user_id }), (page) => page.messages);
  const name = officeCaseTexts.firstName(application.applicant_name) ?? officeCaseTexts.someone;
  const write = (
    <Button onClick={() => setWriting(true)}>
      <PenLine aria-hidden="true" />
      {texts.write(name)}
    </Button>
  );
  return (
    <Card padded={false} aria-labelledby="case-messages">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3">
        <h2 id="case-messages" className="text-lead">
          {texts.title}
        </h2>
        {!writing && list.rows.length > 0 && write}
      </div>
      {writing && (
        <BeginForm
          userId={application.user_id}
          name={application.applicant_name ?? officeApplicationTexts.noName}
          onDone={() => setWriting(false)}
        />
      )}
      <QueryView
        query={list}
        loading={texts.loading}
        skeleton="m-4 h-24"
        failed={officeSupportTexts.errorLoading}
        className="m-4"
      >
        {() =>
          list.rows.length > 0 ? (
            <ul>
              {list.rows.map((message) => (
                <Conversation key={message.id} message={message} />
              ))}
            </ul>
          ) : (
            !writing && (
              <EmptyState title={texts.empty} action={write}>
                <p>{texts.emptyBody}</p>
              </EmptyState>
            )
          )
        }
      </QueryView>
      {list.hasNextPage && (
        <div className="border-t border-line px-4 py-3">
          <Button busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {uiTexts.showMore}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Conversation({ message }: { message: OfficeMessage }) {
  const base = useOfficeBase();
  return (
    <li className="grid gap-x-4 gap-y-1 border-t border-line-soft px-4 py-3 first:border-t-0 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="font-strong wrap-anywhere">
          <Link to={`${base}/support/${message.id}`} className="finger">
            {message.subject}
          </Link>
        </p>
        <p className="line-clamp-2 wrap-anywhere text-small text-muted">{message.message}</p>
      </div>
      <div className="grid content-start justify-items-start gap-1 sm:justify-items-end">
        <SupportStatusMark status={message.status} />
        <WaitingClock message={message} inWords />
        <time
          dateTime={message.created_at}
          title={formatDateTime(message.created_at)}
          className="text-small text-muted"
        >
          {formatWhen(message.created_at)}
        </time>
      </div>
    </li>
  );
}

const formTexts = officeCaseTexts.messages.form;

interface BeginFormProps {
  userId: string;
  /** The recipient's full name. */
  name: string;
  onDone: () => void;
}

/** Starts a support thread with a person. A draft survives closing. */
export function BeginForm({ userId, name, onDone }: BeginFormProps) {
  const show = useShowOfficeThread();
  const form = useForm({
    draft: `begin:${userId}`,
    start: () => ({ subject: '', message: '' }),
    check: (texts) => ({
      subject: problemIn('subject', texts.subject),
      message: problemIn('message', texts.message),
    }),
    send: (texts, { key }) => call(beginMessage, { body: { user_id: userId, ...texts, client_key: key } }),
    repeats: true,
    onDone: (thread) => {
      show(thread);
      notify.success(formTexts.sent, formTexts.sentBody);
    },
    close: onDone,
  });
  return (
    <form
      noValidate
      onSubmit={form.submit}
      aria-labelledby="begin-title"
      className="grid max-w-read gap-4 border-b border-line p-4"
    >
      <FormProblems form={form} order={['subject', 'message']} />
      <h3 id="begin-title" className="text-lead">
        {formTexts.title(name)}
      </h3>
      <div className="grid gap-1.5">
        <Field label={supportTexts.form.subject} hint={formTexts.subjectHint} {...form.field('subject')}>
          <TextInput autoFocus autoComplete="off" aria-required="true" {...form.input('subject')} />
        </Field>
        <CharacterCount value={form.values.subject} max={supportLimits.subject} />
      </div>
      <div className="grid gap-1.5">
        <Field label={supportTexts.form.message} hint={formTexts.messageHint} {...form.field('message')}>
          <Textarea rows={5} className="max-h-96" aria-required="true" {...form.input('message')} />
        </Field>
        <CharacterCount value={form.values.message} max={supportLimits.message} />
      </div>
      <FormRefusal form={form} title={formTexts.failed} kept={supportTexts.form.kept} retry />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {form.busy ? formTexts.sending : formTexts.send}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {formTexts.cancel}
        </Button>
      </div>
    </form>
  );
}
