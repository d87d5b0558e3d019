import type { DocumentRow } from '../contract.ts';
import { extensionsFor, fileProblem, mediaTypeOf } from '../rules/documents.ts';
import { documentTexts } from '../texts/documents.ts';
import { fileProblemText, type UploadLimits } from './file-problem-text.ts';
import { pdfProblem } from './pdf-problem.ts';
import { heicToJpeg, isHeic } from './photos/heic-to-jpeg.ts';
import { canShrink } from './smaller-copy.ts';
import { UploadFailure, UploadQuestion } from './upload-failure.ts';
import type { UploadTarget } from './upload-item.ts';

interface Preparation {
  target: UploadTarget;
  limits: UploadLimits;
  /** What the application holds already. */
  known: readonly DocumentRow[];
  /** The person was asked about this file, and wants it all the same. */
  accepted: boolean;
  /** It becomes a JPG now, which takes a while. */
  onConverting: () => void;
  /** A share of the checks, 0 to 1. */
  onProgress: (share: number) => void;
}

export interface PreparedFile {
  file: File;
  /** What was done to it. */
  note?: string;
}

const { errors, upload, questions } = documentTexts;

/**
 * Looks at a file before anything of it is sent, and makes a JPG of an iPhone photo.
 * @throws UploadFailure when it cannot be taken, UploadQuestion when the person should say whether they mean it.
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
    return await heicToJpeg(file);
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
  if (mediaTypeOf(name) !== 'application/pdf') return;
  const problem = await pdfProblem(file);
  if (problem) throw new UploadQuestion(questions[problem]);
}
