import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';

/** Applications of people who work here that opening the dashboard made, with nothing in them. */
export const listUnused = contract({
  method: 'get',
  path: '/api/office/unused-applications',
  summary: 'Empty applications of members of staff',
  response: z.object({
    applications: z.array(z.object({ id: z.uuid(), display_name: z.string().nullable(), email: z.string() })),
  }),
  errors: ['not_authenticated', 'forbidden'],
});

/** What got a file or a tick meanwhile stays. Idempotent. */
export const removeUnused = contract({
  method: 'delete',
  path: '/api/office/unused-applications',
  summary: 'Remove the empty applications of members of staff',
  response: z.object({ removed: z.int() }),
  errors: ['not_authenticated', 'forbidden'],
});
