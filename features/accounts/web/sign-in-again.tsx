import { useState } from 'react';
import { againPath, dismissSignInAgain } from '#platform/browser/sign-in-again.ts';
import { wipeBrowser } from '#platform/browser/stored-session.ts';
import { basePath } from '#platform/shared/texts/locale.ts';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { accountTexts } from '../texts/accounts.ts';

const { sessionEnded, signInAgain } = accountTexts;

/**
 * Asks for a new sign-in, in another tab, which closes when it is done: the screen may hold what the user has typed, and the
 * call that waited is made once more. Either the session is over (`ended`), or something needs a sign-in of the last ten minutes.
 */
export function SignInAgain({ ended }: { ended: boolean }) {
  const [blocked, setBlocked] = useState(false);
  const open = () => {
    const back = new URLSearchParams({ return_to: ended ? '/auth/return' : againPath });
    setBlocked(window.open(`${basePath}/auth?${back}`, '_blank') === null);
  };
  const close = () => {
    if (!ended) return dismissSignInAgain();
    wipeBrowser();
    location.replace(`${basePath}/`);
  };
  const { title, detail, signIn } = ended ? sessionEnded : signInAgain;
  return (
    <ConfirmDialog
      open
      onOpenChange={(stays) => !stays && close()}
      title={title}
      description={blocked ? sessionEnded.blocked : detail}
      confirmLabel={signIn}
      cancelLabel={ended ? sessionEnded.leave : signInAgain.cancel}
      onConfirm={open}
    />
  );
}
