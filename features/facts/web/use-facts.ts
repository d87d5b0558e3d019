import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { listFacts } from '../contract.ts';
import type { FactId } from '../rules.ts';

/** Asked for once per screen, however many notes it has, and again when the screen is opened again. */
function useFacts() {
  return useQuery({
    queryKey: ['facts', 'shown'],
    queryFn: ({ signal }) => call(listFacts, {}, { signal }),
  });
}

/** One fact as applicants read it. `undefined` while it is not known, `null` when the register does not show it. */
export function useFact(id: FactId) {
  const { data, isError } = useFacts();
  const fact = data && (data.facts.find((one) => one.id === id) ?? null);
  return { fact, failed: isError && !data };
}
