import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { type RoleName, roleNames } from '#platform/shared/roles.ts';
import { Alert } from '#ui/alert.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { notify } from '#ui/notify.ts';
import { Select } from '#ui/select.tsx';
import type { AccountFile } from '../../contract/office-accounts.ts';
import { type RoleReason, roleReasons } from '../../rules/office-accounts.ts';
import { officeAccountPageTexts, roleReasonLabels } from '../../texts/office-account.ts';
import { personName } from './person-name.ts';
import { RoleTag } from './role-tag.tsx';
import { useChangeRole } from './use-office-account.ts';

const texts = officeAccountPageTexts.role;

/**
 * Asks before a role changes: the person in the heading, old and new role, a reason. When somebody else was faster it
 * shows what the role is by now and takes that as the new starting point.
 */
export function RoleDialog({ account, onClose }: { account: AccountFile['account']; onClose: () => void }) {
  // The page below follows changes; a change is about what its maker saw, so that the server can object.
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
          notify.success(texts.changed, texts.changedBody(name, role));
          onClose();
        },
        onError: (error) => error.code !== 'stale' && notify.error(texts.failed, error.message),
      },
    );
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.heading(name)}
      description={
        <span className="flex flex-wrap items-center gap-3">
          <RoleTag role={from} />
          <ArrowRight aria-hidden="true" className="text-muted" />
          <span className="sr-only">{texts.becomes}</span>
          {role ? <RoleTag role={role} /> : <span className="text-muted">{texts.choose}</span>}
        </span>
      }
      confirmLabel={change.isPending ? texts.changing : texts.confirm}
      busy={change.isPending}
      onConfirm={confirm}
    >
      {stale && (
        <Alert tone="deadline" title={texts.staleTitle}>
          <p role="alert">{texts.stale(name, stale)}</p>
        </Alert>
      )}
      {change.error && !stale && (
        <Alert tone="error" title={texts.failed}>
          {change.error.message}
        </Alert>
      )}
      <Field
        label={texts.to}
        hint={role && texts.means[role]}
        error={tried && !role ? texts.needsRole : undefined}
      >
        <Select
          value={role ?? ''}
          onChange={(event) => setWanted(roleNames.find((name) => name === event.target.value))}
        >
          <option value="">{texts.choose}</option>
          {roleNames
            .filter((one) => one !== from)
            .map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
        </Select>
      </Field>
      <Field label={texts.reason} error={tried && !reason ? texts.needsReason : undefined}>
        <Select
          value={reason ?? ''}
          onChange={(event) => setReason(roleReasons.find((one) => one === event.target.value))}
        >
          <option value="">{texts.chooseReason}</option>
          {roleReasons.map((one) => (
            <option key={one} value={one}>
              {roleReasonLabels[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox
        label={texts.endSessions}
        hint={texts.endSessionsHint}
        checked={endSessions}
        onChange={(event) => setEndSessions(event.target.checked)}
      />
      <p className="text-small text-muted">{texts.effect}</p>
    </ConfirmDialog>
  );
}
