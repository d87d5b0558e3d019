import type { QuotedFact } from '#features/facts/contract.ts';
import { landingTexts } from '../texts/landing.ts';

/** What the landing page says of the register, by id. One that is not quoted any more is simply not there. */
export type LandingFacts = Readonly<Record<string, QuotedFact | undefined>>;

/** Beside the path, under the planner's steps, and as an example of what we keep. */
const beside = [
  'apostille',
  'income-d7',
  'interview-form',
  'nif-time',
  'processing-time',
  'visa-fee',
  'visa-length',
];

/** The facts that the page shows, out of all that may be quoted. */
export function landingFacts(quoted: readonly QuotedFact[]): LandingFacts {
  const shown = new Set([...beside, ...landingTexts.questions.items.flatMap(({ facts }) => facts)]);
  return Object.fromEntries(quoted.filter(({ id }) => shown.has(id)).map((fact) => [fact.id, fact]));
}
