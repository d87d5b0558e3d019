import { useLocation } from 'react-router';
import { accountTexts } from '#domain/texts/accounts.ts';
import { wipeBrowser } from '../../lib/stored-session.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

const texts = accountTexts.sessionEnded;

/**
 * The session is over, and the screen may hold what somebody has typed. Signing in happens in another tab; this one
 * notices and goes on where it was.
 */
export function SessionEnded() {
  const { pathname, search } = useLocation();
  const signInAgain = () => {
    window.open(`/auth?${new URLSearchParams({ return_to: pathname + search })}`, '_blank', 'noopener');
  };
  const leave = () => {
    wipeBrowser();
    location.replace('/');
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && leave()}
      title={texts.title}
      description={texts.detail}
      confirmLabel={texts.signIn}
      cancelLabel={texts.leave}
      onConfirm={signInAgain}
    />
  );
}
