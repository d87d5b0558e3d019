import type { DocumentRow } from '../../contract.ts';
import { acceptFor, extensionOf, extensionsFor, fileProblem, mediaTypeOf } from '../../rules/documents.ts';
import { cleanName, withEnding } from '../../rules/file-names.ts';
import { documentTexts } from '../../texts/documents.ts';
import { canShrink } from '../jpeg.ts';
import type { FilePlan, ForeignKind } from './plan-file.ts';
import { reasonOf } from './source-file.ts';
import {
  fileProblemText,
  UploadFailure,
  type UploadLimits,
  UploadQuestion,
  type UploadTarget,
} from './upload-item.ts';

const { upload, questions } = documentTexts;

interface Preparation {
  target: UploadTarget;
  limits: UploadLimits;
  /** The application's documents. */
  known: readonly DocumentRow[];
  /** The user confirmed a warning about this file. */
  accepted: boolean;
  /** Called when a picture is converted; it takes seconds. */
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
 * Makes a chosen file one that can be sent: its content says what it is, so a wrong ending is corrected and a picture of
 * another kind converted. @throws UploadFailure when it is unusable, UploadQuestion when the user must confirm.
 */
export async function prepareFile(chosen: File, preparation: Preparation): Promise<PreparedFile> {
  const { target, onProgress } = preparation;
  const limits = limitsAt(target, preparation.limits);
  onProgress(0.2);
  const fit = await makeFit(chosen, limits, preparation.onConverting);
  const { file } = fit;
  onProgress(0.6);
  const problem = fileProblem(file, limits);
  if (problem) {
    const shrinkable = problem === 'too_large' && canShrink(mediaTypeOf(file.name) ?? '');
    throw new UploadFailure(fileProblemText(problem, file, limits), { canShrink: shrinkable });
  }
  if (!preparation.accepted) await ask(file, chosen, preparation.known);
  onProgress(0.8);
  return fit;
}

/** The limits of a part of the guide, which may accept fewer kinds. */
export const limitsAt = (target: UploadTarget, limits: UploadLimits): UploadLimits => ({
  ...limits,
  allowed_file_types: extensionsFor(target.guide_item, limits.allowed_file_types),
});

/** `accept` of a dialog that chooses a file for this place. */
export const acceptAt = (target: UploadTarget, limits: UploadLimits | undefined): string | undefined =>
  limits && acceptFor(limitsAt(target, limits).allowed_file_types);

/** Loaded when the first file is chosen. Where it does not arrive, the file goes under its own name, and the server judges. */
export async function planLater(chosen: File, limits: UploadLimits): Promise<FilePlan> {
  const judge = await import('./plan-file.ts').catch(() => undefined);
  return judge ? judge.planFor(chosen, limits) : { name: cleanName(chosen.name) };
}

async function makeFit(chosen: File, limits: UploadLimits, onConverting: () => void): Promise<PreparedFile> {
  const { name, foreign } = await planLater(chosen, limits);
  if (foreign) {
    onConverting();
    return convert(chosen, foreign);
  }
  const isRenamed = name !== cleanName(chosen.name);
  return {
    file: name === chosen.name ? chosen : withName(chosen, name, mediaTypeOf(name)),
    ...(isRenamed && { note: upload.renamed(extensionOf(name)) }),
  };
}

async function convert(chosen: File, kind: ForeignKind): Promise<PreparedFile> {
  try {
    const { convertPicture } = await import('./convert-picture.ts');
    const made = await convertPicture(chosen, kind);
    const isPdf = made.type === 'application/pdf';
    const name = withEnding(cleanName(chosen.name), isPdf ? '.pdf' : '.jpg');
    return {
      file: withName(made, name, made.type, chosen.lastModified),
      note: isPdf ? upload.madePdf : upload.madeJpg,
    };
  } catch (error) {
    const reason = await reasonOf(chosen, error);
    throw reason === error ? (await import('./plan-file.ts')).unreadablePicture(kind) : reason;
  }
}

const withName = (bytes: Blob, name: string, type?: string, lastModified?: number) =>
  new File([bytes], name, { type, lastModified });

async function ask(file: File, chosen: File, known: readonly DocumentRow[]): Promise<void> {
  const twin = known.some(
    (row) => row.upload_status === 'uploaded' && row.file_name === file.name && row.file_size === file.size,
  );
  if (twin) throw new UploadQuestion(questions.duplicate);
  // Without a line its code would be waited for, and the upload waits for the line anyway.
  if (!navigator.onLine) return;
  const { questionAbout } = await import('./question-about.ts');
  const question = await questionAbout(file, chosen);
  if (question) throw new UploadQuestion(questions[question]);
}
