import { z } from 'zod';
import { type ProvenPerson, SignInRefused } from './identity.ts';

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
 * What the library leaves to us: the token is for us and nobody else beside us, and the e-mail address is confirmed.
 * `email_verified` must be the boolean true; the string "true", 1 or a missing claim have let strangers into other
 * products. Throws `SignInRefused`.
 */
export function checkClaims(
  claims: unknown,
  expected: { clientId: string; accountIssuer: string },
): ProvenPerson {
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
