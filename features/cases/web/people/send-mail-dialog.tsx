import { useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { staffMailLimits } from '../../rules/office-accounts.ts';
import { officeAccountPageTexts } from '../../texts/office-account.ts';
import { MailPreview } from './mail-preview.tsx';
import { personName } from './person-name.ts';
import { useOfficeAccount } from './use-office-account.ts';
import { useStaffMail } from './use-staff-mail.ts';

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
