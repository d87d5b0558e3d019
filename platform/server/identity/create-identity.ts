import { isLoopback } from '../client-address.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database.ts';
import { type Env, standInHosts } from '../env.ts';
import { inProcessFetch } from '../in-process-fetch.ts';
import type { Log } from '../log.ts';
import type { Secrets } from '../secrets.ts';
import { builtInIssuer, readDemoPeople } from './built-in/built-in-people.ts';
import { providerPages } from './built-in/pages.ts';
import { clientId, createProvider, providerState } from './built-in/provider.ts';
import { signInWord } from './built-in/sign-in-word.ts';
import type { Identity } from './identity.ts';
import { openIdIdentity } from './openid-identity.ts';

const google = 'https://accounts.google.com';

interface Deps {
  env: Env;
  secrets: Secrets;
  database: Database;
  clock: Clock;
  log: Log;
}

/**
 * Google when configured, else the built-in provider. Throws when that would serve beyond this machine without permission,
 * which `readEnv` refuses already.
 */
export function createIdentity(deps: Deps): Identity {
  const { env } = deps;
  if (env.google) {
    return openIdIdentity({
      mode: 'google',
      issuer: google,
      accountIssuer: google,
      ...env.google,
      algorithm: 'RS256',
      prompt: 'select_account',
    });
  }
  const local = isLoopback(env.host) && isLoopback(new URL(env.publicUrl).hostname);
  if (!local && !env.localProvidersBanner) {
    throw new Error('The built-in sign-in serves this machine alone');
  }
  return builtInIdentity(deps);
}

function builtInIdentity({ env, secrets, database, clock, log }: Deps): Identity {
  const word = env.localProvidersAllowed ? undefined : signInWord(env, secrets, clock);
  const builtIn = createProvider({ env, secrets, log, state: (kind) => providerState(database, kind) });
  const pages = providerPages({
    builtIn,
    publicUrl: env.publicUrl,
    origins: env.origins,
    hosts: standInHosts(env),
    log,
    word,
    people: async () => (env.demo ? readDemoPeople(database) : []),
  });
  const identity = openIdIdentity({
    mode: 'built-in',
    issuer: `${env.publicUrl}/idp`,
    accountIssuer: builtInIssuer,
    clientId,
    clientSecret: secrets.derive('provider-client').toString('base64url'),
    algorithm: 'ES256',
    prompt: 'login',
    fetch: inProcessFetch(pages),
    insecure: env.publicUrl.startsWith('http:'),
  });
  return { ...identity, pages, signInWord: word?.word };
}
