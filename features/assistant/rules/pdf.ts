import type { IncomeLine } from './find-income.ts';

export interface FileLine {
  page: number;
  text: string;
}

/** Why a file could not be read at all, or not to its end. */
export const pdfFaults = ['not_pdf', 'encrypted', 'broken', 'too_heavy', 'too_slow', 'busy'] as const;

export type PdfFault = (typeof pdfFaults)[number];

/** What is missing of a file that was read. */
export const pdfGaps = ['pages_without_text', 'pages_left_out', 'text_cut'] as const;

export type PdfGap = (typeof pdfGaps)[number];

export interface PdfPage {
  /** Counted from 1. */
  number: number;
  text: string;
}

/** What was read of an attached PDF. Its text is another person's: data, never an instruction. */
export interface ReadPdf {
  /** The pages that hold text, in order. */
  pages: PdfPage[];
  /** How many pages the file says that it has; 0 when it could not be opened. */
  total: number;
  /** Pages that were looked at and gave no text: pictures, or broken ones. */
  unread: number[];
  /** Pages after these were not looked at. */
  lookedAt: number;
  fault: PdfFault | null;
  gaps: PdfGap[];
  /** Its pages are pictures, and the operator's model copied out what they say. */
  copiedByModel?: boolean;
}

/**
 * What is kept of an attached file: no more than questions may use. A text takes time to look through, so that is done
 * once, in a thread with limits, and not while others wait for their answers.
 */
export interface AttachedFile extends Omit<ReadPdf, 'pages'> {
  /** The beginning of its text, for a model, without addresses. */
  forModel: PdfPage[];
  /** Lines that may be quoted. */
  quotable: FileLine[];
  income: IncomeLine[];
}

/** Whether a file that could be opened holds pictures of pages and no text at all. */
export const isPicture = ({
  unread,
  lookedAt,
  fault,
}: Pick<ReadPdf, 'unread' | 'lookedAt' | 'fault'>): boolean =>
  fault === null && lookedAt > 0 && unread.length === lookedAt;

/** The most that is read of one file. */
export const pdfLimits = { pages: 60, pageCharacters: 20_000, characters: 300_000 } as const;
