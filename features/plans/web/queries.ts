import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { invalidateTopic } from '#platform/browser/freshness.ts';
import type { Input } from '#platform/shared/contract.ts';
import { checkSubscription, getPlan, type PlanState, requestRefund } from '../contract.ts';

/** The person's plan, payments and what they may do about them. */
export const planQuery = queryOptions({
  queryKey: ['subscriptions', 'own'],
  queryFn: ({ signal }) => call(getPlan, {}, { signal }),
  meta: { staleOn: ['subscription'] },
});

/** Has the server ask the provider what is true, once when the screen opens; `refetch` asks again. */
export function useCheckSubscription() {
  const client = useQueryClient();
  return useQuery({
    // News of a change must not make it stale: a look may bring news of a change.
    queryKey: ['subscriptions', 'check'],
    queryFn: async ({ signal }) => {
      const found = await call(checkSubscription, {}, { signal });
      await invalidateTopic(client, 'subscription');
      return found;
    },
    retry: false,
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });
}

/** Cancel, keep, pause or resume: four calls of one form. */
export function useChangePlan(change: () => Promise<PlanState>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (plan) => {
      client.setQueryData(planQuery.queryKey, plan);
      return invalidateTopic(client, 'subscription');
    },
  });
}

export function useRequestRefund() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<typeof requestRefund>['body']) => call(requestRefund, { body }),
    onSuccess: () => invalidateTopic(client, 'subscription'),
  });
}
