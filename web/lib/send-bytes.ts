import { errorBody } from '#domain/contracts/errors.ts';
import { accessToken, accessTokenRefused } from './access-token.ts';
import { ApiError } from './api.ts';

interface SendOptions {
  /** Called with the bytes sent so far; never goes back. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/**
 * PUTs the bytes of a file and resolves with the JSON of the answer. XMLHttpRequest, because fetch cannot tell how
 * much has been sent. Throws `ApiError`; an aborted upload throws the signal's reason.
 */
export async function sendBytes(
  address: string,
  bytes: Blob,
  { onProgress, signal }: SendOptions,
): Promise<unknown> {
  const token = await accessToken();
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort);

    request.open('PUT', address);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = (event) => onProgress(event.loaded);
    request.onabort = () => reject(signal.reason);
    request.onerror = () => reject(new ApiError(0, { code: 'unavailable' }));
    request.onload = () => {
      const answer = parseJson(request.responseText);
      if (request.status < 300) resolve(answer);
      else reject(readRefusal(request.status, answer));
    };
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.send(bytes);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readRefusal(status: number, answer: unknown): ApiError {
  if (status === 401) accessTokenRefused();
  const refusal = errorBody.safeParse(answer);
  if (refusal.success) return new ApiError(status, refusal.data.error);
  return new ApiError(status, { code: status >= 502 ? 'unavailable' : 'internal' });
}
