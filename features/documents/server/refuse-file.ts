import { AppError } from '#platform/server/app-error.ts';
import type { InBoth } from '#platform/server/say.ts';
import type { FileRefusal } from '../rules/file-findings.ts';
import { sayDocument } from './say.ts';

/** The refusal of a kind of file that is not taken, with its reason and what to do. */
export function refusedKind(reason: FileRefusal, extension: string): AppError {
  return new AppError('file_type_not_allowed', { message: wordsOf(reason, extension) });
}

function wordsOf(reason: FileRefusal, extension: string): InBoth {
  return sayDocument((errors) => {
    const words = {
      macros: `${errors.hasMacros} ${errors.hasMacrosHelp}`,
      password: `${errors.asksForPassword} ${errors.asksForPasswordHelp}`,
      rich_text: `${errors.isRichText} ${errors.isRichTextHelp}`,
      pages: `${errors.isPages} ${errors.isPagesHelp}`,
      other_content: `${errors.contentDiffers(extension)} ${errors.contentDiffersHelp}`,
    };
    return `${errors.typeNotAllowed}. ${words[reason]}`;
  });
}
