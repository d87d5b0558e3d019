/** A refusal in Stripe's shape, so that Stripe's own client makes its own error of it. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: { error: { type: string; code?: string; message: string; param?: string } };

  constructor(
    status: number,
    error: { type?: string; code?: string; message: string; param?: string; decline_code?: string },
  ) {
    super(error.message);
    this.status = status;
    this.body = { error: { type: 'invalid_request_error', ...error } };
  }
}

/** `noun` as it is written in an id's description: 'customer', 'checkout.session'. */
export function missing(noun: string, id: string, param = 'id'): ApiError {
  return new ApiError(param === 'id' ? 404 : 400, {
    code: 'resource_missing',
    message: `No such ${noun}: '${id}'`,
    param,
  });
}

export function invalid(message: string, param?: string, code?: string): ApiError {
  return new ApiError(400, { message, param, code });
}

export const declined = () =>
  new ApiError(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  });
