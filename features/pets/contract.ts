import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import { longestPetQuestion } from './rules.ts';

/**
 * Asks the configured pet service, if any. `demonstration`: the answer is not a service's. Refused as `unavailable` when the
 * service cannot be reached. The answer is plain text, never HTML.
 */
export const askPetExpert = contract({
  method: 'post',
  path: '/api/pets/ask',
  summary: 'Ask a question about pets',
  body: z.strictObject({ question: z.string().trim().min(1).max(longestPetQuestion) }),
  response: z.object({ answer: z.string(), demonstration: z.boolean() }),
  errors: ['not_authenticated'],
});
