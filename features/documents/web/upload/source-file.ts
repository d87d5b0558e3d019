import { isFileGone } from '#platform/browser/readable-file.ts';
import { documentTexts } from '../../texts/documents.ts';
import { UploadFailure } from './upload-item.ts';

const { errors } = documentTexts;

/** What stopped the work on a chosen file: `error`, or that the file is gone. Then it has to be chosen again. */
export async function reasonOf<E>(file: Blob, error: E): Promise<E | UploadFailure> {
  if (!(await isFileGone(file, error))) return error;
  return new UploadFailure(
    { message: errors.sourceGone, help: errors.sourceGoneHelp },
    { canChooseAgain: true },
  );
}
