import { Mail } from 'lucide-react';
import { useState } from 'react';
import { formatShortDate } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import { CopyId } from '#ui/copy-id.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { AccountFile } from '../../contract/office-accounts.ts';
import { officeAccountPageTexts } from '../../texts/office-account.ts';
import { personName } from './person-name.ts';
import { RoleDialog } from './role-dialog.tsx';
import { RoleTag } from './role-tag.tsx';
import { SendMailDialog } from './send-mail-dialog.tsx';

const texts = officeAccountPageTexts;

/** Who it is, and what an admin can do about them. */
export function AccountHeader({ file: { account, abilities } }: { file: AccountFile }) {
  const [open, setOpen] = useState<'role' | 'mail'>();
  return (
    <>
      <PageHeader
        className="pt-0!"
        title={personName(account)}
        lead={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <RoleTag role={account.role} />
            <CopyId id={account.id} />
            <EmailText address={account.email} />
            <span>{texts.joined(formatShortDate(account.created_at))}</span>
            {account.deactivated_at && (
              <span className="font-strong text-bad-text">
                {texts.closed(formatShortDate(account.deactivated_at))}
              </span>
            )}
          </span>
        }
        actions={
          <>
            {abilities.change_role && <Button onClick={() => setOpen('role')}>{texts.role.change}</Button>}
            {abilities.send_mail && (
              <Button variant="primary" onClick={() => setOpen('mail')}>
                <Mail aria-hidden="true" />
                {texts.mail.button}
              </Button>
            )}
          </>
        }
      />
      {open === 'role' && <RoleDialog account={account} onClose={() => setOpen(undefined)} />}
      {open === 'mail' && <SendMailDialog account={account} onClose={() => setOpen(undefined)} />}
    </>
  );
}
