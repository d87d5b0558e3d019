import type { z } from 'zod';
import type { Contract, Input, Output } from '#domain/contracts/contract.ts';
import { type ErrorBody, type ErrorCode, errorBody } from '#domain/contracts/errors.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import { accessToken, accessTokenRefused } from './access-token.ts';

/** A refusal of our API, or `unavailable` when no answer came. `message` is meant for people. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly fields: Record<string, string>;
  readonly details: Record<string, unknown>;

  constructor(status: number, error: Partial<ErrorBody['error']> & { code: ErrorCode }) {
    super(error.message ?? errorTexts[error.code]);
    this.name = 'ApiError';
    this.code = error.code;
    this.status = status;
    this.requestId = error.request_id;
    this.fields = error.fields ?? {};
    this.details = error.details ?? {};
  }
}

/** Calls one endpoint by its contract. Throws `ApiError`; an aborted call throws the signal's reason. */
export async function call<C extends Contract>(
  contract: C,
  input: Input<C>,
  options: { signal?: AbortSignal } = {},
): Promise<Output<C>> {
  const { params, query, body } = input as { params?: object; query?: object; body?: unknown };
  const token = await accessToken();
  const raw = contract.body === 'bytes';
  const response = await fetch(addressOf(contract.path, params, query), {
    method: contract.method.toUpperCase(),
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && !raw && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: raw ? (body as Blob) : JSON.stringify(body) }),
    ...(options.signal && { signal: options.signal }),
  }).catch(() => {
    options.signal?.throwIfAborted();
    throw new ApiError(0, { code: 'unavailable' });
  });
  if (!response.ok) throw await readError(response);
  if (contract.response === 'none') return undefined as Output<C>;
  return (contract.response as z.ZodType).parse(await response.json()) as Output<C>;
}

/** The address of an endpoint, parameters filled in and escaped. */
export function addressOf(path: string, params: object = {}, query: object = {}): string {
  const filled = Object.entries(params).reduce(
    (out, [key, value]) => out.replace(`{${key}}`, encodeURIComponent(value)),
    path,
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(key, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** Reads our error body; an answer from something else in between becomes `internal` or `unavailable`. */
export async function readError(response: Response): Promise<ApiError> {
  if (response.status === 401) accessTokenRefused();
  const parsed = errorBody.safeParse(await response.json().catch(() => undefined));
  if (parsed.success) return new ApiError(response.status, parsed.data.error);
  return new ApiError(response.status, { code: response.status >= 502 ? 'unavailable' : 'internal' });
}
