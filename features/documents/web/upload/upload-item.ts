import type { Settings } from '#features/settings/contract.ts';
import { formatFileSize } from '#platform/browser/format.ts';
import type { DocumentRow } from '../../contract.ts';
import { type FileProblem, mediaTypeOf } from '../../rules/documents.ts';
import { documentTexts } from '../../texts/documents.ts';
import { canShrink } from '../jpeg.ts';

const { errors } = documentTexts;

/** Where the files of one section belong, as an announcement says it. */
export type UploadTarget = Pick<DocumentRow, 'application_id' | 'document_category'> &
  Partial<Pick<DocumentRow, 'step_id' | 'guide_item' | 'replaces_id'>>;

/** Which files, stored or on their way, are in a section. */
export type Holds = (file: UploadTarget) => boolean;

/** One file on its way, as the specification's upload queue has it. */
export interface UploadItem {
  /** Of this page alone; not the document's id. */
  key: string;
  file: File;
  target: UploadTarget;
  /** asking: the person should say whether they mean this file. */
  status: 'waiting' | 'uploading' | 'asking' | 'success' | 'error';
  /** 0 to 50 while the file is checked and announced, 50 to 100 while its bytes are sent. Never goes back. */
  progress: number;
  /** Of an error or a question. */
  problem?: ProblemText;
  /** Whether trying the same file again can help. */
  canRetry: boolean;
  /** Whether a smaller copy of it would be taken. */
  canShrink: boolean;
  /** A photo is being made into a JPG. */
  converting: boolean;
  /** The device has no internet at the moment. */
  offline: boolean;
  /** The person was asked about this file, and wants it. */
  accepted: boolean;
  /** What we did to the file before it was sent. */
  note?: string;
  /** An announcement went out and its answer was lost: the next try looks for the row that it may have left. */
  maybeAnnounced: boolean;
  /** The announced row, once there is one; a repeated try goes on with it. */
  row?: DocumentRow;
}

/** Whether leaving would stop it. */
export const isUnderWay = ({ status }: UploadItem): boolean => status === 'waiting' || status === 'uploading';

/** The share of a finished check; the rest is bytes. */
export const checked = 50;

/** A new item, at its beginning. */
export function newItem(
  key: string,
  file: File,
  target: UploadTarget,
  more: Partial<UploadItem>,
): UploadItem {
  const fresh = { canRetry: false, canShrink: false, converting: false, offline: false, accepted: false };
  return { key, file, target, status: 'waiting', progress: 0, maybeAnnounced: false, ...fresh, ...more };
}

/** The progress when `sent` of `size` bytes are gone. */
export function progressOfBytes(sent: number, size: number): number {
  return checked + Math.min(1, size > 0 ? sent / size : 1) * (100 - checked);
}

/** The percentage people read while bytes are sent: of the file, not of the whole procedure. */
export function percentSent(progress: number): number {
  return Math.max(0, Math.round(((progress - checked) / (100 - checked)) * 100));
}

/** Why a file did not arrive, in words for people. */
export class UploadFailure extends Error {
  override name = 'UploadFailure';
  readonly text: ProblemText;
  /** Whether the same file may succeed at another time. */
  readonly canRetry: boolean;
  /** Whether a smaller copy of it would be taken. */
  readonly canShrink: boolean;
  /** Whether a row for it may have been made all the same: its announcement went out, and no answer came. */
  readonly maybeAnnounced: boolean;

  constructor(text: ProblemText, { canRetry = false, canShrink = false, maybeAnnounced = false } = {}) {
    super(text.message);
    this.text = text;
    this.canRetry = canRetry;
    this.canShrink = canShrink;
    this.maybeAnnounced = maybeAnnounced;
  }
}

/** Something about a file that the person may not have meant. It is taken if they say so. */
export class UploadQuestion extends Error {
  override name = 'UploadQuestion';
  readonly text: ProblemText;

  constructor(text: ProblemText) {
    super(text.message);
    this.text = text;
  }
}

export type UploadLimits = Pick<Settings, 'max_file_size' | 'allowed_file_types'>;

/** What a person reads: the specified sentence first, then what to do. */
interface ProblemText {
  message: string;
  help?: string;
}

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
