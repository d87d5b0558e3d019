import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { Input, Output } from '#platform/shared/contract.ts';
import {
  decideRefund,
  getOfficePlan,
  listRefundRequests,
  type OfficeRefundRequest,
  type PlanState,
} from '../contract.ts';
import { answeredRefundDays } from '../rules/refunds.ts';

const refundsKey = ['refunds', 'office'] as const;

const refreshMs = 60_000;

/** As many as an admin answers at one go. */
const shown = 5;

const answered = 20;

/** The requests that wait for an admin, the oldest first. Nobody is told of new ones: it looks once a minute. */
export function useRefundRequests() {
  return useQuery<Output<typeof listRefundRequests>, ApiError>({
    queryKey: [...refundsKey, 'waiting'],
    queryFn: ({ signal }) => call(listRefundRequests, { query: { limit: shown } }, { signal }),
    refetchInterval: refreshMs,
  });
}

/** What was answered in the last days, the newest request first. */
export function useAnsweredRefunds() {
  return useQuery<OfficeRefundRequest[], ApiError>({
    queryKey: [...refundsKey, 'answered'],
    queryFn: async ({ signal }) => {
      const { refund_requests } = await call(
        listRefundRequests,
        { query: { status: 'done', limit: answered } },
        { signal },
      );
      const since = Date.now() - answeredRefundDays * 86_400_000;
      return refund_requests.filter(({ decided_at }) => decided_at && Date.parse(decided_at) > since);
    },
    refetchInterval: refreshMs,
  });
}

/** For admins: one person's plan and payments. */
export function useAccountPlan(id: string) {
  return useQuery<PlanState, ApiError>({
    queryKey: ['accounts', 'office', 'plan', id],
    queryFn: ({ signal }) => call(getOfficePlan, { params: { id } }, { signal }),
  });
}

/** Answers a request. */
export function useDecideRefund(id: string) {
  const client = useQueryClient();
  return useMutation<OfficeRefundRequest, ApiError, Input<typeof decideRefund>['body']>({
    mutationFn: (body) => call(decideRefund, { params: { id }, body }),
    // Also after a refusal: somebody else may have answered.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: refundsKey }),
        client.invalidateQueries({ queryKey: ['accounts', 'office'] }),
      ]),
  });
}
