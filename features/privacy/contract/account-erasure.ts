import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';

/** The caller's account is deleted at `due_at`; until then they can take it back. */
const accountErasure = z.object({ requested_at: z.iso.datetime(), due_at: z.iso.datetime() });

/** Asking again changes nothing, the day included. `forbidden` for staff, whose role an admin has to take first. */
export const requestErasure = contract({
  method: 'put',
  path: '/api/account/erasure',
  summary: "Ask for the caller's account to be deleted when the grace is over",
  body: z.strictObject({}),
  response: accountErasure,
  errors: ['not_authenticated', 'forbidden'],
});

/** Repeating it changes nothing. `conflict` once the erasing has begun. */
export const withdrawErasure = contract({
  method: 'delete',
  path: '/api/account/erasure',
  summary: "Keep the caller's account after all",
  response: 'none',
  errors: ['not_authenticated', 'conflict'],
});
