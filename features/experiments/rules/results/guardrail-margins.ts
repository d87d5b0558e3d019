/** How much worse than the control is still called safe. */
export const guardrailMargins = {
  /** Of the control's rate: 10 % fewer sign-ups. */
  sign_up: 0.1,
  /** Of all visitors: 2 points more bounces. */
  bounce: 0.02,
  /** Milliseconds. */
  load_time: 100,
} as const;

/** Milliseconds; longer load times count as this, so that a laptop that slept decides nothing. */
export const longestLoadTime = 30_000;
