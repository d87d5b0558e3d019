import { createECDH } from 'node:crypto';
import type { JWK } from 'jose';
import { sql } from 'kysely';
import { type Context, Provider } from 'oidc-provider';
import { preferredLanguage } from '#platform/shared/languages.ts';
import type { Database, Tx } from '../../database.ts';
import type { Env } from '../../env.ts';
import type { Log } from '../../log.ts';
import type { Secrets } from '../../secrets.ts';
import { problemPage } from './chooser-page.ts';

export const clientId = 'rumo';

/** Minutes that one visit to the chooser may take, in seconds. */
const visit = 600;

const scope = 'openid email profile';

/** What a person typed into the chooser; kept for the minutes until our client has asked for it. */
interface TypedPerson {
  email: string;
  name: string;
}

export interface BuiltInProvider {
  provider: Provider;
  /** The cookie by which the library would remember who signed in last. */
  sessionCookie: string;
  rememberPerson(subject: string, person: TypedPerson): Promise<void>;
}

/** oidc-provider with everything switched off that one sign-in by one client does not need. */
export function createProvider(deps: {
  env: Env;
  secrets: Secrets;
  log: Log;
  /** Where things of one kind are kept. */
  state: (kind: string) => ProviderState;
}): BuiltInProvider {
  const { env, secrets, log, state } = deps;
  const people = state('Person');
  const sessionCookie = `rumo-idp-${env.publicPort}`;

  const provider = new Provider(`${env.publicUrl}/idp`, {
    adapter: state,
    clients: [
      {
        client_id: clientId,
        client_secret: secrets.derive('provider-client').toString('base64url'),
        redirect_uris: env.origins.map((origin) => `${origin}/auth/v1/callback`),
        id_token_signed_response_alg: 'ES256',
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [providerKey(secrets.derive('provider-signing'))] },
    scopes: ['openid'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // The address comes in the identity token itself, as with Google.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    cookies: {
      names: {
        session: sessionCookie,
        interaction: `rumo-idp-visit-${env.publicPort}`,
        resume: `rumo-idp-resume-${env.publicPort}`,
      },
      keys: [secrets.derive('provider-cookies').toString('base64url')],
      long: { httpOnly: true, sameSite: 'lax', signed: true },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    ttl: {
      AccessToken: visit,
      AuthorizationCode: 60,
      Grant: visit,
      IdToken: visit,
      Interaction: visit,
      Session: visit,
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_: Context, { uid }: { uid: string }) => `/idp/interaction/${uid}` },
    findAccount: async (_: Context, subject: string) => {
      const person = await people.find(subject);
      return (
        person && {
          accountId: subject,
          claims: () => ({ sub: subject, email: person.email, email_verified: true, name: person.name }),
        }
      );
    },
    loadExistingGrant: grantEverything,
    renderError: (context: Context) => {
      context.type = 'html';
      context.body = problemPage(preferredLanguage(context.req.headers['accept-language']));
    },
  });
  // Our pages handler writes the forwarded headers itself, from PUBLIC_URL.
  provider.proxy = true;
  // Koa would print errors itself.
  provider.silent = true;
  provider.on('server_error', (_, err) => log.error({ err }, 'the built-in sign-in failed'));

  return {
    provider,
    sessionCookie,
    rememberPerson: (subject, person) => people.upsert(subject, { ...person }, visit),
  };
}

/** The one client is ourselves: nobody has to consent to it. */
async function grantEverything({ oidc }: Context) {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client.clientId,
    accountId: oidc.session.accountId,
  });
  grant.addOIDCScope(scope);
  await grant.save();
  return grant;
}

type Payload = Record<string, unknown> & { grantId?: string; uid?: string };

/** Where oidc-provider keeps one kind of thing; the method names are the library's. Times are in seconds. */
interface ProviderState {
  upsert(id: string, payload: Payload, expiresIn: number): Promise<void>;
  find(id: string): Promise<Payload | undefined>;
  findByUid(uid: string): Promise<Payload | undefined>;
  /** Device codes are switched off, so nothing is ever found by one. */
  findByUserCode(userCode: string): Promise<undefined>;
  consume(id: string): Promise<void>;
  destroy(id: string): Promise<void>;
  revokeByGrantId(grantId: string): Promise<void>;
}

/**
 * The built-in provider's memory, in the database so that any process can take the next step of a sign-in. The
 * machine's own clock counts here: the library compares with it too.
 */
export function providerState(database: Database, kind: string): ProviderState {
  const run = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    database.asSystem('built-in sign-in: its own state', work);

  const select = (column: 'id' | 'uid', value: string) =>
    run(async (tx) => {
      const row = await tx
        .selectFrom('identity_provider_state')
        .select('payload')
        .where('kind', '=', kind)
        .where(column, '=', value)
        .where('expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst();
      return row?.payload as Payload | undefined;
    });

  return {
    find: (id) => select('id', id),
    findByUid: (uid) => select('uid', uid),
    findByUserCode: async () => undefined,

    upsert: (id, payload, expiresIn) =>
      run(async (tx) => {
        const row = {
          payload: JSON.stringify(payload),
          grant_id: payload.grantId ?? null,
          uid: payload.uid ?? null,
          expires_at: sql<Date>`now() + make_interval(secs => ${expiresIn})`,
        };
        await tx
          .insertInto('identity_provider_state')
          .values({ kind, id, ...row })
          .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(row))
          .execute();
      }),

    consume: (id) =>
      run(async (tx) => {
        const consumed = sql<string>`payload || jsonb_build_object('consumed', floor(extract(epoch from now())))`;
        await tx
          .updateTable('identity_provider_state')
          .set({ payload: consumed })
          .where('kind', '=', kind)
          .where('id', '=', id)
          .execute();
      }),

    destroy: (id) =>
      run(async (tx) => {
        await tx
          .deleteFrom('identity_provider_state')
          .where('kind', '=', kind)
          .where('id', '=', id)
          .execute();
      }),

    revokeByGrantId: (grantId) =>
      run(async (tx) => {
        await tx.deleteFrom('identity_provider_state').where('grant_id', '=', grantId).execute();
      }),
  };
}

/**
 * The built-in provider's signing key, derived from 32 secret bytes, so that every process has it. All but one in 2^32
 * values are valid P-256 scalars; for that one `setPrivateKey` throws at the start.
 */
function providerKey(seed: Buffer): JWK {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(seed);
  const point = ecdh.getPublicKey();
  return {
    kty: 'EC',
    crv: 'P-256',
    alg: 'ES256',
    use: 'sig',
    kid: 'built-in',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: seed.toString('base64url'),
  };
}
