import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { finishSignIn } from '#platform/browser/session.ts';
import { returnPath } from '#platform/shared/return-path.ts';
import { accountTexts } from '../texts/accounts.ts';
import { ownHome } from './own-home.ts';
import { WaitingPage } from './waiting-page.tsx';

/** The code that is being exchanged: effects may run twice, a code works once. */
let exchange: { code: string; outcome: ReturnType<typeof finishSignIn> } | undefined;

/** Where the provider's answer ends: exchanges the code and goes on, or back to /auth with the reason. */
export function AuthCallbackPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const code = query.get('code');
  const failed = query.get('error_code') ?? (code ? undefined : 'unknown');
  const asked = query.get('return_to');

  useEffect(() => {
    let stopped = false;
    const goOn = async (reason: string | undefined) => {
      const back = new URLSearchParams({
        error_code: reason ?? '',
        ...(asked && { return_to: returnPath(asked) }),
      });
      const to = reason ? `/auth?${back}` : asked ? returnPath(asked) : await ownHome();
      if (!stopped) navigate(to, { replace: true });
    };
    if (failed || !code) {
      void goOn(failed);
    } else {
      if (exchange?.code !== code) exchange = { code, outcome: finishSignIn(code) };
      exchange.outcome.then(goOn, () => goOn('unknown'));
    }
    return () => {
      stopped = true;
    };
  }, [code, failed, asked, navigate]);

  return <WaitingPage label={accountTexts.auth.finishing} />;
}
