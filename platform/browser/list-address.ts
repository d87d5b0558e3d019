/** How far a person had read a list: the pages that had come, and how far down they were. */
export interface Read {
  pages: number;
  scroll: number;
}

/** By address (path and query), in this tab; signing out wipes it. */
export const readKey = 'rumo-lists-read';
/** All that was noted, the latest first. */
export function readAll(): Record<string, Read> {
  try {
    return JSON.parse(sessionStorage.getItem(readKey) ?? '{}');
  } catch {
    return {};
  }
}

/** Where the list at this path was last seen, with its search and filters; the path itself when it was not. */
export function lastAddress(path: string): string {
  if (typeof sessionStorage === 'undefined') return path;
  return Object.keys(readAll()).find((address) => address.split('?', 1)[0] === path) ?? path;
}

/** What a link carries that leads back to a list, so that it opens as it was left. */
export const comingBack = { comingBack: true } as const;
