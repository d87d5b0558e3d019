import { z } from 'zod';

/** Every refusal the API knows, with its HTTP status. A foreign id answers `not_found`, exactly like a missing one. */
export const errorStatus = {
  bad_request: 400,
  invalid_input: 400,
  not_authenticated: 401,
  forbidden: 403,
  sign_in_again: 403,
  registrations_closed: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  stale: 409,
  file_too_large: 413,
  body_too_large: 413,
  file_type_not_allowed: 415,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  setup_refused: 422,
  file_unreadable: 422,
  file_infected: 422,
  too_many_requests: 429,
  internal: 500,
  billing_unavailable: 502,
  unavailable: 503,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Refusals that any route may answer with. */
export const commonErrors: readonly ErrorCode[] = [
  'bad_request',
  'invalid_input',
  'too_many_requests',
  'internal',
  'unavailable',
];

/**
 * The body of every refusal. `message` is a text for people; `request_id` is what they quote to support;
 * `fields` names bad input by its path; `details` carries what a screen needs (for `stale`: the present state).
 */
export const errorBody = z.object({
  error: z.object({
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    request_id: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    details: z.record(z.string(), z.unknown()).optional(),
  }),
});
export type ErrorBody = z.infer<typeof errorBody>;
