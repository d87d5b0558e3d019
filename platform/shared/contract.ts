import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** What an endpoint answers with besides JSON: nothing (204), or bytes or server-sent events that the handler streams itself. */
export type BodyKind = 'none' | 'bytes' | 'events';

/**
 * One endpoint, written once: the server validates with it, the browser's client is typed by it and the
 * OpenAPI document is made from it. `path` uses `{name}` for parameters. Schemas have no side effects.
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
  /** What `bytes` are, where they are always of one kind. */
  readonly mediaType?: string;
  /** The refusals a caller must expect besides the ones every route has (see `commonErrors`). */
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

/** What a caller gets back: the parsed JSON, or nothing. Bytes are fetched by URL, not through the client. */
export type Output<C extends Contract> = C['response'] extends z.ZodType
  ? z.output<C['response']>
  : undefined;

/** Keeps the literal types of a contract. */
export function contract<const C extends Contract>(definition: C): C {
  return definition;
}
