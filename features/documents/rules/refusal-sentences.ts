import type { documentTexts } from '../texts/documents.ts';
import type { FileRefusal } from './file-findings.ts';

/**
 * Why a file is refused for its content, and the way out where the reason does not name it.
 * @param errors - in the reader's language.
 * @param extension - the ending of its name, for the reason that nothing better is known than that it is wrong.
 */
export function refusalSentences(
  errors: typeof documentTexts.errors,
  refusal: FileRefusal,
  extension: string,
): { reason: string; wayOut?: string } {
  switch (refusal) {
    case 'macros':
      return { reason: errors.hasMacros, wayOut: errors.hasMacrosHelp };
    case 'password':
      return { reason: errors.asksForPassword, wayOut: errors.asksForPasswordHelp };
    case 'rich_text':
      return { reason: errors.isRichText, wayOut: errors.isRichTextHelp };
    case 'pages':
      return { reason: errors.isPages, wayOut: errors.isPagesHelp };
    case 'web_page':
      return { reason: errors.isWebPage, wayOut: errors.isWebPageHelp };
    case 'open_document':
      return { reason: errors.isOpenDocument, wayOut: errors.isOpenDocumentHelp };
    case 'spreadsheet':
      return { reason: errors.isSpreadsheet };
    case 'slides':
      return { reason: errors.isSlides };
    case 'archive':
      return { reason: errors.isArchive, wayOut: errors.isArchiveHelp };
    case 'cut_off':
      return { reason: errors.isCutOff, wayOut: errors.isCutOffHelp };
    case 'other_content':
      return { reason: errors.contentDiffers(extension), wayOut: errors.contentDiffersHelp };
  }
}
