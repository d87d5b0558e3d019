import { useEffect } from 'react';
import { useLocation } from 'react-router';

export const recordKinds = ['person', 'application', 'conversation', 'fact'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** A record that was opened: where it is, and what it is called. */
export interface RecentRecord {
  kind: RecordKind;
  to: string;
  label: string;
}

/** In this tab; signing out wipes it. */
const key = 'rumo-recent';
const most = 7;

/** What was opened last in this tab, newest first. */
export function recentRecords(): readonly RecentRecord[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]');
  } catch {
    return [];
  }
}

/** Notes that the record of this page was opened, as soon as it is known what it is called. */
export function useRecentRecord(kind: RecordKind, label: string | undefined): void {
  const { pathname: to } = useLocation();
  useEffect(() => {
    if (!label) return;
    const others = recentRecords().filter((record) => record.to !== to);
    try {
      sessionStorage.setItem(key, JSON.stringify([{ kind, to, label }, ...others].slice(0, most)));
    } catch {
      // Storage can be forbidden: then the palette begins with the places.
    }
  }, [kind, to, label]);
}
