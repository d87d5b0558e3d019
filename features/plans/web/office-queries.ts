import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { officeAccountsKey } from '#features/accounts/web/office-queries.ts';
import { call } from '#platform/browser/api.ts';
import type { Input } from '#platform/shared/contract.ts';
import { decideRefund, getOfficePlan, listRefundRequests } from '../contract.ts';
import { answeredRefundDays } from '../rules/refunds.ts';

const refundsKey = ['refunds', 'office'] as const;

const refreshMs = 60_000;

/** How many requests show at once. */
const shown = 5;

const answered = 20;

/** Refund requests that wait for an admin, oldest first. No event announces new ones. */
export const refundRequestsQuery = queryOptions({
  queryKey: [...refundsKey, 'waiting'],
  queryFn: ({ signal }) => call(listRefundRequests, { query: { limit: shown } }, { signal }),
  refetchInterval: refreshMs,
});

/** Recently decided refund requests, newest first. */
export const answeredRefundsQuery = queryOptions({
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

/** For admins: a user's plan and payments. */
export const accountPlanQuery = (id: string) =>
  queryOptions({
    queryKey: [...officeAccountsKey, 'plan', id],
    queryFn: ({ signal }) => call(getOfficePlan, { params: { id } }, { signal }),
  });

/** Approves or declines a refund request. */
export function useDecideRefund(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<typeof decideRefund>['body']) => call(decideRefund, { params: { id }, body }),
    // Also after a refusal: another admin may have decided it.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: refundsKey }),
        client.invalidateQueries({ queryKey: officeAccountsKey }),
      ]),
  });
}
