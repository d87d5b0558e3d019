import type { Household, LibraryAnswer } from '#domain/rules/assistant/answer.ts';
import type { ReadPdf } from '#domain/rules/assistant/read-pdf.ts';
import { libraryTexts } from '#domain/texts/assistant-library.ts';
import type { Tx } from '../../platform/database.ts';

export interface LibraryQuestion {
  question: string;
  /** What was read of the attached file; it is used for this question and kept nowhere. */
  pdf?: ReadPdf | undefined;
  household?: Household | undefined;
}

/** Answers from the register, the guide and the attached file, or says that it cannot. Never throws over a question. */
export async function answerFromLibrary(_tx: Tx, _question: LibraryQuestion): Promise<LibraryAnswer> {
  return { response: libraryTexts.refused, confidence: 0, refused: true, sources: [] };
}
