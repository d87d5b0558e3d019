import type { ReactNode } from 'react';
import { RequireSession } from '#features/accounts/web/require-session.tsx';
import { type Account, useAccount } from '#features/accounts/web/use-account.ts';
import { ServerState } from '#platform/browser/server-state.tsx';
import { useSession } from '#platform/browser/session.ts';
import { Loading } from '#ui/skeleton.tsx';
import { officeTexts } from '../texts/office.ts';
import { AccessDenied } from './access-denied.tsx';

const texts = officeTexts.guard;

export interface OfficeGuardProps {
  /** `admin`: admins alone. `moderator`: moderators and admins. */
  level: 'admin' | 'moderator';
  children: (account: Account) => ReactNode;
}

/**
 * Lets staff in. It spares people screens that the server would refuse to fill; the server decides by itself, each
 * time.
 */
export function OfficeGuard(props: OfficeGuardProps) {
  return (
    <RequireSession waiting={<Waiting />}>
      <ServerState>
        <CheckRole {...props} />
      </ServerState>
    </RequireSession>
  );
}

/** A role that cannot be looked up counts as 'user', as specified, with a way to look again. */
function CheckRole({ level, children }: OfficeGuardProps) {
  const session = useSession();
  const { data: account, error, isPending, refetch } = useAccount();
  const signedOut = error?.code === 'not_authenticated' && !account;
  if (session.state !== 'signed-in' || isPending || signedOut) return <Waiting />;

  const role = account?.role ?? 'user';
  const allowed = role === 'admin' || (level === 'moderator' && role === 'moderator');
  if (account && allowed) return children(account);
  return (
    <AccessDenied
      message={level === 'admin' ? texts.needsAdmin(role) : texts.needsModerator}
      userId={session.user.id}
      ownScreens={role === 'moderator' ? '/staff' : undefined}
      onRetry={account ? undefined : () => refetch()}
    />
  );
}

function Waiting() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Loading label={texts.loading} />
    </main>
  );
}
