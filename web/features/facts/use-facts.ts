import { useQuery } from '@tanstack/react-query';
import { listFacts } from '#domain/contracts/facts.ts';
import type { FactId } from '#domain/rules/facts.ts';
import { call } from '../../lib/api.ts';

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
