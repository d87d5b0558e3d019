import { useSearchParams } from 'react-router';
import { type MessageFilter, supportStatus, supportView } from '../contract/support.ts';

/** What the list shows. It lives in the address: Back restores it, a link shares it. */
export function useSupportFilter() {
  const [params, setParams] = useSearchParams();
  const filter: MessageFilter = {
    q: params.get('q')?.trim().slice(0, 200) || undefined,
    status: supportStatus.safeParse(params.get('status')).data,
    view: supportView.safeParse(params.get('view')).data,
    dir: params.get('dir') === 'asc' ? 'asc' : undefined,
  };
  /** Sets some of it; what is undefined leaves the address. Typing replaces, a choice can be gone back on. */
  function change(next: MessageFilter, replace = false) {
    setParams(new URLSearchParams(searchOf({ ...filter, ...next })), { replace, preventScrollReset: true });
  }
  return { filter, change };
}

/** A filter as it stands in the address. */
export function searchOf({ view, q, status, dir }: MessageFilter): string {
  const entries = Object.entries({ view, q, status, dir }).filter(([, value]) => value);
  return new URLSearchParams(entries as [string, string][]).toString();
}
