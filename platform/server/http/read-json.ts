import { AppError } from '../app-error.ts';
import { readBody } from '../read-body.ts';

/** Reads a JSON body of at most `limit` bytes. Throws `unsupported_media_type`, `body_too_large` or `bad_request`. */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) throw new AppError('unsupported_media_type');
  const bytes = await readBody(request, limit);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
}
