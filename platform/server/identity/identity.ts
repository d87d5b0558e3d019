import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '#platform/shared/languages.ts';
import type { SignInFailure } from '#platform/shared/sign-in-failures.ts';

/** One attempt to sign in. All but `callbackUrl` are random, known to us alone and used once. */
export interface Attempt {
  /** Where the provider sends the browser back to: `/auth/v1/callback` on one of our own origins. */
  callbackUrl: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Who the provider says has signed in. A person is `issuer` and `subject`; the rest may change. */
export interface ProvenPerson {
  issuer: string;
  subject: string;
  /** Confirmed by the provider. */
  email: string;
  displayName: string | null;
  /** When they last proved themselves to the provider, where it says so. */
  authenticatedAt: Date | undefined;
  /** The organisation whose account it is; only its administrators give out such accounts. */
  hostedDomain: string | undefined;
}

/** The identity provider: Google, or the built-in one. */
export interface Identity {
  mode: 'google' | 'built-in';
  /** Where to send the browser. `again`: the user must prove themselves even with a session there. Throws `SignInRefused`. */
  begin(attempt: Attempt, language: Language, again?: boolean): Promise<URL>;
  /** Takes the provider's answer (`parameters` as they came back) and proves it. Throws `SignInRefused`. */
  complete(parameters: URLSearchParams, attempt: Attempt): Promise<ProvenPerson>;
  /** Reads the provider's metadata again. Rejects when it cannot. */
  probe(): Promise<void>;
  /** What the built-in sign-in asks each browser for once; absent where it asks for nothing. */
  signInWord?: string | undefined;
  /** The built-in provider's pages and endpoints below `/idp`; absent with Google. */
  pages?: (request: IncomingMessage, response: ServerResponse) => void;
}

/** A sign-in that ends without a session. The reason has a text; the cause is for the log. */
export class SignInRefused extends Error {
  readonly reason: SignInFailure;

  constructor(reason: SignInFailure, options?: { cause?: unknown }) {
    super(reason, options);
    this.name = 'SignInRefused';
    this.reason = reason;
  }
}
