import { AppError } from './app-error.ts';

/**
 * The bytes of a body as they came. They are counted themselves: a Content-Length may lie or be missing. Throws
 * `body_too_large` as soon as there are more than `limit`, and `bad_request` when the sender breaks off: a phone that
 * loses its network is no failure of ours.
 */
export async function readBody(request: Request, limit: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new AppError('body_too_large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
  if (size > limit) throw new AppError('body_too_large');
  return Buffer.concat(chunks);
}
