import type { ReactNode } from 'react';
import { Alert } from '#ui/alert.tsx';
import { BetaMark, Brand } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { BackLink } from '#ui/page-header.tsx';
import { PreferencesButton } from '#ui/preferences-button.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { Wainscot } from '#ui/wainscot.tsx';
import { accountTexts } from '../texts/accounts.ts';
import { GoogleMark } from './google-mark.tsx';

export type AuthMode = 'sign-in' | 'sign-up' | 'again';

export interface AuthScreenProps {
  mode: AuthMode;
  /** The address of the other mode. */
  otherModeTo: string;
  /** The way to Google is being opened. */
  busy: boolean;
  onContinue: () => void;
  /** What went wrong, in words for people; the same as the toast. */
  error?: string;
  /** Stands in place of the button: the help for browsers inside other apps. */
  children?: ReactNode;
}

const { auth } = accountTexts;

/** The promise on one side, one button on the other. */
export function AuthScreen({ mode, otherModeTo, busy, onContinue, error, children }: AuthScreenProps) {
  const { signInAgain } = accountTexts;
  const words = mode === 'sign-up' ? auth.signUp : auth.signIn;
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
          <p className="display text-3xl lg:max-w-[12ch] text-heading lg:text-hero">{auth.headline}</p>
          <p className="text-lead lg:max-w-[40ch] text-muted">{auth.headlineDetail}</p>
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
                  {auth.continueWithGoogle}
                </Button>
                {!again && <p className="text-small text-muted">{auth.anyGoogleAccount}</p>}
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
          <BackLink to="/">{auth.backToHome}</BackLink>
        </div>
      </main>
      <Wainscot />
    </div>
  );
}
