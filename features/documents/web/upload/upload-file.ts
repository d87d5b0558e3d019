import { accessToken, accessTokenRefused } from '#platform/browser/access-token.ts';
import { ApiError, addressOf, call, refusalOf } from '#platform/browser/api.ts';
import { locale } from '#platform/shared/texts/locale.ts';
import { beginUpload, type DocumentRow, listDocuments, putContent } from '../../contract.ts';
import { documentTexts } from '../../texts/documents.ts';
import { reasonOf } from './source-file.ts';
import { UploadFailure, type UploadTarget } from './upload-item.ts';

const { errors } = documentTexts;

interface UploadFile {
  file: File;
  target: UploadTarget;
  /** From an earlier attempt; the upload resumes with it. */
  row?: DocumentRow;
  /** Set when an earlier announcement may have arrived although its response did not: whether a row can be that one. */
  isFree?: ((row: DocumentRow) => boolean) | undefined;
  signal: AbortSignal;
  /** Called when the row exists, even if the upload was cancelled meanwhile. */
  onRow: (row: DocumentRow) => void;
  onSent: (bytes: number) => void;
  /** Called when the device goes offline or online. */
  onOffline: (offline: boolean) => void;
}

/**
 * Announces a file and sends its bytes. Waits while offline. Resolves with the finished row; throws `UploadFailure`,
 * or the signal's reason.
 */
export async function uploadFile({ file, target, signal, ...upload }: UploadFile): Promise<DocumentRow> {
  const online = async () => {
    if (navigator.onLine) return;
    upload.onOffline(true);
    await whenOnline(signal);
    upload.onOffline(false);
  };
  const announce = async () => {
    await online();
    signal.throwIfAborted();
    // Not aborted with the upload: the response names the row that then has to be deleted.
    const announced = call(beginUpload, { body: announcement(file, target) }).then((row) => {
      upload.onRow(row);
      return row;
    });
    return Promise.race([announced, aborted(signal)]).catch((error: unknown) => {
      throw isLost(error)
        ? new UploadFailure({ message: error.message }, { canRetry: true, maybeAnnounced: true })
        : error;
    });
  };
  const findLeft = async () => {
    const { isFree } = upload;
    if (!isFree) return;
    await online();
    const row = await findAnnounced(file, target, isFree);
    // Even after a cancellation, so that the caller can delete the row.
    if (row) upload.onRow(row);
    signal.throwIfAborted();
    return row;
  };
  const send = ({ id }: DocumentRow) =>
    persistently(async () => {
      await online();
      return sendBytes(addressOf(putContent.path, { id }), file, { onProgress: upload.onSent, signal }).catch(
        async (error: unknown) => {
          // A file that is no longer there ends a request as a broken line does.
          throw isLost(error) ? await reasonOf(file, error) : error;
        },
      );
    }, signal);
  try {
    const row = upload.row ?? (await findLeft());
    const sent = row
      ? await send(row).catch(async (error: unknown) => {
          // The server deletes an announced row without bytes after a while; announce again.
          if (error instanceof ApiError && error.code === 'not_found') return send(await announce());
          throw error;
        })
      : await send(await announce());
    return sent as DocumentRow;
  } catch (error) {
    throw error instanceof ApiError ? failureOf(error) : error;
  }
}

type Place = { [Key in keyof UploadTarget]: NonNullable<UploadTarget[Key]> };

const places = ['document_category', 'step_id', 'guide_item', 'bring_item', 'replaces_id'] as const;

/** Finds the row of an announcement whose response was lost: same place, same file, no bytes yet. */
async function findAnnounced(file: File, target: UploadTarget, isFree: (row: DocumentRow) => boolean) {
  const { application_id } = target;
  const { documents } = await call(listDocuments, { query: { application_id } });
  return documents.find(
    (row) =>
      row.upload_status === 'pending' &&
      row.file_name === file.name &&
      row.file_size === file.size &&
      places.every((place) => (row[place] ?? null) === (target[place] ?? null)) &&
      isFree(row),
  );
}

/** Where a file goes, without what is empty: a row may stand in for its place, and nothing else of it is taken along. */
export const placeOf = (target: UploadTarget): Place =>
  Object.fromEntries(
    (['application_id', ...places] as const).flatMap((key) => (target[key] ? [[key, target[key]]] : [])),
  ) as Place;

const announcement = (file: File, target: UploadTarget) => ({
  ...placeOf(target),
  file_name: file.name,
  file_size: file.size,
});

/** Delays before the retries of an interrupted transfer. */
const pausesMs = [1_000, 2_000, 4_000];

/**
 * Retries after connection errors; storing the same bytes twice is safe. An attempt that failed while offline does not
 * count: the next one waits for the connection.
 */
async function persistently<T>(send: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let failures = 0; ; ) {
    try {
      return await send();
    } catch (error) {
      if (!isLost(error)) throw error;
      if (!navigator.onLine) continue;
      const pause = pausesMs[failures];
      if (pause === undefined) throw error;
      failures += 1;
      await waited(pause, signal);
    }
  }
}

/** No response arrived: the request may or may not have taken effect. */
const isLost = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'unavailable';

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

function waited(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

const final = ['file_too_large', 'file_type_not_allowed', 'file_unreadable', 'not_found', 'invalid_input'];

function failureOf(error: ApiError): UploadFailure {
  if (error.code === 'not_authenticated')
    return new UploadFailure(
      { message: errors.notAuthenticated, help: errors.notAuthenticatedHelp },
      { canRetry: true },
    );
  return new UploadFailure({ message: error.message }, { canRetry: !final.includes(error.code) });
}

interface SendOptions {
  /** Called with the bytes sent so far; never decreases. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/**
 * PUTs a file and resolves with the response's JSON. XMLHttpRequest, because fetch has no upload progress. Throws
 * `ApiError`; an aborted upload throws the signal's reason. If the session expired it waits until the same user signs
 * in again and sends once more.
 */
async function sendBytes(address: string, bytes: Blob, options: SendOptions): Promise<unknown> {
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
      // A success that is not ours came from something in between, such as a hotel's sign-in page.
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

/** Resolves once the device is online. Rejects with the signal's reason. */
function whenOnline(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const done = () => {
      removeEventListener('online', found);
      signal.removeEventListener('abort', given);
    };
    const found = () => {
      done();
      resolve();
    };
    const given = () => {
      done();
      reject(signal.reason);
    };
    addEventListener('online', found);
    signal.addEventListener('abort', given);
  });
}
