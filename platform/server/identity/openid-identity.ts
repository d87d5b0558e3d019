import {
  type AuthorizationCodeGrantChecks,
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { z } from 'zod';
import { locales } from '#platform/shared/languages.ts';
import { type Attempt, type Identity, type ProvenPerson, SignInRefused } from './identity.ts';

/** How to reach one provider. */
interface OpenIdSettings {
  mode: Identity['mode'];
  /** The provider's address; its tokens must name exactly this issuer. */
  issuer: string;
  /** What we write into `accounts.issuer`. */
  accountIssuer: string;
  clientId: string;
  clientSecret: string;
  /** The one algorithm its identity tokens may be signed with. */
  algorithm: 'RS256' | 'ES256';
  /** `select_account` lets people on a shared computer choose; a provider without it asks to sign in again. */
  prompt: 'select_account' | 'login';
  fetch?: CustomFetch;
  /** For a provider on this machine alone. */
  insecure?: boolean;
}

/** Seconds that the provider's clock may differ from ours. */
const tolerance = 10;

/** Seconds that a person waits for the provider before we say that it does not answer. */
const patience = 10;

/**
 * Code flow with PKCE, state and nonce against one pinned issuer. The library checks state, `iss`, `aud`, `exp`, `nonce`, the
 * algorithm and, by our request, the signature; `checkClaims` checks the rest.
 */
export function openIdIdentity(settings: OpenIdSettings): Omit<Identity, 'pages'> {
  let found: Promise<Configuration> | undefined;

  /** The provider's metadata, asked for at the first sign-in and again after a failure. */
  function configuration(): Promise<Configuration> {
    found ??= discover(settings).catch((cause) => {
      found = undefined;
      throw new SignInRefused('provider_unreachable', { cause });
    });
    return found;
  }

  return {
    mode: settings.mode,

    probe: async () => void (await discover(settings)),

    async begin(attempt, language, again = false) {
      const config = await configuration();
      return buildAuthorizationUrl(config, {
        redirect_uri: attempt.callbackUrl,
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: 'S256',
        prompt: settings.prompt,
        ui_locales: locales[language],
        ...(again && askedAgain(config)),
      });
    },

    async complete(parameters, attempt) {
      const config = await configuration();
      const currentUrl = new URL(attempt.callbackUrl);
      currentUrl.search = parameters.toString();
      try {
        const tokens = await authorizationCodeGrant(config, currentUrl, checksOf(attempt));
        return checkClaims(tokens.claims(), settings);
      } catch (cause) {
        throw refusal(cause);
      }
    },
  };
}

/** Where a provider tells ways of signing in apart, those that resist phishing: a key, a fingerprint (OpenID EAP). */
const strongWays = ['phrh', 'phr'];

/**
 * What asks for a new proof. A provider that knows `max_age` says in `auth_time` when it was; Google answers it only to
 * verified apps that have switched it on, so the library must not demand it: `finishSignIn` looks at it.
 */
function askedAgain(config: Configuration): Record<string, string> {
  const known = config.serverMetadata().acr_values_supported ?? [];
  const ways = strongWays.filter((way) => known.includes(way));
  return { max_age: '0', ...(ways.length > 0 && { acr_values: ways.join(' ') }) };
}

function checksOf(attempt: Attempt): AuthorizationCodeGrantChecks {
  return {
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    pkceCodeVerifier: attempt.codeVerifier,
    idTokenExpected: true,
  };
}

async function discover(settings: OpenIdSettings): Promise<Configuration> {
  const config = await discovery(
    new URL(settings.issuer),
    settings.clientId,
    {
      client_secret: settings.clientSecret,
      id_token_signed_response_alg: settings.algorithm,
      [clockTolerance]: tolerance,
    },
    undefined,
    {
      timeout: patience,
      execute: settings.insecure ? [allowInsecureRequests] : [],
      ...(settings.fetch && { [customFetch]: settings.fetch }),
    },
  );
  enableNonRepudiationChecks(config);
  return config;
}

function refusal(cause: unknown): SignInRefused {
  if (cause instanceof SignInRefused) return cause;
  if (cause instanceof AuthorizationResponseError && cause.error === 'access_denied') {
    return new SignInRefused('access_denied', { cause });
  }
  const timedOut = cause instanceof ClientError && cause.code === 'OAUTH_TIMEOUT';
  const offline = cause instanceof TypeError && cause.message === 'fetch failed';
  return new SignInRefused(timedOut || offline ? 'provider_unreachable' : 'provider_refused', { cause });
}

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  aud: z
    .union([z.string(), z.tuple([z.string()])])
    .transform((aud) => (typeof aud === 'string' ? aud : aud[0])),
  azp: z.string().optional(),
  email: z.email().max(320),
  email_verified: z.unknown(),
  name: z.string().optional(),
  auth_time: z.number().int().nonnegative().max(8_640_000_000_000).optional(),
  hd: z.string().min(1).max(253).optional(),
});

/**
 * Checks what the library leaves to us: the token is for us alone, and the e-mail address is confirmed. `email_verified` must
 * be the boolean true; a string or a missing claim have let strangers into other products. Throws `SignInRefused`.
 */
function checkClaims(claims: unknown, expected: { clientId: string; accountIssuer: string }): ProvenPerson {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success) throw new SignInRefused('provider_refused');
  const { sub, aud, azp, email, email_verified, name, auth_time, hd } = parsed.data;
  if (aud !== expected.clientId || (azp ?? expected.clientId) !== expected.clientId) {
    throw new SignInRefused('provider_refused');
  }
  if (email_verified !== true) throw new SignInRefused('email_not_verified');
  return {
    issuer: expected.accountIssuer,
    subject: sub,
    email,
    displayName: name?.trim().slice(0, 200) || null,
    authenticatedAt: auth_time === undefined ? undefined : new Date(auth_time * 1000),
    hostedDomain: hd,
  };
}
