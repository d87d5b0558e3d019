import { AppError } from '../platform/app-error.ts';

/**
 * Reads a JSON body of at most `limit` bytes. The count is taken from the bytes themselves: a Content-Length may lie
 * or be missing. Answers `unsupported_media_type`, `body_too_large` or `bad_request`.
 */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) throw new AppError('unsupported_media_type');
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new AppError('body_too_large');

  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new AppError('body_too_large');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
}
