import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';

/**
 * The protocol of `@supabase/auth-js`, with errors in our own form. The two operations that browsers visit parse their
 * parameters themselves: a person must get a page, not an error in JSON.
 */
export const startSignIn = contract({
  method: 'get',
  path: '/auth/v1/authorize',
  summary: 'Send the browser to the identity provider',
  response: 'bytes',
});

export const finishSignIn = contract({
  method: 'get',
  path: '/auth/v1/callback',
  summary: "Take the identity provider's answer, open a session and send the browser on with a code",
  response: 'bytes',
});

/** The person in the form of auth-js; their abilities are in `/api/account`. */
export const authUser = z.object({
  id: z.uuid(),
  aud: z.literal('authenticated'),
  role: z.literal('authenticated'),
  email: z.string(),
  app_metadata: z.object({ provider: z.string(), providers: z.array(z.string()) }),
  user_metadata: z.object({ full_name: z.string().nullable() }),
  identities: z.array(z.object({})),
  factors: z.array(z.object({})),
  created_at: z.iso.datetime(),
});

/** `expires_at` in seconds since 1970, `expires_in` in seconds. */
export const authSession = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.int(),
  expires_at: z.int(),
  refresh_token: z.string(),
  user: authUser,
});
export type AuthSession = z.infer<typeof authSession>;

const secret = z.string().min(20).max(200);

export const exchangeToken = contract({
  method: 'post',
  path: '/auth/v1/token',
  summary: 'Redeem a sign-in code, or refresh a session; both need the session cookie',
  query: z.strictObject({ grant_type: z.enum(['pkce', 'refresh_token']) }),
  body: z.strictObject({
    auth_code: secret.optional(),
    code_verifier: secret.optional(),
    refresh_token: secret.optional(),
  }),
  response: authSession,
  errors: ['not_authenticated'],
});

export const getUser = contract({
  method: 'get',
  path: '/auth/v1/user',
  summary: 'The signed-in person, in the form of auth-js',
  response: authUser,
  errors: ['not_authenticated'],
});

export const signOut = contract({
  method: 'post',
  path: '/auth/v1/logout',
  summary: 'End this session, all sessions, or all others',
  query: z.strictObject({ scope: z.enum(['local', 'global', 'others']).default('global') }),
  response: 'none',
  errors: ['not_authenticated'],
});

export const getSigningKeys = contract({
  method: 'get',
  path: '/auth/v1/.well-known/jwks.json',
  summary: 'The public keys of our access tokens',
  response: z.object({ keys: z.array(z.looseObject({ kid: z.string() })) }),
});
