import * as facts from '#features/facts/contract.ts';
import { recipe } from '../recipe.ts';

const content = {
  text: '€120 for the visa.',
  value: '120',
  unit: 'EUR',
  source: 'example.com',
  source_url: 'https://example.com',
  source_date: '2026-03',
  checked_on: null,
  trust: 'official',
  consulate: null,
  valid_from: null,
  review_by: '2027-01-01',
  is_shown: true,
  is_quoted: false,
} as const;

export const factRecipes = [
  recipe(facts.getFact, () => ({ params: { id: 'visa-fee' } })),
  recipe(facts.saveFact, () => ({
    params: { id: 'visa-fee' },
    body: { ...content, version: 1 },
  })),
  recipe(facts.addFact, () => ({ body: { ...content, name: 'Fee of the consulate' } })),
];
