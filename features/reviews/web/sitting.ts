import type { OpeningReason } from '../rules.ts';

/**
 * One sitting of a member of staff at this page: why they open documents, asked once, and what they have opened. The
 * bytes stay in memory, so that looking at a document again is no second opening; nothing is written to the device, and
 * leaving the page or signing in as somebody else ends it.
 */
interface Sitting {
  userId: string;
  reason: OpeningReason | undefined;
  opened: Map<string, Promise<Blob>>;
}

/** More documents than anybody compares at a time; the oldest is let go. */
const most = 12;

let sitting: Sitting | undefined;
const listeners = new Set<() => void>();

function sittingOf(userId: string): Sitting {
  if (sitting?.userId !== userId) sitting = { userId, reason: undefined, opened: new Map() };
  return sitting;
}

export const reasonOfSitting = (userId: string): OpeningReason | undefined => sittingOf(userId).reason;

export function setReason(userId: string, reason: OpeningReason | undefined): void {
  sittingOf(userId).reason = reason;
  for (const listener of listeners) listener();
}

export function onReason(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The bytes of a document: opened with `open` the first time, and again after that failed. */
export function openedOnce(userId: string, documentId: string, open: () => Promise<Blob>): Promise<Blob> {
  const { opened } = sittingOf(userId);
  const known = opened.get(documentId);
  if (known) return known;
  const bytes = open();
  opened.set(documentId, bytes);
  bytes.catch(() => opened.delete(documentId));
  const [oldest] = opened.keys();
  if (oldest && opened.size > most) opened.delete(oldest);
  return bytes;
}
