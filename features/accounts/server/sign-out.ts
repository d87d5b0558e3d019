import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { signOut as contract } from '../contract/sign-in.ts';
import { writeCookie } from './cookies.ts';
import { type EndReason, endSessions, type WhichSessions } from './end-sessions.ts';

/** Signs out here, everywhere, or everywhere else. */
export async function signOut(
  { query }: Parsed<typeof contract>,
  { person, platform, http, requestId }: RequestContext<'person'>,
): Promise<undefined> {
  const { userId, sessionId } = person;
  const which: Record<typeof query.scope, WhichSessions> = {
    local: { id: sessionId },
    global: { userId },
    others: { userId, except: sessionId },
  };
  const reason: EndReason = query.scope === 'local' ? 'signed_out' : 'signed_out_everywhere';
  await platform.database.asSystem('sign-out', async (tx) => {
    await endSessions(tx, which[query.scope], reason, platform.clock());
    await recordAudit(tx, {
      action: 'account.signed_out',
      subject: { type: 'session', id: sessionId },
      ownerId: userId,
      details: { scope: query.scope },
      requestId,
    });
  });
  if (query.scope === 'others') return;
  writeCookie(http, 'session', undefined, platform.env);
  // What the browser kept of answers goes, pages for 'Back' included. Its storage is emptied by our own script, which
  // leaves the size of the letters and the theme to the next person.
  http.header('Clear-Site-Data', '"cache"');
}
