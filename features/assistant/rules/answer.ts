import type { AnswerSource, IncomeTable } from './income/income-table.ts';

/** What the built-in library says. */
export interface LibraryAnswer {
  response: string;
  /** 0 to 1; 0 where it refused. */
  confidence: number;
  /** It holds nothing on this, and says so: offer to write to support. */
  refused: boolean;
  sources: AnswerSource[];
  /** Of the income in an attached file. */
  table: IncomeTable | null;
}
