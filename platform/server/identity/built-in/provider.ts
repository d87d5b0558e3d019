import { type Context, Provider } from 'oidc-provider';
import { preferredLanguage } from '#platform/shared/languages.ts';
import type { Env } from '../../env.ts';
import type { Log } from '../../log.ts';
import type { Secrets } from '../../secrets.ts';
import { problemPage } from './chooser-page.ts';
import { providerKey } from './provider-key.ts';
import type { ProviderState } from './provider-state.ts';

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
