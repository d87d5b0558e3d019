import type { DocumentCategory, DocumentRow } from '#domain/contracts/documents.ts';
import type { ProblemText } from './file-problem-text.ts';

/** Where the files of one section belong. */
export interface UploadTarget {
  applicationId: string;
  stepId?: string;
  category: DocumentCategory;
}

/** One file on its way, as the specification's upload queue has it. */
export interface UploadItem {
  /** Of this page alone; not the document's id. */
  key: string;
  file: File;
  target: UploadTarget;
  status: 'waiting' | 'uploading' | 'success' | 'error';
  /** 0 to 50 while the file is checked and announced, 50 to 100 while its bytes are sent. Never goes back. */
  progress: number;
  error?: ProblemText;
  /** Whether trying the same file again can help. */
  canRetry: boolean;
  /** The announced row, once there is one; a repeated try goes on with it. */
  row?: DocumentRow;
}

/** The share of a finished check; the rest is bytes. */
export const checked = 50;

/** The progress when `sent` of `size` bytes are gone. */
export function progressOfBytes(sent: number, size: number): number {
  return checked + Math.min(1, size > 0 ? sent / size : 1) * (100 - checked);
}

/** The percentage people read while bytes are sent: of the file, not of the whole procedure. */
export function percentSent(progress: number): number {
  return Math.max(0, Math.round(((progress - checked) / (100 - checked)) * 100));
}
