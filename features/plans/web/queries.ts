import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { Input } from '#platform/shared/contract.ts';
import { checkSubscription, getPlan, type PlanState, requestRefund } from '../contract.ts';

export const planKey = ['subscriptions', 'own'] as const;

/** The person's plan, payments and what they may do about them. */
export function usePlan() {
  return useQuery<PlanState, ApiError>({
    queryKey: planKey,
    queryFn: ({ signal }) => call(getPlan, {}, { signal }),
  });
}

/** Has the server ask the provider what is true, once when the screen opens; `refetch` asks again. */
export function useCheckSubscription() {
  const client = useQueryClient();
  return useQuery({
    // Not below 'subscriptions': news of a change must not cause a look that may bring news of a change.
    queryKey: ['check-subscription'],
    queryFn: async ({ signal }) => {
      const found = await call(checkSubscription, {}, { signal });
      await client.invalidateQueries({ queryKey: ['subscriptions'] });
      void client.invalidateQueries({ queryKey: ['profiles'] });
      return found;
    },
    retry: false,
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });
}

/** Cancel, keep, pause or resume: four calls of one form. */
export function useChangePlan(change: () => Promise<PlanState>) {
  const showPlan = useShowPlan();
  return useMutation<PlanState, ApiError, void>({
    mutationFn: change,
    onSuccess: showPlan,
  });
}

export function useRequestRefund() {
  const client = useQueryClient();
  return useMutation<unknown, ApiError, Input<typeof requestRefund>['body']>({
    mutationFn: (body) => call(requestRefund, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: planKey }),
  });
}

/** Shows a plan that an answer brought, everywhere it stands. */
function useShowPlan() {
  const client = useQueryClient();
  return (plan: PlanState) => {
    client.setQueryData(planKey, plan);
    return client.invalidateQueries({ queryKey: ['profiles'] });
  };
}
