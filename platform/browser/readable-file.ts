/** What browsers call it when a chosen file cannot be read any more. */
const unreadable = ['NotReadableError', 'NotFoundError'];

/**
 * Whether the device no longer hands over a chosen file: one that was changed, renamed or moved since cannot be read, nor
 * one of a drive in the cloud that does not come down. Browsers say so only when they read.
 * @param error - of what was tried with it: a file that came back meanwhile still failed.
 */
export async function isFileGone(file: Blob, error?: unknown): Promise<boolean> {
  if (error instanceof DOMException && unreadable.includes(error.name)) return true;
  try {
    await file.slice(0, 1).arrayBuffer();
    await file.slice(-1).arrayBuffer();
    return false;
  } catch {
    return true;
  }
}
