import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '#platform/browser/session.ts';
import { useAsksToSignInAgain } from '#platform/browser/sign-in-again.ts';
import { accountTexts } from '../texts/accounts.ts';
import { WaitingPage } from './waiting-page.tsx';

/** Rarely needed, and a dialog with all that belongs to it weighs as much as a whole screen: fetched when it is due. */
const SignInAgain = lazy(async () => ({ default: (await import('./sign-in-again.tsx')).SignInAgain }));

/**
 * Around every signed-in screen: sends people who are not signed in to /auth, and afterwards back here. When another
 * person signs in, in another tab, everything inside starts again.
 */
export function RequireSession({
  waiting = <WaitingPage label={accountTexts.auth.loading} />,
  otherwise,
  children,
}: {
  /** Shown until the session is known. */
  waiting?: ReactNode;
  /** For public pages: shown instead of a redirect to /auth. */
  otherwise?: ReactNode;
  children: ReactNode;
}) {
  const session = useSession();
  const asksAgain = useAsksToSignInAgain();
  const { pathname, search, hash } = useLocation();
  if (session.state === 'loading') return waiting;
  if (session.state === 'signed-out' && otherwise) return otherwise;
  if (session.state === 'signed-out') {
    return <Navigate to={`/auth?${new URLSearchParams({ return_to: pathname + search + hash })}`} replace />;
  }
  return (
    <>
      <Fragment key={session.user.id}>{children}</Fragment>
      {(session.ended || asksAgain) && (
        <Suspense>
          {/* Another question: what the first one said of a blocked window is not true of the second. */}
          <SignInAgain key={String(session.ended)} ended={session.ended} />
        </Suspense>
      )}
    </>
  );
}
