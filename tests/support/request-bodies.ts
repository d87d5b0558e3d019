import { randomUUID } from 'node:crypto';
import type { saveProfile } from '#features/accounts/contract/profiles.ts';
import type { askAssistant } from '#features/assistant/contract.ts';
import type { createExperiment } from '#features/experiments/contract/experiments.ts';
import type { addFact } from '#features/facts/contract.ts';
import type { createPage } from '#features/pages/contract/pages.ts';
import type { sendMessage } from '#features/support/contract/support.ts';
import type { Contract, Input } from '#platform/shared/contract.ts';

// What the forms send that several tests fill in. A new required field is added here alone; a test names what it is about.

type Body<C extends Contract> = NonNullable<Input<C>['body']>;

export const aProfile = (changes: Partial<Body<typeof saveProfile>> = {}): Body<typeof saveProfile> => ({
  full_name: 'Margaret Ellison',
  phone: null,
  nationality: null,
  current_location: null,
  ...changes,
});

let pages = 0;

/** A new landing page, not yet public, at an address of its own. */
export const aPageForm = (changes: Partial<Body<typeof createPage>> = {}) => {
  pages += 1;
  return {
    slug: `page-${pages}`,
    title: `Page ${pages}`,
    meta_description: null,
    status: 'draft' as const,
    is_active: false,
    template: 'hero' as const,
    client_key: randomUUID(),
    ...changes,
  };
};

/** Control and Variant A, half of the visitors each. */
export const anExperimentForm = (changes: Partial<Body<typeof createExperiment>> = {}) => ({
  name: 'Price in the first screen',
  variants: ['Control', 'Variant A'].map((variant_name) => ({ variant_name, traffic_weight: 50 })),
  client_key: randomUUID(),
  ...changes,
});

/** What staff say of a fact; a new one has a name besides. */
export const aFact = (changes: Partial<Omit<Body<typeof addFact>, 'name'>> = {}) => ({
  text: '€120 for the visa.',
  value: '120',
  unit: 'EUR',
  source: 'example.com',
  source_url: 'https://example.com',
  source_date: '2026-03',
  checked_on: null,
  trust: 'official' as const,
  consulate: null,
  valid_from: null,
  review_by: '2027-01-01',
  is_shown: true,
  is_quoted: false,
  ...changes,
});

export const aSupportMessage = (changes: Partial<Body<typeof sendMessage>> = {}) => ({
  subject: 'Apostille',
  message: 'Which state do I ask?',
  client_key: randomUUID(),
  ...changes,
});

export const anAssistantQuestion = (changes: Partial<Body<typeof askAssistant>> = {}) => ({
  question: 'How much money do I need?',
  documentUri: null,
  client_key: randomUUID(),
  ...changes,
});
