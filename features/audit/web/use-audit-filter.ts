import { useSearchParams } from 'react-router';
import { type AuditFilter, auditGroup } from '../contract/office-audit.ts';

/** What stands in the address; days are the reader's own. */
export interface AuditAddress {
  who: string;
  about: string;
  what: string;
  from: string;
  to: string;
}

const names = ['who', 'about', 'what', 'from', 'to'] as const;

/** The filter of the log. It lives in the address: Back restores it, a link shares it. */
export function useAuditFilter() {
  const [params, setParams] = useSearchParams();
  const address = Object.fromEntries(
    names.map((name) => [name, params.get(name)?.trim().slice(0, 200) ?? '']),
  ) as unknown as AuditAddress;

  function change(next: Partial<AuditAddress>) {
    const merged = { ...address, ...next };
    const kept = names.flatMap((name) => (merged[name] ? [[name, merged[name]]] : []));
    setParams(new URLSearchParams(kept as [string, string][]), { preventScrollReset: true });
  }
  const filtered = names.some((name) => address[name] !== '');
  return { address, change, clear: () => setParams({}, { preventScrollReset: true }), filtered };
}

/** The same for the server: moments instead of days. A day that is none is left out. */
export function filterOf({ who, about, what, from, to }: AuditAddress): AuditFilter {
  return {
    who: who || undefined,
    about: about || undefined,
    group: auditGroup.safeParse(what).data,
    from: startOf(from)?.toISOString(),
    until: startOf(to, 1)?.toISOString(),
  };
}

/** Midnight before a day as it is written in the address, where the reader is; `later` days after it. */
function startOf(day: string, later = 0): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (!year || !month || !date) return undefined;
  const start = new Date(Number(year), Number(month) - 1, Number(date) + later);
  return Number.isNaN(start.getTime()) ? undefined : start;
}
