import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { setSignOutReporter, whenSignedOutElsewhere } from '#platform/browser/session.ts';
import { wipeTab } from '#platform/browser/stored-session.ts';
import { basePath } from '#platform/shared/texts/locale.ts';
import { notify } from '#ui/notify.ts';
import { accountTexts } from '../texts/accounts.ts';

const { signOut } = accountTexts;

/** Says how signing out went, wherever it was pressed, and leaves the person's screens. Once, at the root. */
export function SessionNotices() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const arrived = useRef<() => void>(undefined);

  // Runs after the new page is on screen and the old one is gone; the router itself promises less.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new place counts
  useEffect(() => {
    arrived.current?.();
    arrived.current = undefined;
  }, [key]);

  useEffect(() => {
    setSignOutReporter({
      leave: () =>
        new Promise((resolve) => {
          arrived.current = resolve;
          void navigate('/', { replace: true });
        }),
      done: (scope) =>
        scope === 'others'
          ? notify.success(signOut.othersDone)
          : notify.success(signOut.done.title, signOut.done.detail),
      failed: (message) => notify.error(signOut.failed.title, message),
    });
    // A whole new page, so that nothing of the person is left in this tab's memory either.
    const stop = whenSignedOutElsewhere(() => {
      wipeTab();
      location.replace(`${basePath}/`);
    });
    return () => {
      setSignOutReporter(undefined);
      stop();
    };
  }, [navigate]);
  return null;
}
