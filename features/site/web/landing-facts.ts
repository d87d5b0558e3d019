import type { QuotedFact } from '#features/facts/contract.ts';
import { landingTexts } from '../texts/landing.ts';

/** The facts shown on the landing page, by id. Unpublished ones are absent. */
export type LandingFacts = Readonly<Record<string, QuotedFact | undefined>>;

/** Shown beside the path, below the planner's steps, and as an example. */
const beside = [
  'apostille',
  'income-d7',
  'interview-form',
  'nif-time',
  'processing-time',
  'visa-fee',
  'visa-length',
];

/** The facts that the page shows, out of all published ones. */
export function landingFacts(quoted: readonly QuotedFact[]): LandingFacts {
  const shown = new Set([...beside, ...landingTexts.questions.items.flatMap(({ facts }) => facts)]);
  return Object.fromEntries(quoted.filter(({ id }) => shown.has(id)).map((fact) => [fact.id, fact]));
}
