import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ApiError, call, readError } from '#platform/browser/api.ts';
import { useSession } from '#platform/browser/session.ts';
import { drawnOnlyHeader, type OfficeDocument, openDocument } from '../contract.ts';
import type { OpeningReason } from '../rules.ts';
import { onReason, openedOnce, reasonOfSitting, setReason } from './sitting.ts';
import { keepOfficeDocument } from './use-case-documents.ts';

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
