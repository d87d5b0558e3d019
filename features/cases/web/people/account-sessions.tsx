import { useState } from 'react';
import { profileTexts } from '#features/accounts/texts/profiles.ts';
import { deviceName } from '#features/accounts/web/device-name.ts';
import { formatShortDate, formatWhen } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { Tag } from '#ui/tag.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { AccountFile } from '../../contract/office-accounts.ts';
import { officeAccountPageTexts } from '../../texts/office-account.ts';
import { EndSessionsDialog } from './end-sessions-dialog.tsx';

const texts = officeAccountPageTexts.sessions;

/** Where the person is signed in, and the ways to end it. */
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
