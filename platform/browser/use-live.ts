import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from './session.ts';

/**
 * Follows what changes on the server while somebody is signed in. Fetched late: no first paint needs it.
 * @param readingSince - when the lists of this page began to be read, milliseconds since 1970.
 */
export function useLive(readingSince: number): void {
  const client = useQueryClient();
  const session = useSession();
  const userId = session.state === 'signed-in' && !session.ended ? session.user.id : undefined;
  useEffect(() => {
    if (!userId) return;
    let stop = () => {};
    let left = false;
    import('./live.ts').then(
      ({ keepFresh }) => {
        if (!left) stop = keepFresh(client, userId, readingSince);
      },
      // Without it the lists are read again when the window is looked at, as ever.
      () => {},
    );
    return () => {
      left = true;
      stop();
    };
  }, [client, userId, readingSince]);
}
