import { expect, test } from 'vitest';
import { changedFields, type FactContent, type FactField, factProblems, isDueForReview } from './rules.ts';

const today = '2026-11-21';
const fee: FactContent = {
  text: '€110 for the visa.',
  value: '110',
  unit: 'EUR',
  source: 'jobbatical.com',
  source_url: 'https://jobbatical.com/blog',
  source_date: '2026-01-28',
  checked_on: null,
  trust: 'practitioner',
  consulate: null,
  valid_from: null,
  review_by: '2026-12-31',
  is_shown: true,
  is_quoted: false,
};

test.each<[string, Partial<FactContent & { id: string }>, FactField | undefined, string | undefined]>([
  ['a fact as it stands', {}, undefined, undefined],
  ['no text', { text: '  ' }, 'text', 'missing'],
  ['no source', { source: '' }, 'source', 'missing'],
  ['no day to review', { review_by: '' }, 'review_by', 'missing'],
  ['a text of 601 letters', { text: 'a'.repeat(601) }, 'text', 'too_long'],
  ['a text of 600 letters', { text: 'a'.repeat(600) }, undefined, undefined],
  ['an address without encryption', { source_url: 'http://jobbatical.com' }, 'source_url', 'not_https'],
  ['an address that runs', { source_url: 'javascript:alert(1)' }, 'source_url', 'not_https'],
  ['words as an address', { source_url: 'jobbatical' }, 'source_url', 'not_https'],
  ['no address', { source_url: null }, undefined, undefined],
  ['a month as date of the source', { source_date: '2026-02' }, undefined, undefined],
  ['a year as date of the source', { source_date: '2025' }, undefined, undefined],
  ['no date of the source', { source_date: null }, undefined, undefined],
  ['a 13th month', { source_date: '2026-13' }, 'source_date', 'not_a_date'],
  ['words as date of the source', { source_date: 'spring' }, 'source_date', 'not_a_date'],
  ['a source of tomorrow', { source_date: '2026-11-22' }, 'source_date', 'in_the_future'],
  ['February 30', { checked_on: '2026-02-30' }, 'checked_on', 'not_a_day'],
  ['checked tomorrow', { checked_on: '2026-11-22' }, 'checked_on', 'in_the_future'],
  ['checked today', { checked_on: today }, undefined, undefined],
  ['a day of the year 0', { review_by: '0000-01-01' }, 'review_by', 'not_a_day'],
  ['the year 0 as date of the source', { source_date: '0000' }, 'source_date', 'not_a_date'],
  ['a post that Portugal has not', { id: 'hand-in-post-ga', value: 'Atlanta' }, 'value', 'not_a_choice'],
  ['a post', { id: 'hand-in-post-ga', value: 'Washington' }, undefined, undefined],
  ['no post that we know', { id: 'hand-in-post-ga', value: null }, undefined, undefined],
  ['valid from a month', { valid_from: '2026-03' }, 'valid_from', 'not_a_day'],
])('%s', (_name, change, field, problem) => {
  expect(factProblems({ id: 'visa-fee', ...fee, ...change }, today)).toEqual(
    field ? { [field]: problem } : {},
  );
});

test('a fact is due on the day itself', () => {
  expect(isDueForReview({ review_by: '2026-11-20' }, today)).toBe(true);
  expect(isDueForReview({ review_by: today }, today)).toBe(true);
  expect(isDueForReview({ review_by: '2026-11-22' }, today)).toBe(false);
});

test('what differs is named', () => {
  expect(changedFields(fee, { ...fee, value: '120', text: '€120 for the visa.' })).toEqual(['text', 'value']);
  expect(changedFields(fee, { ...fee })).toEqual([]);
});
