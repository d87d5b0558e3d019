import { createLink, type DocumentRow } from '#domain/contracts/documents.ts';
import { documentTexts } from '#domain/texts/documents.ts';
import { call } from '../../lib/api.ts';

/**
 * Shows a document in a new tab. The tab is opened at once, inside the click, because browsers block it after a
 * wait; where it is blocked all the same, this tab goes there. Throws `ApiError` when there is no link.
 */
export async function openDocument(row: DocumentRow): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.title = documentTexts.viewing.title;
    tab.document.body.textContent = documentTexts.viewing.title;
  }
  try {
    const { url } = await call(createLink, { params: { id: row.id }, body: {} });
    (tab ?? window).location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
