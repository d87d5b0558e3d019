import { useState } from 'react';
import { againPath, dismissSignInAgain } from '#platform/browser/sign-in-again.ts';
import { basePath } from '#platform/shared/texts/locale.ts';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { accountTexts } from '../texts/accounts.ts';

const texts = accountTexts.signInAgain;

/**
 * Something needs a sign-in of the last ten minutes. It happens in another tab, which closes when it is done: nothing on this
 * screen is lost, and the call that waited is made once more.
 */
export function SignInAgain() {
  const [blocked, setBlocked] = useState(false);
  const open = () => {
    const opened = window.open(`${basePath}/auth?${new URLSearchParams({ return_to: againPath })}`, '_blank');
    setBlocked(opened === null);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(stays) => !stays && dismissSignInAgain()}
      title={texts.title}
      description={blocked ? accountTexts.sessionEnded.blocked : texts.detail}
      confirmLabel={texts.signIn}
      cancelLabel={texts.cancel}
      onConfirm={open}
    />
  );
}
