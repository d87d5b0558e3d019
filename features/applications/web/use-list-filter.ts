import { useSearchParams } from 'react-router';
import { type ApplicationFilter, statusFilter } from '../contract/applications.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What stands behind the list's question mark apart from the order: search and filters, always in this order. */
const viewKeys = ['q', 'status', 'assigned', 'quiet'] as const;

/** What the list shows. It lives in the address: Back restores it, a link shares it. */
export function useListFilter() {
  const [params, setParams] = useSearchParams();
  const assigned = params.get('assigned') ?? '';
  const filter: ApplicationFilter = {
    q: params.get('q')?.trim().slice(0, 200) || undefined,
    status: statusFilter.safeParse(params.get('status')).data,
    assigned: assigned === 'me' || assigned === 'none' || uuid.test(assigned) ? assigned : undefined,
    quiet: params.get('quiet') === '30' ? '30' : undefined,
    dir: params.get('dir') === 'asc' ? 'asc' : 'desc',
  };

  /** Sets some of it; what is undefined leaves the address. Typing replaces, a choice can be gone back on. */
  function change(next: Partial<ApplicationFilter>, options?: { replace?: boolean }) {
    setParams(searchOf({ ...filter, ...next }), { replace: options?.replace, preventScrollReset: true });
  }
  return { filter, change };
}

export type ListFilter = ReturnType<typeof useListFilter>;

/** Search and filters as a view keeps them: without the order. */
export function viewOf(filter: ApplicationFilter): string {
  return new URLSearchParams(
    viewKeys.flatMap((key) => (filter[key] ? [[key, filter[key]] as [string, string]] : [])),
  ).toString();
}

/** The whole query of the list's address. */
export function searchOf(filter: ApplicationFilter): string {
  return [viewOf(filter), filter.dir === 'asc' ? 'dir=asc' : ''].filter(Boolean).join('&');
}
