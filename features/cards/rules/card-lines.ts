import { type ClerkCardId, type ClerkField, clerkCardFields } from './cards.ts';
import { spacedNif } from './nif.ts';
import { portugueseDate } from './portuguese-date.ts';

/** What is known of the person; '' or nothing where it is not. `passport` is its last day, 'YYYY-MM-DD'. */
export type CardDetails = Partial<Record<ClerkField, string | null>>;

export interface CardLine {
  field: ClerkField;
  /** As a clerk reads it; undefined leaves a line to write on. */
  value: string | undefined;
}

/** The lines below the sentence of a card, as they are written in Portugal. */
export function cardLines(card: ClerkCardId, details: CardDetails): CardLine[] {
  return clerkCardFields[card].map((field) => {
    const known = details[field]?.trim();
    return { field, value: known ? written(field, known) : undefined };
  });
}

function written(field: ClerkField, known: string): string {
  if (field === 'passport') return portugueseDate(known);
  if (field === 'nif') return spacedNif(known);
  return known;
}
