import type { FactId } from '#features/facts/rules.ts';

/** A figure of the specification as it is written, and what we know about it. */
export interface GuideFigure {
  label: string;
  value: string;
  /** What the register holds that differs. */
  note?: FactId;
  /** Why there is no official source. */
  remark?: string;
}

/** Under every list of figures. */
export const figureAdvice =
  'Rules and fees change. Check before you rely on it: your consulate has the last word.';
