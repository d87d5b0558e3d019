import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mailTexts } from '#features/mails/texts/mails.ts';
import { publicSettingsQuery } from '#features/settings/web/queries.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { FormProblems, FormRefusal } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { notify } from '#ui/notify.ts';
import { Tabs } from '#ui/tabs.tsx';
import { Textarea, TextInput } from '#ui/text-input.tsx';
import { faultInMail, paragraphsOf, staffMailLimits } from '../../rules/office-accounts.ts';
import { officeAccountPageTexts } from '../../texts/office-account.ts';
import { personName } from './person.tsx';
import { officeAccountQuery, useSendStaffMail } from './queries.ts';

const texts = officeAccountPageTexts.mail;

interface SendMailDialogProps {
  account: { id: string; full_name: string | null; email: string };
  onClose: () => void;
}

/** Sends an e-mail to one user. A draft survives closing. */
export function SendMailDialog({ account, onClose }: SendMailDialogProps) {
  const [tab, setTab] = useState('write');
  const { data: file } = useQuery(officeAccountQuery(account.id));
  const sending = useSendStaffMail(account.id);
  const form = useForm({
    draft: `staff-mail:${account.id}`,
    start: () => ({ subject: '', body: '' }),
    check: (mail) => ({ subject: problemIn('subject', mail.subject), body: problemIn('body', mail.body) }),
    send: (mail, { key }) => sending.mutateAsync({ ...mail, client_key: key }),
    repeats: true,
    onDone: () => notify.success(texts.sent, texts.sentBody(account.email)),
    onRefused: ({ message }) => notify.error(texts.failed, message),
    close: onClose,
  });
  function send() {
    setTab('write');
    void form.submit();
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
        <Button variant="primary" busy={form.busy} onClick={send}>
          {form.busy ? texts.sending : texts.send}
        </Button>
      }
    >
      <div className="grid gap-4">
        {file?.mail_delivery === 'outbox' && <Alert tone="info" title={texts.kept} />}
        <FormRefusal form={form} title={texts.failed} />
        <FormProblems form={form} order={['subject', 'body']} />
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
                  <Field label={texts.subject} {...form.field('subject')}>
                    <TextInput autoComplete="off" {...form.input('subject')} />
                  </Field>
                  <div className="grid gap-1.5">
                    <Field label={texts.body} hint={texts.bodyHint} {...form.field('body')}>
                      <Textarea rows={8} {...form.input('body')} />
                    </Field>
                    <CharacterCount value={form.values.body} max={staffMailLimits.body} />
                  </div>
                </div>
              ),
            },
            { value: 'preview', label: texts.preview, panel: <MailPreview {...form.values} /> },
          ]}
        />
      </div>
    </Dialog>
  );
}

function problemIn(field: keyof typeof staffMailLimits, text: string): string | undefined {
  const fault = faultInMail(field, text);
  return fault && texts.errors[field][fault];
}

/** The e-mail as its recipient sees it; same order as `features/mails/server/render.ts`. */
function MailPreview({ subject, body }: { subject: string; body: string }) {
  const { data } = useQuery(publicSettingsQuery);
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
      <p>{mailTexts.staffAnswer}</p>
      {data && <p className="text-small text-muted">{mailTexts.why(data.site_name)}</p>}
    </section>
  );
}
