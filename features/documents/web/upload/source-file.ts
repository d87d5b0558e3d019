import { documentTexts } from '../../texts/documents.ts';
import { UploadFailure } from './upload-item.ts';

const { errors } = documentTexts;

/**
 * Whether a chosen file can still be read: one that was changed or moved since cannot, nor one of a drive in the cloud that
 * does not come down. Browsers say so only when they read.
 */
export async function isReadable(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    await file.slice(-1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Trying again would fail again: it has to be chosen again. */
export const sourceGone = () =>
  new UploadFailure({ message: errors.sourceGone, help: errors.sourceGoneHelp }, { canChooseAgain: true });
