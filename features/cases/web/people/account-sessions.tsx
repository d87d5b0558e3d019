import { useState } from 'react';
import { profileTexts } from '#features/accounts/texts/profiles.ts';
import { deviceName } from '#features/accounts/web/device-name.ts';
import { formatShortDate, formatWhen } from '#platform/browser/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import { notify } from '#ui/notify.ts';
import { Select } from '#ui/select.tsx';
import { Tag } from '#ui/tag.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { AccountFile } from '../../contract/office-accounts.ts';
import { type SessionReason, sessionReasons } from '../../rules/office-accounts.ts';
import { officeAccountPageTexts, sessionReasonLabels } from '../../texts/office-account.ts';
import { personName } from './person.tsx';
import { useEndOfficeSessions } from './queries.ts';

const texts = officeAccountPageTexts.sessions;

/** The account's sessions, and the ways to end them. */
export function AccountSessions({ file: { account, sessions, abilities } }: { file: AccountFile }) {
  const [asked, setAsked] = useState<{ id?: string; device?: string }>();
  return (
    <Card aria-labelledby="account-sessions" className="grid gap-3">
      <CardHeader id="account-sessions" title={texts.title} />
      {sessions.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <ul className="divide-y divide-line-soft">
          {sessions.map((session) => {
            const device = deviceName(session.user_agent);
            return (
              <li key={session.id} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
                <div className="min-w-56 grow">
                  <p className="flex flex-wrap items-center gap-x-3 font-medium">
                    {device}
                    {session.is_current && <Tag tone="outline">{profileTexts.sessions.current}</Tag>}
                  </p>
                  <p className="text-small text-muted">
                    {texts.lastSeen(formatWhen(session.last_seen_at))}{' '}
                    <span className="whitespace-nowrap">
                      {texts.since(formatShortDate(session.created_at))}
                    </span>
                  </p>
                </div>
                {abilities.end_sessions && (
                  <Button onClick={() => setAsked({ id: session.id, device })}>
                    {texts.end}
                    <VisuallyHidden>: {device}</VisuallyHidden>
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {!abilities.end_sessions && (
        <p className="text-muted">
          {officeAccountPageTexts.ownSessions} <Link to="/profile">{officeAccountPageTexts.toProfile}</Link>
        </p>
      )}
      {abilities.end_sessions && sessions.length > 1 && (
        <div>
          <Button className="text-bad-text!" onClick={() => setAsked({})}>
            {texts.endAll}
          </Button>
        </div>
      )}
      {asked && <EndSessionsDialog account={account} {...asked} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

interface EndSessionsDialogProps {
  account: AccountFile['account'];
  /** The session to end; all of them when absent. */
  id?: string;
  device?: string;
  onClose: () => void;
}

/** Confirms a forced sign-out: who, which device, and why. */
function EndSessionsDialog({ account, id, device, onClose }: EndSessionsDialogProps) {
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
