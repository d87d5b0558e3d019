/** Why a sign-in failed, as in the address. `accountTexts.signInFailed` has the sentences. */
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
