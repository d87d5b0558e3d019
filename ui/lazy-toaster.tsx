import { type ComponentType, useEffect, useState } from 'react';
import { useIsSignedIn } from '#platform/browser/session.ts';
import { whenIdle } from '#platform/browser/when-idle.ts';
import { whenFirstNotice } from './notify.ts';

const fetchToaster = () => import('./toaster.tsx');

/**
 * Put once at the root: the toasts' code is fetched when the first one is due, so public pages stay light. Where people
 * work it comes once the page rests: the first one often says that the connection is gone. Where it cannot be had, the page
 * goes on without: what a toast says of a failure is beside its cause, too.
 */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(
    () =>
      whenFirstNotice(() => {
        fetchToaster().then(
          (it) => setToaster(() => it.default),
          () => {},
        );
      }),
    [],
  );

  const signedIn = useIsSignedIn();
  useEffect(() => {
    if (signedIn) whenIdle(() => void fetchToaster().catch(() => {}));
  }, [signedIn]);
  return Toaster && <Toaster />;
}
