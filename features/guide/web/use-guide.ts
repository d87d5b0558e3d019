import { skipToken, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#platform/browser/api.ts';
import { keepMutations } from '#platform/browser/kept-mutations.ts';
import { useSession } from '#platform/browser/session.ts';
import { useUnsentChanges } from '#platform/browser/unsaved-changes.ts';
import { type GuideId, getGuide } from '../contract.ts';
import { type GuideTick, guideKey, setGuideItemKey, withWaitingTicks } from './guide-cache.ts';
import { sendTick, tickOptions } from './send-tick.ts';

/** The guide of one application, with ticks that are still on their way. Waits while it is not known which. */
export function useGuide(applicationId: string | undefined) {
  const client = useQueryClient();
  return useQuery({
    queryKey: guideKey(applicationId ?? ''),
    queryFn: applicationId
      ? async ({ signal }) =>
          withWaitingTicks(
            client,
            await call(getGuide, { params: { application_id: applicationId } }, { signal }),
          )
      : skipToken,
  });
}

/**
 * `set` ticks an item or a step, or takes it back: shown at once, with toast and undo. It answers whether the server
 * took it. `pending` says whether that one is still on its way.
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
