import { type ErrorCode, errorStatus } from '#domain/contracts/errors.ts';

/**
 * A refusal with a code that the error map turns into a status and a text. `message` overrides the code's text
 * where the specification has its own; `details` is what a screen needs to recover. Never carries personal data.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly details: Record<string, unknown> | undefined;

  constructor(
    code: ErrorCode,
    options: {
      message?: string;
      fields?: Record<string, string>;
      details?: Record<string, unknown>;
      cause?: unknown;
    } = {},
  ) {
    super(options.message ?? code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = errorStatus[code];
    this.fields = options.fields;
    this.details = options.details;
  }
}
