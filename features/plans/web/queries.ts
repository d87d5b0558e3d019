import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { invalidateTopic } from '#platform/browser/freshness.ts';
import type { Input } from '#platform/shared/contract.ts';
import { checkSubscription, getPlan, type PlanState, requestRefund } from '../contract.ts';

/** The user's plan, payments and abilities. */
export const planQuery = queryOptions({
  queryKey: ['subscriptions', 'own'],
  queryFn: ({ signal }) => call(getPlan, {}, { signal }),
  meta: { staleOn: ['subscription'] },
});

/** Makes the server check with the provider, once on mount; `refetch` repeats it. */
export function useCheckSubscription() {
  const client = useQueryClient();
  return useQuery({
    // Outside the topic `subscription`: this check may itself publish that topic.
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

/** Cancel, keep, pause or resume: mutations of one shape. */
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
