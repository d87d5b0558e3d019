import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ApiError, call, readError } from '#platform/browser/api.ts';
import { useSession } from '#platform/browser/session.ts';
import { drawnOnlyHeader, type OfficeDocument, openDocument } from '../contract.ts';
import type { OpeningReason } from '../rules.ts';
import { keepOfficeDocument } from './office-queries.ts';

/** Why this member of staff opens documents in this sitting, and the ways to open one. */
export function useSitting() {
  const client = useQueryClient();
  const session = useSession();
  const userId = session.state === 'signed-in' ? session.user.id : '';
  const reason = useSyncExternalStore(
    onReason,
    () => reasonOfSitting(userId),
    () => undefined,
  );

  /**
   * Puts an opening on record and answers the address that lives for a minute. `warned`: the person read what was found in
   * the file, and wants the file itself.
   */
  async function linkTo(
    { id }: Pick<OfficeDocument, 'id'>,
    why: OpeningReason,
    { warned = false } = {},
  ): Promise<string> {
    const { url, document } = await call(openDocument, { params: { id }, body: { reason: why, warned } });
    keepOfficeDocument(client, document);
    void client.invalidateQueries({ queryKey: ['reviews', 'office', 'queue'] });
    return url;
  }

  async function fetchBytes(document: OfficeDocument, why: OpeningReason): Promise<Blob> {
    const url = await linkTo(document, why);
    const response = await fetch(url, { headers: { [drawnOnlyHeader]: 'yes' } }).catch(() => {
      throw new ApiError(0, { code: 'unavailable' });
    });
    if (!response.ok) throw await readError(response);
    return response.blob();
  }

  return {
    reason,
    choose: (why: OpeningReason | undefined) => setReason(userId, why),
    linkTo,
    bytesOf: (document: OfficeDocument, why: OpeningReason) =>
      openedOnce(userId, document.id, () => fetchBytes(document, why)),
  };
}

/**
 * One sitting of a member of staff at this page: why they open documents, asked once, and what they have opened. The
 * bytes stay in memory, so that looking at a document again is no second opening; nothing is written to the device, and
 * leaving the page or signing in as another person ends it.
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

const reasonOfSitting = (userId: string): OpeningReason | undefined => sittingOf(userId).reason;

function setReason(userId: string, reason: OpeningReason | undefined): void {
  sittingOf(userId).reason = reason;
  for (const listener of listeners) listener();
}

function onReason(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The bytes of a document: opened with `open` the first time, and again after that failed. */
function openedOnce(userId: string, documentId: string, open: () => Promise<Blob>): Promise<Blob> {
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
