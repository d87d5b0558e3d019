import { ArrowRight, Mail } from 'lucide-react';
import { useState } from 'react';
import { formatShortDate } from '#platform/browser/format.ts';
import { type RoleName, roleNames } from '#platform/shared/roles.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { CopyId } from '#ui/copy-id.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { Field } from '#ui/field.tsx';
import { notify } from '#ui/notify.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Select } from '#ui/select.tsx';
import type { AccountFile } from '../../contract/office-accounts.ts';
import { type RoleReason, roleReasons } from '../../rules/office-accounts.ts';
import { officeAccountPageTexts, roleReasonLabels } from '../../texts/office-account.ts';
import { personName, RoleTag } from './person.tsx';
import { useChangeRole } from './queries.ts';
import { SendMailDialog } from './send-mail-dialog.tsx';

const texts = officeAccountPageTexts;

/** The account's name, role and state, and an admin's actions. */
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

const roleTexts = officeAccountPageTexts.role;

/**
 * Confirms a role change: the person in the heading, old and new role, a reason. After another admin's concurrent
 * change it shows theirs and starts from that.
 */
function RoleDialog({ account, onClose }: { account: AccountFile['account']; onClose: () => void }) {
  // A snapshot: the page changes live, and the server refuses a change of an older version.
  const [opened] = useState(account.role);
  const [wanted, setWanted] = useState<RoleName>();
  const [reason, setReason] = useState<RoleReason>();
  const [endSessions, setEndSessions] = useState(false);
  const [tried, setTried] = useState(false);
  const change = useChangeRole(account.id);
  const stale = change.error?.code === 'stale' ? (change.error.details.role as RoleName) : undefined;
  const from = stale ?? opened;
  const name = personName(account);
  const role = wanted === from ? undefined : wanted;

  function confirm() {
    setTried(true);
    if (!role || !reason) return;
    change.mutate(
      { role, from, reason, end_sessions: endSessions },
      {
        onSuccess: () => {
          notify.success(roleTexts.changed, roleTexts.changedBody(name, role));
          onClose();
        },
        onError: (error) => error.code !== 'stale' && notify.error(roleTexts.failed, error.message),
      },
    );
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={roleTexts.heading(name)}
      description={
        <span className="flex flex-wrap items-center gap-3">
          <RoleTag role={from} />
          <ArrowRight aria-hidden="true" className="text-muted" />
          <span className="sr-only">{roleTexts.becomes}</span>
          {role ? <RoleTag role={role} /> : <span className="text-muted">{roleTexts.choose}</span>}
        </span>
      }
      confirmLabel={change.isPending ? roleTexts.changing : roleTexts.confirm}
      busy={change.isPending}
      onConfirm={confirm}
    >
      {stale && (
        <Alert tone="deadline" title={roleTexts.staleTitle}>
          <p role="alert">{roleTexts.stale(name, stale)}</p>
        </Alert>
      )}
      {change.error && !stale && (
        <Alert tone="error" title={roleTexts.failed}>
          {change.error.message}
        </Alert>
      )}
      <Field
        label={roleTexts.to}
        hint={role && roleTexts.means[role]}
        error={tried && !role ? roleTexts.needsRole : undefined}
      >
        <Select
          value={role ?? ''}
          onChange={(event) => setWanted(roleNames.find((name) => name === event.target.value))}
        >
          <option value="">{roleTexts.choose}</option>
          {roleNames
            .filter((one) => one !== from)
            .map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
        </Select>
      </Field>
      <Field label={roleTexts.reason} error={tried && !reason ? roleTexts.needsReason : undefined}>
        <Select
          value={reason ?? ''}
          onChange={(event) => setReason(roleReasons.find((one) => one === event.target.value))}
        >
          <option value="">{roleTexts.chooseReason}</option>
          {roleReasons.map((one) => (
            <option key={one} value={one}>
              {roleReasonLabels[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox
        label={roleTexts.endSessions}
        hint={roleTexts.endSessionsHint}
        checked={endSessions}
        onChange={(event) => setEndSessions(event.target.checked)}
      />
      <p className="text-small text-muted">{roleTexts.effect}</p>
    </ConfirmDialog>
  );
}
