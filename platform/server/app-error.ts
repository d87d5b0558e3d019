import { type ErrorCode, errorStatus } from '#platform/shared/contract.ts';
import type { Language, Translation } from '#platform/shared/languages.ts';
import * as portuguese from '#platform/shared/texts/errors.pt.ts';
import { errorTexts, fieldErrorTexts } from '#platform/shared/texts/errors.ts';

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

/** A sentence in every language: who writes it does not know who will read it. */
export type InBoth = Readonly<Record<Language, string>>;

/**
 * Picks one sentence out of the texts of a noun and their translation, which have one shape. What applicants may read from the
 * server is said so; staff read English.
 */
export const inBoth =
  <Texts>(english: Texts, translated: Translation<Texts>) =>
  (pick: (texts: Texts) => string): InBoth => ({ en: pick(english), pt: pick(translated as Texts) });

/** What every error and every mistaken field says where its noun has no words of its own. */
export const sayError = inBoth(errorTexts, portuguese.errorTexts);

export const sayFieldError = inBoth(fieldErrorTexts, portuguese.fieldErrorTexts);
