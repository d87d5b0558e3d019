import { useSearchParams } from 'react-router';
import { type ApplicationFilter, applicationStatus } from '#domain/contracts/applications.ts';

/** What the list shows. It lives in the address: Back restores it, a link shares it. */
export function useListFilter() {
  const [params, setParams] = useSearchParams();
  const filter: ApplicationFilter = {
    q: params.get('q')?.trim().slice(0, 200) || undefined,
    status: applicationStatus.safeParse(params.get('status')).data,
    dir: params.get('dir') === 'asc' ? 'asc' : 'desc',
  };

  /** Sets some of it; what is undefined leaves the address. Typing replaces, a choice can be gone back on. */
  function change(next: Partial<ApplicationFilter>, options?: { replace?: boolean }) {
    const merged = { ...filter, ...next };
    const entries = Object.entries({ ...merged, dir: merged.dir === 'asc' ? 'asc' : undefined });
    const kept = entries.flatMap(([key, value]) => (value ? [[key, value]] : []));
    setParams(new URLSearchParams(kept as [string, string][]), {
      replace: options?.replace,
      preventScrollReset: true,
    });
  }
  return { filter, change };
}
