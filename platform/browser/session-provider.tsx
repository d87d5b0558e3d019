import { type ReactNode, useEffect } from 'react';
import { SessionContext } from './session.ts';
import { findSession, watchBrowser } from './session-store.ts';

/** Finds out who is signed in and keeps knowing it. Once, around everything. */
export function SessionProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    void findSession();
    return watchBrowser();
  }, []);
  return <SessionContext value={true}>{children}</SessionContext>;
}
