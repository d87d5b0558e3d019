import { beginUpload, type DocumentRow, documentRow, putContent } from '#domain/contracts/documents.ts';
import { fileProblem } from '#domain/rules/documents.ts';
import { documentTexts } from '#domain/texts/documents.ts';
import { ApiError, addressOf, call } from '../../lib/api.ts';
import { sendBytes } from '../../lib/send-bytes.ts';
import { fileProblemText, type ProblemText, type UploadLimits } from './file-problem-text.ts';
import { checked, progressOfBytes, type UploadTarget } from './upload-item.ts';

/** Why a file did not arrive, in words for people. */
export class UploadFailure extends Error {
  readonly text: ProblemText;
  /** Whether the same file may succeed at another time. */
  readonly canRetry: boolean;

  constructor(text: ProblemText, canRetry: boolean) {
    super(text.message);
    this.text = text;
    this.canRetry = canRetry;
  }
}

interface UploadFile {
  file: File;
  target: UploadTarget;
  limits: UploadLimits;
  /** From an earlier try, which this one goes on with. */
  row?: DocumentRow;
  signal: AbortSignal;
  onRow: (row: DocumentRow) => void;
  onProgress: (progress: number) => void;
}

/**
 * Checks a file, announces it and sends its bytes. Resolves with the finished row; throws `UploadFailure`, or the
 * signal's reason.
 */
export async function uploadFile({
  file,
  target,
  limits,
  signal,
  ...upload
}: UploadFile): Promise<DocumentRow> {
  try {
    const problem = fileProblem(file, limits);
    if (problem) throw new UploadFailure(fileProblemText(problem, file, limits), false);
    upload.onProgress(checked / 2);

    const announce = async () => {
      const row = await call(beginUpload, { body: announcement(file, target) }, { signal });
      upload.onRow(row);
      upload.onProgress(checked);
      return row;
    };
    const send = ({ id }: DocumentRow) => {
      const onProgress = (sent: number) => upload.onProgress(progressOfBytes(sent, file.size));
      return persistently(
        () => sendBytes(addressOf(putContent.path, { id }), file, { onProgress, signal }),
        signal,
      );
    };
    const sent = upload.row
      ? await send(upload.row).catch(async (error: unknown) => {
          // An announcement is kept for a while only; then the file is announced anew.
          if (error instanceof ApiError && error.code === 'not_found') return send(await announce());
          throw error;
        })
      : await send(await announce());
    return documentRow.parse(sent);
  } catch (error) {
    throw error instanceof ApiError ? failureOf(error) : error;
  }
}

function announcement(file: File, { applicationId, stepId, category }: UploadTarget) {
  return {
    application_id: applicationId,
    ...(stepId && { step_id: stepId }),
    document_category: category,
    file_name: file.name,
    file_size: file.size,
  };
}

/** Pauses before the second, third and fourth try of an interrupted transfer. */
const pausesMs = [1_000, 2_000, 4_000];

/** Repeats what a broken connection interrupted. The server takes the bytes of a row as often as needed. */
async function persistently<T>(send: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const pause of pausesMs) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'unavailable') throw error;
      await waited(pause, signal);
    }
  }
  return send();
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

const { errors } = documentTexts;
const final = ['file_too_large', 'file_type_not_allowed', 'file_unreadable', 'not_found', 'invalid_input'];

function failureOf(error: ApiError): UploadFailure {
  if (error.code === 'not_authenticated')
    return new UploadFailure({ message: errors.notAuthenticated, help: errors.notAuthenticatedHelp }, true);
  return new UploadFailure({ message: error.message }, !final.includes(error.code));
}
