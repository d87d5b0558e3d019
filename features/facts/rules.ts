/** The facts that applicants read, in the order of the guide. Ids stand in the table `facts` and never change. */
export const shownFactIds = [
  'nif-time',
  'nif-alone',
  'nif-representative',
  'passport-validity',
  'criminal-record-age',
  'fbi-fee',
  'apostille',
  'apostille-mailing',
  'apostille-state-office',
  'birth-certificate-need',
  'income-statements',
  'income-d7',
  'insurance-kind',
  'lease-length',
  'visa-fee',
  'processing-time',
  'visa-length',
  'time-in-all',
  'interview-form',
  'permit-deadline',
  'permit-cost',
  'health-registration',
] as const;
export type FactId = (typeof shownFactIds)[number];

/** How far a source can be relied on. */
export const trusts = ['official', 'practitioner', 'community', 'disputed'] as const;
export type Trust = (typeof trusts)[number];

/** What people edit of a fact. Dates are 'YYYY-MM-DD'; `source_date` may also be a month or a year. */
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
  /** Beside the guide. */
  is_shown: boolean;
  /** By the assistant, to anybody who asks. */
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

/** The most letters that a field takes. */
export const factLimits = {
  text: 600,
  value: 40,
  unit: 40,
  source: 200,
  source_url: 500,
  consulate: 100,
} as const;

/** Letters of a name: as many as its id may have (the table `facts`). */
const longestId = 60;
/** It is the address of the form that adds one. */
const reserved = 'new';

/** The id that a fact gets of what staff call it: 'Época do NIF' is 'epoca-do-nif'; '' when nothing is left. */
export function factIdOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

export type FactNameProblem = 'missing' | 'too_long' | 'taken';

/** What is wrong with the name of a new fact, as far as it can be known without the others. */
export function factNameProblem(name: string): FactNameProblem | undefined {
  const id = factIdOf(name);
  if (id === '') return 'missing';
  if (id === reserved) return 'taken';
  return id.length > longestId ? 'too_long' : undefined;
}

export type FactProblem = 'missing' | 'too_long' | 'not_https' | 'not_a_day' | 'not_a_date' | 'in_the_future';

/** What is wrong with each field; empty when the fact can be saved. `today` is 'YYYY-MM-DD'. */
export function factProblems(fact: FactContent, today: string): Partial<Record<FactField, FactProblem>> {
  const found: Partial<Record<FactField, FactProblem>> = {};
  for (const field of ['text', 'source', 'review_by'] as const)
    if (fact[field].trim() === '') found[field] = 'missing';
  for (const [field, most] of Object.entries(factLimits) as [keyof typeof factLimits, number][])
    if ((fact[field] ?? '').length > most) found[field] = 'too_long';
  if (fact.source_url !== null && !isHttps(fact.source_url)) found.source_url = 'not_https';
  if (fact.source_date !== null && !isPartialDate(fact.source_date)) found.source_date = 'not_a_date';
  for (const field of ['checked_on', 'valid_from', 'review_by'] as const)
    if (fact[field] && !isDay(fact[field])) found[field] = 'not_a_day';
  for (const field of ['checked_on', 'source_date'] as const)
    if (!found[field] && fact[field] && fact[field] > today) found[field] = 'in_the_future';
  return found;
}

/** Whether somebody has to look at it again. */
export function isDueForReview({ review_by }: { review_by: string }, today: string): boolean {
  return review_by <= today;
}

/** The fields in which two states of a fact differ. */
export function changedFields(before: FactContent, after: FactContent): FactField[] {
  return factFields.filter((field) => before[field] !== after[field]);
}

/** '2026-02-30' is no day, and PostgreSQL has no year 0. */
function isDay(text: string): boolean {
  if (text.startsWith('0000')) return false;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A day, a month or a year. */
function isPartialDate(text: string): boolean {
  if (!/^\d{4}(-\d{2}){0,2}$/.test(text)) return false;
  return isDay(`${text}-01-01`.slice(0, 10));
}

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:' && new URL(text).hostname.includes('.');
}
