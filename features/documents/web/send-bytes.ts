import { accessToken, accessTokenRefused } from '#platform/browser/access-token.ts';
import { ApiError, refusalOf } from '#platform/browser/api.ts';
import { locale } from '#platform/shared/texts/locale.ts';

interface SendOptions {
  /** Called with the bytes sent so far; never goes back. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/**
 * PUTs the bytes of a file and resolves with the JSON of the answer. XMLHttpRequest, because fetch cannot tell how
 * much has been sent. Throws `ApiError`; an aborted upload throws the signal's reason. When the session is over it waits
 * until the same person has signed in again, and sends once more.
 */
export async function sendBytes(address: string, bytes: Blob, options: SendOptions): Promise<unknown> {
  try {
    return await sendOnce(address, bytes, options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || !(await accessTokenRefused())) throw error;
    return sendOnce(address, bytes, options);
  }
}

async function sendOnce(address: string, bytes: Blob, { onProgress, signal }: SendOptions): Promise<unknown> {
  const token = await accessToken();
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort);

    request.open('PUT', address);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader('Accept-Language', locale);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = (event) => onProgress(event.loaded);
    request.onabort = () => reject(signal.reason);
    request.onerror = () => reject(new ApiError(0, { code: 'unavailable' }));
    request.onload = () => {
      const answer = parseJson(request.responseText);
      // Success without our words: something in between answered in our place, a hotel's own sign-in page, say.
      if (request.status < 300 && answer === undefined) reject(new ApiError(0, { code: 'unavailable' }));
      else if (request.status < 300) resolve(answer);
      else reject(refusalOf(request.status, answer));
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
