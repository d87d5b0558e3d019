import { getContent } from '#features/documents/contract.ts';
import { ApiError } from '#platform/browser/api.ts';
import { fetchFile } from '#platform/browser/fetch-file.ts';
import { FileNotPut } from './file-problem.ts';
import type { FolderFile } from './make-folder.ts';

/** A file did not come; the folder is not made without it, because nobody would notice at the counter. */
export class FileNotLoaded extends Error {
  readonly fileName: string;
  constructor(fileName: string, options: ErrorOptions) {
    super('a file did not come', options);
    this.fileName = fileName;
  }
}

/**
 * The bytes of a document, by the same way as its download. A line that breaks is given a second chance.
 * @throws FileNotPut when it was deleted meanwhile, FileNotLoaded when it does not come, the signal's reason.
 */
export async function loadFile({ id, file_name }: FolderFile, signal: AbortSignal): Promise<Blob> {
  const fetchIt = async () => (await fetchFile(getContent, { params: { id } }, { signal })).blob;
  try {
    return await fetchIt().catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 0) return fetchIt();
      throw error;
    });
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof ApiError && cause.code === 'not_found') throw new FileNotPut('gone', { cause });
    throw new FileNotLoaded(file_name, { cause });
  }
}
