import { lazy, Suspense, useEffect, useState } from 'react';
import { whenFirstNotice } from './notify.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

/** Put once at the root: the toasts' code is fetched when the first one is due, so public pages stay light. */
export function LazyToaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenFirstNotice(() => setWanted(true)), []);
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
