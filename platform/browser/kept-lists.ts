import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { keep, readKept } from './kept-storage.ts';
import { readStoredSession } from './stored-session.ts';

/** What can be read without a connection. Nothing of the office, no notes, no file. */
const readable: QueryKey[] = [
  ['applications', 'own'],
  ['guide'],
  ['dates'],
  ['documents'],
  ['support', 'own'],
  ['profiles', 'own'],
  ['audit', 'own'],
  ['settings', 'public'],
  ['facts', 'shown'],
];

const isReadable = (key: QueryKey) =>
  readable.some((beginning) => beginning.every((part, place) => part === key[place]));

const beginning = 'list:';

/** Lists of another version of the program may have another shape. */
function version(): string {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: { version?: string } };
  return manifest?.version ?? '';
}

/**
 * Puts into `client` what this device has kept for the person, with the time it is from. It is read again as soon as a
 * screen shows it, however young it is: nobody followed the changes since.
 */
export function restoreLists(client: QueryClient, userId: string): void {
  for (const { kept } of readKept(beginning, userId)) {
    const { key, data, madeBy } = kept.value as { key: QueryKey; data: unknown; madeBy: string };
    if (madeBy !== version()) continue;
    client.setQueryData(key, data, { updatedAt: kept.at });
    void client.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' });
  }
}

/** Keeps what `client` reads from now on. Answers how to stop. */
export function keepLists(client: QueryClient, userId: string): () => void {
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success' || !isReadable(query.queryKey)) return;
    if (readStoredSession()?.user.id !== userId) return;
    const value = { key: query.queryKey, data: query.state.data, madeBy: version() };
    keep(beginning + query.queryHash, { userId, at: query.state.dataUpdatedAt, value });
  });
}
