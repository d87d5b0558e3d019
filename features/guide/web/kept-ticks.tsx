import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepMutations } from '#platform/browser/kept-mutations.ts';
import { useSession } from '#platform/browser/session.ts';
import { useUnsentChanges } from '#platform/browser/unsaved-changes.ts';
import { setGuideItemKey } from './guide-cache.ts';
import { tickOptions } from './send-tick.ts';

/** Keeps ticks on this device until the server has them. Once, around the applicant's screens. */
export function KeptTicks() {
  const client = useQueryClient();
  const userId = useSession().user?.id;
  useEffect(
    () => (userId ? keepMutations(client, userId, setGuideItemKey, tickOptions(client)) : undefined),
    [client, userId],
  );
  const held = useMutationState({
    filters: { mutationKey: setGuideItemKey, status: 'pending' },
    select: ({ state: { isPaused, failureCount } }) => isPaused || failureCount > 0,
  });
  useUnsentChanges(held.some(Boolean));
  return null;
}
