import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { accountTexts } from '#domain/texts/accounts.ts';
import { useSession } from '../../lib/session.ts';
import { SessionEnded } from './session-ended.tsx';
import { WaitingPage } from './waiting-page.tsx';

/**
 * Around every signed-in screen: sends people who are not signed in to /auth, and afterwards back here. When another
 * person signs in, in another tab, everything inside starts anew.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.state === 'loading') return <WaitingPage label={accountTexts.auth.loading} />;
  if (session.state === 'signed-out') {
    return <Navigate to={`/auth?${new URLSearchParams({ return_to: pathname + search })}`} replace />;
  }
  return (
    <>
      <Fragment key={session.user.id}>{children}</Fragment>
      {session.ended && <SessionEnded />}
    </>
  );
}
