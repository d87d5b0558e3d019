import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import { longestPetQuestion } from './rules.ts';

/**
 * Asks the configured pet service, and nobody where none is. `demonstration`: no service gave this answer. `unavailable`
 * when the service could not be reached. The answer is plain text, never HTML.
 */
export const askPetExpert = contract({
  method: 'post',
  path: '/api/pets/ask',
  summary: 'Ask a question about pets',
  body: z.strictObject({ question: z.string().trim().min(1).max(longestPetQuestion) }),
  response: z.object({ answer: z.string(), demonstration: z.boolean() }),
  errors: ['not_authenticated'],
});
