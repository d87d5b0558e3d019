/** The most letters of why somebody wants a payment back, and of what we answer. */
export const longestRefundReason = 1_000;

/** What is wrong with a reason, or with our answer: both are read by somebody and kept beside the payment. */
export function refundTextProblem(text: string): 'missing' | 'too_long' | undefined {
  const length = text.trim().length;
  if (length === 0) return 'missing';
  return length > longestRefundReason ? 'too_long' : undefined;
}

/** Days for which the office's first page remembers what was answered. */
export const answeredRefundDays = 30;
