import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useIsSignedIn, useSession } from '#platform/browser/session.ts';
import { tellSignedInAgain } from '#platform/browser/sign-in-again.ts';
import { Card } from '#ui/card.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PreferencesButton } from '#ui/preferences-button.tsx';
import { accountTexts } from '../texts/accounts.ts';
import { WaitingPage } from './waiting-page.tsx';

const texts = accountTexts.signedInAgain;

/** Where signing in again ends: the tab that asked for it goes on by itself, this one closes if the browser lets it. */
export function AuthReturnPage() {
  const { state } = useSession();
  const signedIn = useIsSignedIn();
  const again = useSearchParams()[0].has('again');
  useEffect(() => {
    if (!signedIn) return;
    if (again) tellSignedInAgain();
    window.close();
  }, [signedIn, again]);
  if (state === 'signed-out') return <Navigate to="/auth" replace />;
  if (!signedIn) return <WaitingPage label={accountTexts.auth.finishing} />;
  return (
    <main id="main" tabIndex={-1} className="wrap grid min-h-dvh content-center">
      <Card className="mx-auto grid max-w-[36rem] justify-items-start gap-4">
        <div className="flex w-full items-start justify-between gap-4">
          <h1 className="display text-2xl">{texts.title}</h1>
          <PreferencesButton className="-mt-2 -mr-2" />
        </div>
        <p>{texts.detail}</p>
        <ButtonLink to="/dashboard" variant="quiet">
          {texts.goOnHere}
        </ButtonLink>
      </Card>
    </main>
  );
}
