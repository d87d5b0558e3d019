import type { Contract, ErrorBody, ErrorCode, Input, Output } from '#platform/shared/contract.ts';
import { errorTexts } from '#platform/shared/texts/errors.ts';
import { locale } from '#platform/shared/texts/locale.ts';
import { accessToken, accessTokenRefused, recentSignInWanted } from './access-token.ts';

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

/** Whether the same call would be refused again. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && ['invalid_input', 'not_found', 'forbidden'].includes(error.code);

export interface CallOptions {
  signal?: AbortSignal;
  /** It goes on when the page is left. Browsers carry 64 kB at most so, of all calls together. */
  keepalive?: boolean;
}

/**
 * Calls one endpoint by its contract. Throws `ApiError`; an aborted call throws the signal's reason. A call that finds the
 * session over, or that needs a recent sign-in, waits until the same person has signed in again, and is then made once more.
 */
export async function call<C extends Contract>(
  contract: C,
  input: Input<C>,
  options: CallOptions = {},
): Promise<Output<C>> {
  const response = await send(contract, input, options);
  if (!response.ok) throw await readError(response);
  if (contract.response === 'none') return undefined as Output<C>;
  // The server parsed it by the contract before it left (decision 0003).
  return (await response.json().catch(() => {
    // It broke off on the way, or something in between answered in our place: a hotel's own sign-in page, say.
    options.signal?.throwIfAborted();
    throw new ApiError(0, { code: 'unavailable' });
  })) as Output<C>;
}

/** The answer as it came, refusals too. Throws `unavailable`, or the signal's reason. */
export async function send<C extends Contract>(
  contract: C,
  input: Input<C>,
  options: CallOptions,
  repeat = true,
): Promise<Response> {
  const { params, query, body } = input as { params?: object; query?: object; body?: unknown };
  const token = await accessToken();
  const raw = contract.body === 'bytes';
  // Not there on plain http beyond this machine: then the server makes one.
  const request_id = crypto.randomUUID?.();
  const response = await fetch(addressOf(contract.path, params, query), {
    method: contract.method.toUpperCase(),
    headers: {
      // The page's own language, whatever the browser would ask for: words of the server are beside ours.
      'Accept-Language': locale,
      'X-Request-Id': request_id ?? '',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && !raw && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: raw ? (body as Blob) : JSON.stringify(body) }),
    ...(options.signal && { signal: options.signal }),
    ...(options.keepalive && { keepalive: true }),
  }).catch(() => {
    options.signal?.throwIfAborted();
    throw new ApiError(0, { code: 'unavailable', request_id });
  });
  if (!token) return response;
  const again =
    response.status === 401 ? repeat && (await accessTokenRefused()) : await signedInAgainFor(response);
  if (!again) return response;
  options.signal?.throwIfAborted();
  return send(contract, input, options, response.status !== 401 && repeat);
}

/** Whether the refusal was for want of a recent sign-in, and there is one now. */
async function signedInAgainFor(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const { code } = await readError(response.clone());
  return code === 'sign_in_again' && recentSignInWanted();
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

/** What a proxy in between means by a status of its own: nginx takes no body above 1 MB unless it is told to. */
const proxyCodes: Record<number, ErrorCode> = { 413: 'file_too_large', 429: 'too_many_requests' };

/** The refusal that a response is; see `refusalOf`. */
export async function readError(response: Response): Promise<ApiError> {
  return refusalOf(response.status, await response.json().catch(() => undefined));
}

/** Our error body as an error; an answer from something else in between becomes `internal` or `unavailable`. */
export function refusalOf(status: number, answer: unknown): ApiError {
  const error = (answer as Partial<ErrorBody> | null | undefined)?.error;
  if (typeof error?.code === 'string' && typeof error.message === 'string')
    return new ApiError(status, error);
  return new ApiError(status, { code: proxyCodes[status] ?? (status >= 502 ? 'unavailable' : 'internal') });
}
