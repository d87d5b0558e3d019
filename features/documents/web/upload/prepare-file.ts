import { loadImage } from '#platform/browser/load-image.ts';
import type { DocumentRow } from '../../contract.ts';
import { extensionOf, extensionsFor, fileProblem, mediaTypeOf } from '../../rules/documents.ts';
import { documentTexts } from '../../texts/documents.ts';
import { canShrink, drawJpeg, stemOf } from '../jpeg.ts';
import { PasswordNeeded } from '../preview/preview-source.ts';
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

/** Whether the name is that of an iPhone photo, which few offices can open. */
export function isHeic(fileName: string): boolean {
  return ['.heic', '.heif'].includes(extensionOf(fileName));
}

/** The longer side of the largest phone photos, in pixels. */
const longest = 8192;

/** Converts to an upright JPEG. Safari decodes HEIC itself; elsewhere a decoder is downloaded. Rejects on failure. */
async function heicToJpeg(file: File): Promise<File> {
  const drawn = await read(file);
  const jpeg = await drawJpeg(drawn, { longest, quality: 0.9 });
  return new File([jpeg], `${stemOf(file.name)}.jpg`, {
    type: 'image/jpeg',
    lastModified: file.lastModified,
  });
}

async function read(file: File) {
  const native = await loadImage(file).catch(() => undefined);
  if (native) return { picture: native, width: native.naturalWidth, height: native.naturalHeight };
  const { decodeHeic } = await import('./decode-heic.ts');
  const picture = await createImageBitmap(await decodeHeic(await file.arrayBuffer()));
  return { picture, width: picture.width, height: picture.height };
}

/** Bytes to search for a PDF's end marker; scanners append data after it. */
const tail = 4096;

/**
 * 'password' or 'broken' for a PDF that an office cannot open. Undefined for a good one and for anything else, which
 * the server checks by content.
 */
async function pdfProblem(file: File): Promise<'password' | 'unreadable' | undefined> {
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
  if (!text.slice(0, 1024).includes('%PDF-')) return undefined;
  if (!text.slice(-tail).includes('%%EOF')) return 'unreadable';
  // Only an encrypted PDF needs the reader library; most of those open without a password.
  if (!/\/Encrypt\s*(<<|\d+\s+\d+\s+R)/.test(text)) return undefined;
  const reader = await import('../preview/pdf-source.ts').catch(() => undefined);
  if (!reader) return undefined;
  try {
    (await reader.openPdf(file)).close();
    return undefined;
  } catch (error) {
    return error instanceof PasswordNeeded ? 'password' : 'unreadable';
  }
}
