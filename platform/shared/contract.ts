import { z } from 'zod';

/** Responses besides JSON: nothing (204), or bytes or server-sent events that the handler streams. */
type BodyKind = 'none' | 'bytes' | 'events';

/**
 * One endpoint: the server validates with it, the browser's client is typed by it, the OpenAPI document is made from it.
 * `path` uses `{name}` for parameters. Schemas have no side effects.
 */
export interface Contract {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: `/${string}`;
  /** One line for the OpenAPI document. */
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** A JSON body, or `bytes` for a raw body that the handler reads as a stream. */
  readonly body?: z.ZodType | 'bytes';
  readonly response: z.ZodType | BodyKind;
  /** The type of `bytes`, where it is always the same. */
  readonly mediaType?: string;
  /** Refusals besides `commonErrors`. */
  readonly errors?: readonly ErrorCode[];
}

type Infer<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler receives after parsing. */
export interface Parsed<C extends Contract> {
  params: Infer<C['params']>;
  query: Infer<C['query']>;
  body: Infer<C['body']>;
}

/** What a caller sends. */
export type Input<C extends Contract> = (C['params'] extends z.ZodType
  ? { params: z.input<C['params']> }
  : { params?: undefined }) &
  (C['query'] extends z.ZodType ? { query?: z.input<C['query']> } : { query?: undefined }) &
  (C['body'] extends z.ZodType
    ? { body: z.input<C['body']> }
    : C['body'] extends 'bytes'
      ? { body: Blob }
      : { body?: undefined });

/** What a caller gets: the parsed JSON, or nothing. Bytes are fetched by URL, not through the client. */
export type Output<C extends Contract> = C['response'] extends z.ZodType
  ? z.output<C['response']>
  : undefined;

/** Preserves the literal types of a contract. */
export function contract<const C extends Contract>(definition: C): C {
  return definition;
}

/** Every error code with its HTTP status. A foreign id is `not_found`, exactly like a missing one. */
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
 * The body of every error. `message` is for users; `request_id` is what they quote to support; `fields` has a text per path
 * of bad input; `details` is for the screen (for `stale`: the present state).
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
