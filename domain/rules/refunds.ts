/** The most letters of why somebody wants a payment back, and of what we answer. */
export const longestRefundReason = 1_000;
