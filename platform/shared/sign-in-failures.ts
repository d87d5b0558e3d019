/** The reasons a sign-in can fail with, as they stand in an address. `accountTexts.signInFailed` has their sentences. */
export type SignInFailure =
  | 'access_denied'
  | 'registrations_closed'
  | 'account_deactivated'
  | 'email_not_verified'
  | 'flow_expired'
  | 'provider_unreachable'
  | 'provider_refused'
  | 'too_many_requests'
  | 'other_account'
  | 'not_again'
  | 'insecure_address'
  | 'unknown';
