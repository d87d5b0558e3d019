import { type ErrorCode, errorStatus } from '#platform/shared/contract.ts';
import type { Language, Translation } from '#platform/shared/languages.ts';
import * as portuguese from '#platform/shared/texts/errors.pt.ts';
import { errorTexts, fieldErrorTexts } from '#platform/shared/texts/errors.ts';

/**
 * A refusal: the error map turns its code into a status and a text. `message` replaces the code's own text, `details` is
 * what a screen needs to recover. Never carries personal data.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string | Localized> | undefined;
  readonly details: Record<string, unknown> | undefined;
  /** Undefined where the code's own text is enough. */
  readonly text: Localized | undefined;

  constructor(
    code: ErrorCode,
    options: {
      /** A plain string where only staff see it. */
      message?: string | Localized;
      fields?: Record<string, string | Localized>;
      details?: Record<string, unknown>;
      cause?: unknown;
    } = {},
  ) {
    const { message } = options;
    const text = typeof message === 'string' ? { en: message, pt: message } : message;
    super(text?.en ?? code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = errorStatus[code];
    this.fields = options.fields;
    this.details = options.details;
    this.text = text;
  }
}

/** A sentence in every language. */
export type Localized = Readonly<Record<Language, string>>;

/** Returns a function that picks one sentence out of English texts and out of their translation. */
export const translator =
  <Texts>(english: Texts, translated: Translation<Texts>) =>
  (pick: (texts: Texts) => string): Localized => ({ en: pick(english), pt: pick(translated as Texts) });

/** The texts of errors and of faulty fields that have no text of their own. */
export const errorText = translator(errorTexts, portuguese.errorTexts);
export const fieldErrorText = translator(fieldErrorTexts, portuguese.fieldErrorTexts);
