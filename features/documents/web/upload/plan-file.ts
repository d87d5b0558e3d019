import { extensionOf, mediaTypeOf, megabyte } from '../../rules/documents.ts';
import type { FileRefusal } from '../../rules/file-findings.ts';
import { type FileKind, head, judgeFile, kindOfBeginning, mediaTypeOfKind } from '../../rules/file-kind.ts';
import { cleanName, nameForType } from '../../rules/file-names.ts';
import { refusalSentences } from '../../rules/refusal-sentences.ts';
import { documentTexts } from '../../texts/documents.ts';
import { fileProblemText, UploadFailure, type UploadLimits } from './upload-item.ts';

const { errors } = documentTexts;

/** Pictures that few offices can open. */
const foreignKinds = ['heic', 'webp', 'gif', 'tiff'] as const;
export type ForeignKind = (typeof foreignKinds)[number];

/** As what a chosen file is sent. */
export interface FilePlan {
  name: string;
  /** The kind that it has to be converted from. */
  foreign?: ForeignKind;
}

/**
 * What has to be done to a chosen file before it can be sent: its bytes say what it is, and its name follows them.
 * @param limits - of the part of the guide that it is for.
 * @throws UploadFailure with the reason and the way out when it is nothing that is taken.
 */
export async function planFor(chosen: File, limits: UploadLimits): Promise<FilePlan> {
  const clean = cleanName(chosen.name);
  const kind = await kindOf(chosen, limits);
  if (!kind) return { name: clean };
  const foreign = foreignKinds.find((other) => other === kind);
  const name = nameForType(clean, mediaTypeOfKind(foreign ? 'jpeg' : kind), limits.allowed_file_types);
  if (!name) throw new UploadFailure(fileProblemText('type_not_allowed', chosen, limits));
  return { name, ...(foreign && { foreign }) };
}

/** Undefined where nothing needs to be known: an empty file, and an archive that is too large anyway. */
async function kindOf(chosen: File, limits: UploadLimits): Promise<FileKind | undefined> {
  if (chosen.size === 0) return undefined;
  const read = async (end: number) => new Uint8Array(await chosen.slice(0, end).arrayBuffer());
  const beginning = await read(head);
  const found = kindOfBeginning(beginning);
  const isContainer = found === 'zip' || found === 'ole';
  if (isContainer && chosen.size > limits.max_file_size * megabyte) return undefined;
  const judged = await judgeFile(isContainer ? await read(chosen.size) : beginning);
  if ('kind' in judged) return judged.kind;
  throw refused(judged.refusal, chosen, limits);
}

function refused(refusal: FileRefusal, chosen: File, limits: UploadLimits): UploadFailure {
  const ending = extensionOf(chosen.name);
  if (refusal === 'other_content') {
    if (['.heic', '.heif'].includes(ending)) return unreadablePicture('heic');
    // No file of ours by its bytes and none by its name: what it should be says more than what it is not.
    if (!mediaTypeOf(chosen.name))
      return new UploadFailure(fileProblemText('type_not_allowed', chosen, limits));
  }
  const { reason, wayOut } = refusalSentences(errors, refusal, ending);
  return new UploadFailure({ message: `${errors.typeNotAllowed}. ${reason}`, help: wayOut });
}

export function unreadablePicture(kind: ForeignKind): UploadFailure {
  const help = kind === 'heic' ? errors.iphonePhotoHelp : errors.pictureHelp;
  return new UploadFailure({ message: errors.typeNotAllowed, help });
}
