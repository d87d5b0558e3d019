import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import { getThread, type OfficeThread } from '../contract/support.ts';

const keyOf = (id: string) => ['support', 'office', 'thread', id] as const;

/** One conversation, for staff. */
export function useOfficeThread(id: string) {
  return useQuery<OfficeThread, ApiError>({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(getThread, { params: { id } }, { signal }),
  });
}

/** Shows a conversation as an answer left it, and has the lists read again. */
export function useShowOfficeThread() {
  const client = useQueryClient();
  return (thread: OfficeThread) => {
    client.setQueryData(keyOf(thread.id), thread);
    void client.invalidateQueries({ queryKey: ['support'] });
    void client.invalidateQueries({ queryKey: ['overview'] });
  };
}
