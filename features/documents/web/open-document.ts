import { call } from '#platform/browser/api.ts';
import { createLink, type DocumentRow } from '../contract.ts';
import { documentTexts } from '../texts/documents.ts';

/** Shows one of the person's own documents in a new tab. Throws `ApiError` when there is no link. */
export function openDocument(row: DocumentRow): Promise<void> {
  return openInTab(async () => (await call(createLink, { params: { id: row.id }, body: {} })).url);
}

/**
 * Shows what is at an address that has to be asked for first. The tab is opened at once, inside the click, because browsers block it after a
 * wait; where it is blocked all the same, this tab goes there. Throws what asking throws.
 */
export async function openInTab(ask: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.title = documentTexts.viewing.title;
    tab.document.body.textContent = documentTexts.viewing.title;
  }
  try {
    (tab ?? window).location.assign(await ask());
  } catch (error) {
    tab?.close();
    throw error;
  }
}
