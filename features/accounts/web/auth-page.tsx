import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { signIn, useSession } from '#platform/browser/session.ts';
import { againPath } from '#platform/browser/sign-in-again.ts';
import { homePath, returnPath } from '#platform/shared/return-path.ts';
import { basePath } from '#platform/shared/texts/locale.ts';
import { notify } from '#ui/notify.ts';
import { accountTexts, signInFailureText } from '../texts/accounts.ts';
import { AuthScreen } from './auth-screen.tsx';
import { inAppBrowser } from './in-app-browser.ts';
import { InAppBrowserHelp } from './in-app-browser-help.tsx';
import { WaitingPage } from './waiting-page.tsx';

const { auth, signInFailed } = accountTexts;

/**
 * `/auth`: a spinner until the session is known, on to the return path (`/dashboard` without one) when signed in,
 * else the screen. Whoever is to sign in again sees it all the same. `?mode=sign-up` changes its words; `?error_code=` says why the last attempt failed.
 */
export function AuthPage() {
  const session = useSession();
  const [query] = useSearchParams();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [trusted, setTrusted] = useState(false);
  const failure = query.get('error_code');
  const returnTo = returnPath(query.get('return_to'));

  useEffect(() => {
    if (failure === null) return;
    setProblem(signInFailureText(failure));
    notify.error(signInFailed.title, signInFailureText(failure));
  }, [failure]);

  if (session.state === 'loading') return <WaitingPage label={auth.loading} />;
  const again = returnTo === againPath;
  if (session.state === 'signed-in' && !session.ended && !again) return <Navigate to={returnTo} replace />;

  const onContinue = async () => {
    setBusy(true);
    try {
      await signIn(returnTo);
    } catch (error) {
      const message = error instanceof Error ? error.message : signInFailed.reasons.unknown;
      setProblem(message);
      notify.error(signInFailed.title, message);
      setBusy(false);
    }
  };
  const mode = again ? 'again' : query.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in';
  const browser = trusted ? undefined : inAppBrowser(navigator.userAgent);
  return (
    <AuthScreen
      mode={mode}
      otherModeTo={addressOf(mode === 'sign-up' ? undefined : 'sign-up', returnTo)}
      busy={busy}
      onContinue={onContinue}
      error={problem}
    >
      {browser && (
        <InAppBrowserHelp
          browser={browser}
          address={location.origin + basePath + addressOf(mode, returnTo)}
          onTryAnyway={() => setTrusted(true)}
        />
      )}
    </AuthScreen>
  );
}

function addressOf(mode: string | undefined, returnTo: string): string {
  const query = new URLSearchParams();
  if (mode === 'sign-up') query.set('mode', mode);
  if (returnTo !== homePath) query.set('return_to', returnTo);
  return query.size > 0 ? `/auth?${query}` : '/auth';
}
