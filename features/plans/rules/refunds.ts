/** Most letters of a refund's reason, and of our answer. */
export const longestRefundReason = 1_000;

export function refundTextProblem(text: string): 'missing' | 'too_long' | undefined {
  const length = text.trim().length;
  if (length === 0) return 'missing';
  return length > longestRefundReason ? 'too_long' : undefined;
}

/** Days for which the office's first page lists answered requests. */
export const answeredRefundDays = 30;

/** Within which we promise to answer a request (`texts/plan-management.ts`). */
export const refundAnswerHours = 24;
