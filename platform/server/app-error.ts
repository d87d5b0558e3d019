import { type ErrorCode, errorStatus } from '#platform/shared/errors.ts';
import type { InBoth } from './say.ts';

/**
 * A refusal with a code that the error map turns into a status and a text. `message` overrides the code's text
 * where the specification has its own; `details` is what a screen needs to recover. Never carries personal data.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string | InBoth> | undefined;
  readonly details: Record<string, unknown> | undefined;
  /** Undefined where the code's own text is enough. */
  readonly said: InBoth | undefined;

  constructor(
    code: ErrorCode,
    options: {
      /** One language, where staff alone can meet it. */
      message?: string | InBoth;
      fields?: Record<string, string | InBoth>;
      details?: Record<string, unknown>;
      cause?: unknown;
    } = {},
  ) {
    const { message } = options;
    const said = typeof message === 'string' ? { en: message, pt: message } : message;
    super(said?.en ?? code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = errorStatus[code];
    this.fields = options.fields;
    this.details = options.details;
    this.said = said;
  }
}
