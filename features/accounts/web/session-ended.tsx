import { useState } from 'react';
import { wipeBrowser } from '#platform/browser/stored-session.ts';
import { basePath } from '#platform/shared/texts/locale.ts';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { accountTexts } from '../texts/accounts.ts';

const texts = accountTexts.sessionEnded;

/**
 * The session is over, and the screen may hold what the user has typed. Signing in happens in another tab, which closes
 * when it is done; this one notices, sends what waited and goes on where it was.
 */
export function SessionEnded() {
  const [blocked, setBlocked] = useState(false);
  const signInAgain = () => {
    const opened = window.open(
      `${basePath}/auth?${new URLSearchParams({ return_to: '/auth/return' })}`,
      '_blank',
    );
    setBlocked(opened === null);
  };
  const leave = () => {
    wipeBrowser();
    location.replace(`${basePath}/`);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && leave()}
      title={texts.title}
      description={blocked ? texts.blocked : texts.detail}
      confirmLabel={texts.signIn}
      cancelLabel={texts.leave}
      onConfirm={signInAgain}
    />
  );
}
