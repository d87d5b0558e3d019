import type { Settings } from '#features/settings/contract.ts';
import { formatFileSize } from '#platform/browser/format.ts';
import type { DocumentRow } from '../../contract.ts';
import { type FileProblem, mediaTypeOf } from '../../rules/documents.ts';
import { documentTexts } from '../../texts/documents.ts';
import { canShrink } from '../jpeg.ts';

const { errors } = documentTexts;

/** Where the files of a section are filed. */
export type UploadTarget = Pick<DocumentRow, 'application_id' | 'document_category'> &
  Partial<Pick<DocumentRow, 'step_id' | 'guide_item' | 'bring_item' | 'replaces_id'>>;

/** Which files, stored or uploading, belong in a section. */
export type Holds = (file: UploadTarget) => boolean;

/** A file in the upload queue. */
export interface UploadItem {
  /** Unique on this page; not the document's id. */
  key: string;
  file: File;
  target: UploadTarget;
  /** asking: the user must confirm this file. */
  status: 'waiting' | 'uploading' | 'asking' | 'success' | 'error';
  /** 0 to 50 during checks and announcement, 50 to 100 during the transfer. Never decreases. */
  progress: number;
  /** For the statuses 'error' and 'asking'. */
  problem?: ProblemText;
  /** Whether the same file may succeed later. */
  canRetry: boolean;
  /** Whether a smaller copy would be accepted. */
  canShrink: boolean;
  /** Whether the file has to be chosen again. */
  canChooseAgain: boolean;
  /** HEIC to JPEG. */
  converting: boolean;
  offline: boolean;
  /** The user confirmed a warning about this file. */
  accepted: boolean;
  /** What was done to the file before sending. */
  note?: string;
  /** An announcement's response was lost: the next attempt looks for the row it may have created. */
  maybeAnnounced: boolean;
  /** The announced row; a retry resumes with it. */
  row?: DocumentRow;
}

/** Whether leaving the page would stop it. */
export const isUnderWay = ({ status }: UploadItem): boolean => status === 'waiting' || status === 'uploading';

/** The progress after the checks; the rest is the transfer. */
export const checked = 50;

export function newItem(
  key: string,
  file: File,
  target: UploadTarget,
  more: Partial<UploadItem>,
): UploadItem {
  const able = { canRetry: false, canShrink: false, canChooseAgain: false };
  const fresh = { converting: false, offline: false, accepted: false, maybeAnnounced: false };
  return { key, file, target, status: 'waiting', progress: 0, ...able, ...fresh, ...more };
}

/** The progress when `sent` of `size` bytes have been sent. */
export function progressOfBytes(sent: number, size: number): number {
  return checked + Math.min(1, size > 0 ? sent / size : 1) * (100 - checked);
}

/** The percentage shown during the transfer: of the file, not of the whole upload. */
export function percentSent(progress: number): number {
  return Math.max(0, Math.round(((progress - checked) / (100 - checked)) * 100));
}

/** Why an upload failed, in words for users. */
export class UploadFailure extends Error {
  override name = 'UploadFailure';
  readonly text: ProblemText;
  /** Whether the same file may succeed later. */
  readonly canRetry: boolean;
  /** Whether a smaller copy would be accepted. */
  readonly canShrink: boolean;
  /** The file has to be chosen again. */
  readonly canChooseAgain: boolean;
  /** The announcement was sent without a response, so a row may exist. */
  readonly maybeAnnounced: boolean;

  constructor(
    text: ProblemText,
    { canRetry = false, canShrink = false, canChooseAgain = false, maybeAnnounced = false } = {},
  ) {
    super(text.message);
    this.text = text;
    this.canRetry = canRetry;
    this.canShrink = canShrink;
    this.canChooseAgain = canChooseAgain;
    this.maybeAnnounced = maybeAnnounced;
  }
}

/** A warning that the user must confirm before the file is taken. */
export class UploadQuestion extends Error {
  override name = 'UploadQuestion';
  readonly text: ProblemText;

  constructor(text: ProblemText) {
    super(text.message);
    this.text = text;
  }
}

export type UploadLimits = Pick<Settings, 'max_file_size' | 'allowed_file_types'>;

/** The specified sentence, then what to do. */
interface ProblemText {
  message: string;
  help?: string;
}

/** Why a file is refused before anything is sent. */
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
