import { useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { notify } from '#ui/notify.ts';
import { Select } from '#ui/select.tsx';
import type { AccountFile } from '../../contract/office-accounts.ts';
import { type SessionReason, sessionReasons } from '../../rules/office-accounts.ts';
import { officeAccountPageTexts, sessionReasonLabels } from '../../texts/office-account.ts';
import { personName } from './person-name.ts';
import { useEndOfficeSessions } from './use-office-account.ts';

const texts = officeAccountPageTexts.sessions;

interface EndSessionsDialogProps {
  account: AccountFile['account'];
  /** One session and the device it is on; all of them without. */
  id?: string;
  device?: string;
  onClose: () => void;
}

/** Asks before somebody is signed out: who, where, and why. */
export function EndSessionsDialog({ account, id, device, onClose }: EndSessionsDialogProps) {
  const [reason, setReason] = useState<SessionReason>();
  const [missing, setMissing] = useState(false);
  const end = useEndOfficeSessions(account.id);
  const name = personName(account);

  function confirm() {
    if (!reason) return setMissing(true);
    end.mutate(
      { session_id: id, reason },
      {
        onSuccess: ({ ended }) => {
          notify.success(texts.ended(ended), texts.endedBody(name));
          onClose();
        },
        onError: (error) => notify.error(texts.failed, error.message),
      },
    );
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={device ? texts.headingOne(device, name) : texts.headingAll(name)}
      description={texts.effect}
      confirmLabel={end.isPending ? texts.ending : device ? texts.confirm : texts.confirmAll}
      tone="danger"
      busy={end.isPending}
      onConfirm={confirm}
    >
      {end.error && (
        <Alert tone="error" title={texts.failed}>
          {end.error.message}
        </Alert>
      )}
      <Field label={texts.reason} error={missing && !reason ? texts.needsReason : undefined}>
        <Select
          value={reason ?? ''}
          onChange={(event) => setReason(sessionReasons.find((one) => one === event.target.value))}
        >
          <option value="">{texts.chooseReason}</option>
          {sessionReasons.map((one) => (
            <option key={one} value={one}>
              {sessionReasonLabels[one]}
            </option>
          ))}
        </Select>
      </Field>
    </ConfirmDialog>
  );
}
