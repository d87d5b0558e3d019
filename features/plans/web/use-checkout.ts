import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { Output } from '#platform/shared/contract.ts';
import { getCheckout } from '../contract.ts';

export type Checkout = Output<typeof getCheckout>;

const askEveryMs = 3_000;
/** How long the page asks by itself before it says that there is no word yet. */
const patienceMs = 30_000;

/** What became of a checkout: asked for again while it is open, for a while; `patient` is over after that. */
export function useCheckout(id: string) {
  const client = useQueryClient();
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    const over = setTimeout(() => setPatient(false), patienceMs);
    return () => clearTimeout(over);
  }, []);
  const query = useQuery<Checkout, ApiError>({
    queryKey: ['subscriptions', 'checkout', id],
    queryFn: ({ signal }) => call(getCheckout, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (patient && state.data?.status === 'open' ? askEveryMs : false),
  });
  const complete = query.data?.status === 'complete';
  useEffect(() => {
    // The badge in the header and the plan's page follow.
    if (complete) void client.invalidateQueries({ queryKey: ['profiles'] });
  }, [client, complete]);
  return { ...query, patient };
}
