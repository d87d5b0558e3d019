const MiB = 1024 * 1024;

/** Bounds of the assistant; the first two are the specification's. */
export const assistantLimits = {
  pdfBytes: 10 * MiB,
  /** Below it a note about moderate confidence is added. */
  confidence: 0.7,
  question: 4_000,
  /** The largest scan that goes to a model: encoded it is a third larger, and the service takes 20 MB at once. */
  scanBytes: 10 * MiB,
  scanPages: 20,
  /** How long the text of an attached file stays, encrypted, so that more can be asked about it. */
  attachmentMinutes: 60,
  historyMonths: 12,
} as const;

/** What is counted: questions, attached files, and questions that went to the model, with their tokens. */
export type UsageKind = 'question' | 'file' | 'model';
export type UsageScope = 'person' | 'browser' | 'address' | 'all';

export interface DayLimit {
  used: number;
  /** Of the model alone. */
  tokens?: number;
}

/**
 * What may be asked within a day (UTC). A visitor without an account is counted by browser and by address, which a whole
 * house may share. `model` costs money: where it is used up the library answers alone.
 */
export const perDay: Record<UsageKind, Partial<Record<UsageScope, DayLimit>>> = {
  question: {
    person: { used: 100 },
    browser: { used: 5 },
    address: { used: 40 },
    all: { used: 20_000 },
  },
  file: { person: { used: 30 }, browser: { used: 5 }, address: { used: 20 }, all: { used: 3_000 } },
  model: {
    person: { used: 40, tokens: 400_000 },
    all: { used: 4_000, tokens: 10_000_000 },
  },
};

/** Written like a US Social Security number: 123-45-6789, with spaces, or nine digits after the letters SSN. */
const likeSocialSecurity =
  /(?<![\d-])(?!000|666|9\d\d)\d{3}([- ])(?!00)\d{2}\1(?!0000)\d{4}(?![\d-])|\bSSN\D{0,12}\d{9}(?!\d)/i;

/** Whether a text seems to hold a Social Security number, which nobody has to tell us. */
export function hasSocialSecurityNumber(text: string): boolean {
  return likeSocialSecurity.test(text);
}
