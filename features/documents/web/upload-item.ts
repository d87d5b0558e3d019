import type { DocumentRow } from '../contract.ts';
import type { ProblemText } from './file-problem-text.ts';

/** Where the files of one section belong, as an announcement says it. */
export type UploadTarget = Pick<DocumentRow, 'application_id' | 'document_category'> &
  Partial<Pick<DocumentRow, 'step_id' | 'guide_item' | 'replaces_id'>>;

/** Which files, stored or on their way, stand in a section. */
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
