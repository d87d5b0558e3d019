import type { IncomeTable } from '../income/income-table.ts';

/** Where a quoted passage stands. `date` is a day, a month or a year; null where the source bears none. */
export interface AnswerSource {
  title: string;
  source: string;
  date: string | null;
  /** https, or a path of ours. Never an address that stood in somebody's file. */
  url?: string;
  /** Of the attached file. */
  page?: number;
}

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

/** Who moves besides the person who asks. */
export interface Household {
  spouse: boolean;
  children: number;
}
