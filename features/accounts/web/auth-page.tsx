import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { signIn, useSession } from '#platform/browser/session.ts';
import { againPath } from '#platform/browser/sign-in-again.ts';
import { returnPath } from '#platform/shared/return-path.ts';
import { basePath } from '#platform/shared/texts/locale.ts';
import { Alert } from '#ui/alert.tsx';
import { BetaMark, Brand } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink, Link } from '#ui/link.tsx';
import { notify } from '#ui/notify.ts';
import { BackLink } from '#ui/page-header.tsx';
import { PreferencesButton } from '#ui/preferences-button.tsx';
import { Wainscot } from '#ui/tile.tsx';
import { SkipLink } from '#ui/visually-hidden.tsx';
import { accountTexts, signInFailureText } from '../texts/accounts.ts';
import { chromeIntent, type InAppBrowser, inAppBrowser } from './in-app-browser.ts';
import { ownHome } from './own-home.ts';
import { WaitingPage } from './waiting-page.tsx';

const { auth, signInFailed, auth: screenTexts } = accountTexts;

/**
 * `/auth`: a spinner until the session is known, on to the return path (without one, to where the person begins) when signed in,
 * else the screen. People who are to sign in again see it all the same. `?mode=sign-up` changes its words; `?error_code=` says why the last attempt failed.
 */
export function AuthPage() {
  const session = useSession();
  const [query] = useSearchParams();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [trusted, setTrusted] = useState(false);
  const failure = query.get('error_code');
  const asked = query.get('return_to');
  const returnTo = asked === null ? undefined : returnPath(asked);

  useEffect(() => {
    if (failure === null) return;
    setProblem(signInFailureText(failure));
    notify.error(signInFailed.title, signInFailureText(failure));
  }, [failure]);

  if (session.state === 'loading') return <WaitingPage label={auth.loading} />;
  const again = returnTo === againPath;
  if (session.state === 'signed-in' && !session.ended && !again)
    return returnTo ? <Navigate to={returnTo} replace /> : <GoHome />;

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

function GoHome() {
  const navigate = useNavigate();
  useEffect(() => {
    let stopped = false;
    void ownHome().then((to) => stopped || navigate(to, { replace: true }));
    return () => {
      stopped = true;
    };
  }, [navigate]);
  return <WaitingPage label={auth.loading} />;
}

function addressOf(mode: string | undefined, returnTo: string | undefined): string {
  const query = new URLSearchParams();
  if (mode === 'sign-up') query.set('mode', mode);
  if (returnTo) query.set('return_to', returnTo);
  return query.size > 0 ? `/auth?${query}` : '/auth';
}

type AuthMode = 'sign-in' | 'sign-up' | 'again';

interface AuthScreenProps {
  mode: AuthMode;
  /** The address of the other mode. */
  otherModeTo: string;
  /** The way to Google is being opened. */
  busy: boolean;
  onContinue: () => void;
  /** What went wrong, in words for people; the same as the toast. */
  error?: string;
  /** Shown instead of the button: the help for browsers inside other apps. */
  children?: ReactNode;
}

/** The promise on one side, one button on the other. */
function AuthScreen({ mode, otherModeTo, busy, onContinue, error, children }: AuthScreenProps) {
  const { signInAgain } = accountTexts;
  const words = mode === 'sign-up' ? screenTexts.signUp : screenTexts.signIn;
  const again = mode === 'again';
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="wrap flex min-h-header items-center gap-2">
        <Brand />
        <BetaMark />
        <PreferencesButton className="-mr-2 ml-auto" />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="wrap grid grid-cols-1 flex-1 content-start items-center gap-10 py-8 lg:grid-cols-[minmax(0,1fr)_28rem] lg:content-center lg:items-start lg:gap-16 lg:py-16"
      >
        <div className="grid grid-cols-1 gap-4 lg:gap-6 lg:pt-6">
          <p className="display text-3xl lg:max-w-[12ch] text-heading lg:text-hero">{screenTexts.headline}</p>
          <p className="text-lead lg:max-w-[40ch] text-muted">{screenTexts.headlineDetail}</p>
        </div>
        <div className="grid grid-cols-1 gap-4">
          <section
            aria-labelledby="auth-heading"
            className="grid grid-cols-1 gap-6 rounded-card border border-line bg-surface p-card"
          >
            <div className="grid grid-cols-1 gap-1">
              <h1 id="auth-heading" className="display text-2xl">
                {again ? signInAgain.heading : words.heading}
              </h1>
              <p className="text-muted">{again ? signInAgain.headingDetail : words.detail}</p>
            </div>
            {error && (
              <Alert tone="error" title={accountTexts.signInFailed.title}>
                {error}
              </Alert>
            )}
            {children ?? (
              <div className="grid grid-cols-1 gap-2">
                <Button
                  variant="primary"
                  size="big"
                  className="w-full px-3! max-[22.5rem]:px-1! max-[22.5rem]:text-base! sm:px-7!"
                  busy={busy}
                  onClick={onContinue}
                >
                  {!busy && <GoogleMark />}
                  {screenTexts.continueWithGoogle}
                </Button>
                {!again && <p className="text-small text-muted">{screenTexts.anyGoogleAccount}</p>}
              </div>
            )}
            {!again && (
              <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-3">
                {words.otherMode}
                <Link to={otherModeTo} className="inline-flex min-h-control items-center">
                  {words.otherModeLink}
                </Link>
              </p>
            )}
          </section>
          <BackLink to="/">{screenTexts.backToHome}</BackLink>
        </div>
      </main>
      <Wainscot />
    </div>
  );
}

/** Google's four-coloured G, which their sign-in button asks for; its colours are theirs, not tokens of ours. */
function GoogleMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="-ml-2 max-[22.5rem]:ml-0 size-8 flex-none rounded-tile bg-plate p-1"
    >
      <path
        fill="#4285f4"
        d="M23 12.3c0-.8-.1-1.6-.2-2.3H12v4.4h6.2a5.3 5.3 0 0 1-2.3 3.5v2.8h3.7c2.1-2 3.4-4.9 3.4-8.4z"
      />
      <path
        fill="#34a853"
        d="M12 23.5c3.1 0 5.7-1 7.6-2.8l-3.7-2.8a7 7 0 0 1-10.4-3.6H1.7v2.9A11.5 11.5 0 0 0 12 23.5z"
      />
      <path fill="#fbbc05" d="M5.5 14.3a6.9 6.9 0 0 1 0-4.5V6.9H1.7a11.5 11.5 0 0 0 0 10.300z" />
      <path
        fill="#ea4335"
        d="M12 5.1c1.700 0 3.200.6 4.400 1.700l3.300-3.300A11.5 11.5 0 0 0 1.700 6.9l3.800 2.900A6.9 6.9 0 0 1 12 5.1z"
      />
    </svg>
  );
}

const texts = accountTexts.inAppBrowser;

interface InAppBrowserHelpProps {
  browser: InAppBrowser;
  /** The page to open elsewhere. */
  address: string;
  /** We may be wrong about the browser. */
  onTryAnyway: () => void;
}

/** Instead of the button that cannot work here: how to get into a real browser, with the address to take along. */
function InAppBrowserHelp({ browser, address, onTryAnyway }: InAppBrowserHelpProps) {
  const [said, setSaid] = useState('');
  const steps = browser.system === 'android' ? texts.androidSteps : texts.iosSteps;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.copyFailed),
    );
  return (
    <div className="grid gap-4">
      <h2 className="text-lead font-strong">{texts.heading}</h2>
      <p>{texts.explanation(browser.app ?? texts.unknownApp)}</p>
      {browser.system === 'android' && (
        <ButtonLink variant="primary" href={chromeIntent(address)}>
          {texts.openInChrome}
        </ButtonLink>
      )}
      <h3 className="font-strong">{texts.stepsHeading}</h3>
      <ol className="grid list-decimal gap-1 pl-6">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{texts.orCopy}</p>
      <p className="rounded-control bg-well p-3 [overflow-wrap:anywhere] select-all">{address}</p>
      <Button onClick={copy}>{texts.copyLink}</Button>
      <p aria-live="polite" className="text-small empty:hidden">
        {said}
      </p>
      <Button variant="quiet" onClick={onTryAnyway}>
        {texts.tryAnyway}
      </Button>
    </div>
  );
}
