import { call } from '#platform/browser/api.ts';
import { createLink, type DocumentRow } from '../contract.ts';
import { documentTexts } from '../texts/documents.ts';

/** Opens one of the user's documents in a new tab. Throws `ApiError` when there is no link. */
export function openDocument(row: DocumentRow): Promise<void> {
  return openInTab(async () => (await call(createLink, { params: { id: row.id }, body: {} })).url);
}

/**
 * Opens a URL that must be fetched first. The tab opens at once, inside the click, because browsers block it after an
 * await; if it is blocked anyway, this tab navigates. Throws what `ask` throws.
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
