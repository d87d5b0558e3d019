import type { ProblemText } from './file-problem-text.ts';

/** Why a file did not arrive, in words for people. */
export class UploadFailure extends Error {
  override name = 'UploadFailure';
  readonly text: ProblemText;
  /** Whether the same file may succeed at another time. */
  readonly canRetry: boolean;
  /** Whether a smaller copy of it would be taken. */
  readonly canShrink: boolean;
  /** Whether a row for it may have been made all the same: its announcement went out, and no answer came. */
  readonly maybeAnnounced: boolean;

  constructor(text: ProblemText, { canRetry = false, canShrink = false, maybeAnnounced = false } = {}) {
    super(text.message);
    this.text = text;
    this.canRetry = canRetry;
    this.canShrink = canShrink;
    this.maybeAnnounced = maybeAnnounced;
  }
}

/** Something about a file that the person may not have meant. It is taken if they say so. */
export class UploadQuestion extends Error {
  override name = 'UploadQuestion';
  readonly text: ProblemText;

  constructor(text: ProblemText) {
    super(text.message);
    this.text = text;
  }
}
