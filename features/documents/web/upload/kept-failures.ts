import { placeOf } from './upload-file.ts';
import { newItem, type UploadItem } from './upload-item.ts';

/** Wiped at sign-out with all that this tab keeps (`stored-session.ts`). */
const key = 'rumo_failed_uploads';

/** More than fit a screen; a person who chose a whole folder need not see all of it again. */
const most = 50;

type Kept = Pick<UploadItem, 'target' | 'problem'> & { name: string };

/**
 * Writes down which files failed and why, so that a reload still shows it: names and reasons, no bytes. A file with a row on
 * the server is left out, because the list shows that as unfinished.
 */
export function keepFailures(items: readonly UploadItem[]): void {
  const failed = items.filter(({ status, row }) => status === 'error' && !row).slice(-most);
  const kept = failed.map(
    ({ file, target, problem }): Kept => ({ name: file.name, target: placeOf(target), problem }),
  );
  try {
    if (kept.length > 0) sessionStorage.setItem(key, JSON.stringify(kept));
    else sessionStorage.removeItem(key);
  } catch {
    // Where nothing may be stored, a reload shows less; the failure itself was shown.
  }
}

/** What an earlier visit in this tab wrote down, as rows to look at, choose again for, or remove. */
export function keptFailures(keyOf: () => string): UploadItem[] {
  try {
    const kept: Kept[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return kept.map(({ name, target, problem }) =>
      newItem(keyOf(), new File([], name), target, { status: 'error', problem, canChooseAgain: true }),
    );
  } catch {
    return [];
  }
}
