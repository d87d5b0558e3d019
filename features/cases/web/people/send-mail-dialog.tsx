import { useRef, useState } from 'react';
import { mailTexts } from '#features/mails/texts/mails.ts';
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts';
import { keepDraft, readDraft } from '#platform/browser/drafts.ts';
import { newKey } from '#platform/browser/new-key.ts';
import { useSession } from '#platform/browser/session.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { notify } from '#ui/notify.ts';
import { Tabs } from '#ui/tabs.tsx';
import { Textarea, TextInput } from '#ui/text-input.tsx';
import { faultInMail, paragraphsOf, staffMailLimits } from '../../rules/office-accounts.ts';
import { officeAccountPageTexts } from '../../texts/office-account.ts';
import { personName } from './person.tsx';
import { useOfficeAccount, useSendStaffMail } from './queries.ts';

const texts = officeAccountPageTexts.mail;

interface SendMailDialogProps {
  account: { id: string; full_name: string | null; email: string };
  onClose: () => void;
}

/** Writes to one person by e-mail. Closing keeps what was written for the next time. */
export function SendMailDialog({ account, onClose }: SendMailDialogProps) {
  const [tab, setTab] = useState('write');
  const { data: file } = useOfficeAccount(account.id);
  const mail = useStaffMail(account, onClose);
  const problems = Object.entries(mail.problems).map(([name, message]) => ({
    fieldId: `staff-mail-${name}`,
    message,
  }));
  function send() {
    setTab('write');
    mail.submit();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      title={texts.heading(personName(account))}
      description={
        <span className="wrap-anywhere">
          {texts.toPerson(account.email)} {file && texts.answers(file.reply_to)}
        </span>
      }
      actions={
        <Button variant="primary" busy={mail.sending} onClick={send}>
          {mail.sending ? texts.sending : texts.send}
        </Button>
      }
    >
      <div className="grid gap-4">
        {file?.mail_delivery === 'outbox' && <Alert tone="info" title={texts.kept} />}
        {mail.refusal && !mail.sending && (
          <Alert tone="error" title={texts.failed}>
            {mail.refusal.message}
          </Alert>
        )}
        {problems.length > 0 && <ErrorSummary key={mail.attempts} problems={problems} />}
        <Tabs
          label={texts.heading(personName(account))}
          value={tab}
          onValueChange={setTab}
          tabs={[
            {
              value: 'write',
              label: texts.write,
              panel: (
                <div className="grid gap-4">
                  <Field id="staff-mail-subject" label={texts.subject} error={mail.problems.subject}>
                    <TextInput
                      autoComplete="off"
                      value={mail.draft.subject}
                      onChange={(event) => mail.write('subject', event.target.value)}
                    />
                  </Field>
                  <div className="grid gap-1.5">
                    <Field
                      id="staff-mail-body"
                      label={texts.body}
                      hint={texts.bodyHint}
                      error={mail.problems.body}
                    >
                      <Textarea
                        rows={8}
                        value={mail.draft.body}
                        onChange={(event) => mail.write('body', event.target.value)}
                      />
                    </Field>
                    <CharacterCount value={mail.draft.body} max={staffMailLimits.body} />
                  </div>
                </div>
              ),
            },
            { value: 'preview', label: texts.preview, panel: <MailPreview {...mail.draft} /> },
          ]}
        />
      </div>
    </Dialog>
  );
}

type MailField = keyof typeof staffMailLimits;

const fields: readonly MailField[] = ['subject', 'body'];

const { errors, ...writingTexts } = officeAccountPageTexts.mail;

type Written = Record<MailField, string>;

interface Draft extends Written {
  /** Of the last attempt, with the words it had: an answer that was lost is asked for again under the same key. */
  tried?: Written & { key: string };
}

const blank: Draft = { subject: '', body: '' };

/**
 * The state of an e-mail being written to one person: kept in this tab until it is sent. `onSent` is called when
 * nothing else was written meanwhile.
 */
function useStaffMail({ id, email }: { id: string; email: string }, onSent: () => void) {
  const name = `${useSession().user?.id}:staff-mail:${id}`;
  const [draft, setDraft] = useState<Draft>(() => readDraft(name, blank));
  const latest = useRef<Written>(draft);
  const [problems, setProblems] = useState<Partial<Record<MailField, string>>>({});
  const [attempts, setAttempts] = useState(0);
  // What came of it is told and kept by the call itself: the window may be closed while it is under way.
  const send = useSendStaffMail(id, {
    onSent: (mail) => {
      if (same(readDraft(name, blank), mail)) keepDraft(name, undefined);
      notify.success(writingTexts.sent, writingTexts.sentBody(email));
    },
    onFailed: (message) => notify.error(writingTexts.failed, message),
  });

  function keep(next: Draft) {
    latest.current = next;
    setDraft(next);
    keepDraft(name, next);
  }

  /** Answers whether there is anything to send; else the problems stand at their fields. */
  function check(): boolean {
    const found: Partial<Record<MailField, string>> = {};
    for (const field of fields) {
      const fault = faultInMail(field, draft[field]);
      if (fault) found[field] = errors[field][fault];
    }
    setProblems(found);
    return Object.keys(found).length === 0;
  }

  function submit() {
    setAttempts((count) => count + 1);
    if (!check()) return;
    const { subject, body, tried } = draft;
    const key = tried && same(tried, draft) ? tried.key : newKey();
    keep({ subject, body, tried: { key, subject, body } });
    send.mutate(
      { subject, body, client_key: key },
      {
        // Whoever wrote on meanwhile goes on with that.
        onSuccess: (_, mail) => same(latest.current, mail) && onSent(),
        onError: ({ fields }) => setProblems(fields),
      },
    );
  }

  return {
    draft,
    write: (field: MailField, text: string) => keep({ ...draft, [field]: text }),
    check,
    submit,
    problems,
    attempts,
    sending: send.isPending,
    refusal: send.error,
  };
}

const same = (one: Written, other: Written): boolean => fields.every((field) => one[field] === other[field]);

/** The e-mail as the person will read it, in the words and the order of `features/mails/server/render.ts`. */
function MailPreview({ subject, body }: { subject: string; body: string }) {
  const { data } = usePublicSettings();
  return (
    <section
      aria-label={officeAccountPageTexts.mail.previewLabel}
      className="grid max-w-[36em] gap-3 rounded-card border border-line bg-surface p-4 wrap-anywhere"
    >
      <h3 className="text-lead font-strong">{subject}</h3>
      <p>{mailTexts.greeting}</p>
      {paragraphsOf(body).map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name than their place
        <p key={place} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
      <p>{mailTexts.staffMessage.answer}</p>
      {data && <p className="text-small text-muted">{mailTexts.why(data.site_name)}</p>}
    </section>
  );
}
