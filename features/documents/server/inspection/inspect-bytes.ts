import type { FileFinding, FileRefusal } from '../../rules/file-findings.ts';
import { inspectOldWord } from './inspect-old-word.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { inspectPicture } from './inspect-picture.ts';
import { inspectWord } from './inspect-word.ts';
import { isAlsoAnother } from './other-kinds.ts';

/** What was found in a file, each once; with a refusal it is not to be kept. */
export interface Inspection {
  findings: FileFinding[];
  refusal?: FileRefusal;
}

/** Looks through a whole file whose beginning agrees with `fileType`, the stored media type. */
export async function inspectBytes(bytes: Buffer, fileType: string): Promise<Inspection> {
  const { findings, refusal } = await inspectKind(bytes, fileType);
  if (refusal) return { findings: [], refusal };
  const all = isAlsoAnother(bytes, fileType) ? [...findings, 'disguised' as const] : findings;
  return { findings: [...new Set(all)] };
}

async function inspectKind(bytes: Buffer, fileType: string): Promise<Inspection> {
  switch (fileType) {
    case 'application/pdf':
      return { findings: await inspectPdf(bytes) };
    case 'application/msword':
      return { findings: inspectOldWord(bytes) };
    case 'image/jpeg':
    case 'image/png':
      return { findings: inspectPicture(bytes) };
    default:
      return inspectWord(bytes);
  }
}
