import type { Settings } from '#features/settings/contract.ts';
import { formatFileSize } from '#platform/browser/format.ts';
import { type FileProblem, mediaTypeOf } from '../rules/documents.ts';
import { documentTexts } from '../texts/documents.ts';
import { canShrink } from './smaller-copy.ts';

export type UploadLimits = Pick<Settings, 'max_file_size' | 'allowed_file_types'>;

/** What a person reads: the specified sentence first, then what to do. */
export interface ProblemText {
  message: string;
  help?: string;
}

const { errors } = documentTexts;

/** The words for a file that is refused before anything is sent. */
export function fileProblemText(
  problem: FileProblem,
  file: { name: string; size: number },
  limits: UploadLimits,
): ProblemText {
  switch (problem) {
    case 'too_large':
      return {
        message: errors.tooLarge(limits.max_file_size),
        help: canShrink(mediaTypeOf(file.name) ?? '')
          ? errors.tooLargePictureHelp(formatFileSize(file.size))
          : errors.tooLargeHelp(formatFileSize(file.size)),
      };
    case 'type_not_allowed':
      return {
        message: errors.typeNotAllowed,
        help: errors.typeNotAllowedHelp(limits.allowed_file_types),
      };
    case 'empty':
      return { message: errors.empty, help: errors.emptyHelp };
    case 'name_too_long':
      return { message: errors.nameTooLong, help: errors.nameTooLongHelp };
  }
}
