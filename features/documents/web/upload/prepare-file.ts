import type { DocumentRow } from '../../contract.ts';
import { extensionOf, extensionsFor, fileProblem, mediaTypeOf } from '../../rules/documents.ts';
import { documentTexts } from '../../texts/documents.ts';
import { canShrink, stemOf } from '../jpeg.ts';
import { convertPicture } from './convert-picture.ts';
import { questionAbout } from './question-about.ts';
import {
  fileProblemText,
  UploadFailure,
  type UploadLimits,
  UploadQuestion,
  type UploadTarget,
} from './upload-item.ts';

const { errors, upload, questions } = documentTexts;

interface Preparation {
  target: UploadTarget;
  limits: UploadLimits;
  /** The application's documents. */
  known: readonly DocumentRow[];
  /** The user confirmed a warning about this file. */
  accepted: boolean;
  /** Called when a HEIC conversion starts; it takes seconds. */
  onConverting: () => void;
  /** Called with 0 to 1. */
  onProgress: (share: number) => void;
}

interface PreparedFile {
  file: File;
  /** What was done to the file. */
  note?: string;
}

/**
 * Checks a file before it is sent and converts HEIC to JPEG. @throws UploadFailure when it is unusable, UploadQuestion
 * when the user must confirm.
 */
export async function prepareFile(chosen: File, preparation: Preparation): Promise<PreparedFile> {
  const { target, onProgress } = preparation;
  const limits = {
    ...preparation.limits,
    allowed_file_types: extensionsFor(target.guide_item, preparation.limits.allowed_file_types),
  };
  onProgress(0.2);
  const converted = isHeic(chosen.name) && limits.allowed_file_types.includes('.jpg');
  if (converted) preparation.onConverting();
  const file = converted ? await convert(chosen) : chosen;
  onProgress(0.6);
  const problem = fileProblem(file, limits);
  if (problem) {
    const shrinkable = problem === 'too_large' && canShrink(mediaTypeOf(file.name) ?? '');
    throw new UploadFailure(fileProblemText(problem, file, limits), { canShrink: shrinkable });
  }
  if (!preparation.accepted) await ask(file, preparation.known);
  onProgress(0.8);
  return { file, ...(converted && { note: upload.madeJpg }) };
}

async function convert(file: File): Promise<File> {
  try {
    return new File([await convertPicture(file, 'heic')], `${stemOf(file.name)}.jpg`, {
      type: 'image/jpeg',
      lastModified: file.lastModified,
    });
  } catch {
    throw new UploadFailure({ message: errors.typeNotAllowed, help: errors.iphonePhotoHelp });
  }
}

async function ask(file: File, known: readonly DocumentRow[]): Promise<void> {
  const name = file.name.normalize('NFC').trim();
  const twin = known.some(
    (row) => row.upload_status === 'uploaded' && row.file_name === name && row.file_size === file.size,
  );
  if (twin) throw new UploadQuestion(questions.duplicate);
  const question = await questionAbout(file);
  if (question) throw new UploadQuestion(questions[question]);
}

/** Whether the name is that of an iPhone photo, which few offices can open. */
export function isHeic(fileName: string): boolean {
  return ['.heic', '.heif'].includes(extensionOf(fileName));
}
