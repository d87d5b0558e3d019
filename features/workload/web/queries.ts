import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { matching, oneOf, useListAddress } from '#features/lists/web/list-address.ts';
import { call } from '#platform/browser/api.ts';
import type { Output } from '#platform/shared/contract.ts';
import { getWorkload } from '../contract.ts';
import { defaultPeriod, otherColleagues, type Period, periods, workloadKinds } from '../rules.ts';

export type Workload = Output<typeof getWorkload>;

const account = '[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';
const readers = {
  weeks: oneOf(periods),
  kind: oneOf(workloadKinds),
  colleague: matching(new RegExp(`^(${account}|${otherColleagues.join('|')})$`)),
};

/** Period, kind and colleague live in the address. */
export function useWorkloadAddress() {
  const { filter, change } = useListAddress(readers);
  return {
    period: filter.weeks ?? defaultPeriod,
    kind: filter.kind ?? workloadKinds[0],
    colleague: filter.colleague,
    change,
  };
}

/** The report. The figures of before stay while others come. */
export const workloadQuery = (weeks: Period, colleague: string | undefined) =>
  queryOptions({
    queryKey: ['workload', weeks, colleague],
    queryFn: ({ signal }) => call(getWorkload, { query: { weeks, colleague } }, { signal }),
    placeholderData: keepPreviousData,
  });
