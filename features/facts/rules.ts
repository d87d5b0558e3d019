import { choicesOf } from './hand-in-facts.ts';
import type { factPlaces } from './texts/office-fact-places.ts';

/** A fact that the program itself shows to applicants. */
export type FactId = keyof typeof factPlaces;

/** How far a source can be relied on. */
export const trusts = ['official', 'practitioner', 'community', 'disputed'] as const;
export type Trust = (typeof trusts)[number];

/** What staff edit of a fact. Dates are 'YYYY-MM-DD'; `source_date` may also be a month or a year. */
export interface FactContent {
  text: string;
  value: string | null;
  unit: string | null;
  source: string;
  source_url: string | null;
  source_date: string | null;
  checked_on: string | null;
  trust: Trust;
  consulate: string | null;
  valid_from: string | null;
  review_by: string;
  /** Shown beside the guide. */
  is_shown: boolean;
  /** Quoted by the assistant, also to visitors. */
  is_quoted: boolean;
}

export const factFields = [
  'text',
  'value',
  'unit',
  'source',
  'source_url',
  'source_date',
  'checked_on',
  'trust',
  'consulate',
  'valid_from',
  'review_by',
  'is_shown',
  'is_quoted',
] as const satisfies readonly (keyof FactContent)[];
export type FactField = (typeof factFields)[number];

/** Maximum length in characters. */
export const factLimits = {
  text: 600,
  value: 40,
  unit: 40,
  source: 200,
  source_url: 500,
  consulate: 100,
} as const;

/** As the table `facts` checks it. */
const longestId = 60;
/** Taken by the address of the form that adds a fact. */
const reserved = 'new';

/** The id derived from a fact's name: 'Época do NIF' becomes 'epoca-do-nif'; '' when nothing is left. */
export function factIdOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

export type FactNameProblem = 'missing' | 'too_long' | 'taken';

/** Validates the name of a new fact, except whether another fact has it. */
export function factNameProblem(name: string): FactNameProblem | undefined {
  const id = factIdOf(name);
  if (id === '') return 'missing';
  if (id === reserved) return 'taken';
  return id.length > longestId ? 'too_long' : undefined;
}

export type FactProblem =
  | 'missing'
  | 'too_long'
  | 'not_a_choice'
  | 'not_https'
  | 'not_a_day'
  | 'not_a_date'
  | 'in_the_future';

/** Returns what is wrong with each field; empty when the fact can be saved. `today` is 'YYYY-MM-DD'. */
export function factProblems(
  { id, ...fact }: FactContent & { id: string },
  today: string,
): Partial<Record<FactField, FactProblem>> {
  const found: Partial<Record<FactField, FactProblem>> = {};
  for (const field of ['text', 'source', 'review_by'] as const)
    if (fact[field].trim() === '') found[field] = 'missing';
  for (const [field, most] of Object.entries(factLimits) as [keyof typeof factLimits, number][])
    if ((fact[field] ?? '').length > most) found[field] = 'too_long';
  if (fact.value !== null && choicesOf(id)?.includes(fact.value) === false) found.value = 'not_a_choice';
  if (fact.source_url !== null && !isHttps(fact.source_url)) found.source_url = 'not_https';
  if (fact.source_date !== null && !isPartialDate(fact.source_date)) found.source_date = 'not_a_date';
  for (const field of ['checked_on', 'valid_from', 'review_by'] as const)
    if (fact[field] && !isDay(fact[field])) found[field] = 'not_a_day';
  for (const field of ['checked_on', 'source_date'] as const)
    if (!found[field] && fact[field] && fact[field] > today) found[field] = 'in_the_future';
  return found;
}

export function isDueForReview({ review_by }: { review_by: string }, today: string): boolean {
  return review_by <= today;
}

export function changedFields(before: FactContent, after: FactContent): FactField[] {
  return factFields.filter((field) => before[field] !== after[field]);
}

/** Rejects days that no calendar has ('2026-02-30') and the year 0, which PostgreSQL lacks. */
function isDay(text: string): boolean {
  if (text.startsWith('0000')) return false;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A day, a month or a year. */
function isPartialDate(text: string): boolean {
  return /^\d{4}(-\d{2}){0,2}$/.test(text) && isDay(`${text}-01-01`.slice(0, 10));
}

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:' && new URL(text).hostname.includes('.');
}
