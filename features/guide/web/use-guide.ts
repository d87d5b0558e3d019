import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepMutations } from '#platform/browser/kept-mutations.ts';
import { useSession } from '#platform/browser/session.ts';
import { useUnsentChanges } from '#platform/browser/unsaved-changes.ts';
import type { GuideId } from '../contract.ts';
import { type GuideTick, setGuideItemKey } from './queries.ts';
import { sendTick, tickOptions } from './send-tick.ts';

/**
 * `set` ticks or unticks an item or step: optimistic, with toast and Undo. Resolves to whether the server accepted.
 * `pending` says whether an item is unanswered.
 */
export function useSetGuideItem(applicationId: string) {
  const client = useQueryClient();
  const waiting = useMutationState({
    filters: { mutationKey: setGuideItemKey, status: 'pending' },
    select: ({ state }) => state.variables as GuideTick,
  });
  return {
    set: (id: GuideId, completed: boolean) => sendTick(client, { applicationId, id, completed }),
    pending: (id: GuideId) => waiting.some((tick) => tick.applicationId === applicationId && tick.id === id),
  };
}

/** Persists unanswered ticks on this device. Mount once, around the applicant's screens. */
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
