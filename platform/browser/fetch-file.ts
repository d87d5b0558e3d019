import type { Contract, Input } from '#platform/shared/contract.ts';
import { ApiError, readError, send } from './api.ts';

/** Bytes that the server sent as an attachment. */
interface FetchedFile {
  name: string;
  blob: Blob;
  headers: Headers;
}

/**
 * Fetches what an endpoint answers with `bytes`. Throws `ApiError`, also when the connection breaks midway or something in
 * between answers in our place; aborted, the signal's reason.
 */
export async function fetchFile<C extends Contract & { response: 'bytes' }>(
  contract: C,
  input: Input<C>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<FetchedFile> {
  try {
    const response = await send(contract, input, { ...(signal && { signal }) });
    if (!response.ok) throw await readError(response);
    const disposition = response.headers.get('content-disposition') ?? '';
    const name = /filename="([^"]+)"/.exec(disposition)?.[1];
    // Ours all have one: this is a hotel's own sign-in page, say, and nobody's passport.
    if (name === undefined) throw new ApiError(0, { code: 'unavailable' });
    return { name, blob: await response.blob(), headers: response.headers };
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof ApiError ? error : new ApiError(0, { code: 'unavailable' });
  }
}

/** Hands a file to the browser to save, under its name. */
export function saveFile({ name, blob }: Pick<FetchedFile, 'name' | 'blob'>): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to save by then; it needs the address no longer.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
