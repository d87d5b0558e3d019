import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { officeTexts } from '#domain/texts/office.ts';
import { SessionEnded } from '../../features/accounts/session-ended.tsx';
import { type Account, useAccount } from '../../features/accounts/use-account.ts';
import { useSession } from '../../lib/session.ts';
import { Loading } from '../../ui/skeleton.tsx';
import { AccessDenied } from './access-denied.tsx';

const texts = officeTexts.guard;

export interface OfficeGuardProps {
  /** `admin`: admins alone. `moderator`: moderators and admins. */
  level: 'admin' | 'moderator';
  children: (account: Account) => ReactNode;
}

/**
 * Lets staff in. It spares people screens that the server would refuse to fill; the server decides by itself, each
 * time. A role that cannot be looked up counts as 'user', as specified, with a way to look again.
 */
export function OfficeGuard({ level, children }: OfficeGuardProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const account = useAccount({ enabled: session.state === 'signed-in' });

  if (session.state === 'signed-out') {
    return <Navigate to={`/auth?${new URLSearchParams({ return_to: pathname + search })}`} replace />;
  }
  const ended = session.state === 'signed-in' && session.ended && <SessionEnded />;
  const refused = account.error?.code === 'not_authenticated';
  if (session.state === 'loading' || account.isPending || (refused && !account.data)) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <Loading label={texts.loading} />
        {ended}
      </main>
    );
  }

  const role = account.data?.role ?? 'user';
  const allowed = role === 'admin' || (level === 'moderator' && role === 'moderator');
  if (!account.data || !allowed) {
    return (
      <AccessDenied
        message={level === 'admin' ? texts.needsAdmin(role) : texts.needsModerator}
        userId={session.user.id}
        onRetry={account.data ? undefined : () => account.refetch()}
      />
    );
  }
  return (
    <>
      {children(account.data)}
      {ended}
    </>
  );
}
