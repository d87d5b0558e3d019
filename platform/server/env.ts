import { type BlockList, isIP } from 'node:net';
import type { z } from 'zod';
import { isLoopback } from './client-address.ts';
import { examples, type logLevels, pairs, type programRoles, schema } from './env-schema.ts';
import { StartError } from './start-error.ts';

/** The operator's configuration, checked and in the units that the server uses. Made once, by `readEnv`. */
export type Env = {
  /** TCP port, 1 to 65535. */
  port: number;
  /** Address to listen on. */
  host: string;
  /** Absolute folder for the database, the files and the generated keys. */
  dataDir: string;
  /** Absolute folder of the built screens. */
  buildDir: string;
  /** Origin of our pages: scheme, host and port, no slash at the end. */
  publicUrl: string;
  /** Port of `publicUrl`; on http it is part of the cookies' names. The same in all processes behind one address. */
  publicPort: number;
  /** `publicUrl` first; on loopback also its other spelling (localhost, 127.0.0.1). */
  origins: string[];
  /** Proxies whose forwarding headers are trusted. */
  trustedProxies?: BlockList | undefined;
  /** Any PostgreSQL from 15 on; absent means the embedded one. */
  databaseUrl?: string;
  /** The same database for transactions alone, as a rule through a pooler; absent means `databaseUrl`. */
  databasePoolUrl?: string | undefined;
  /** The same for connections that listen or keep a lock; absent means `databaseUrl`. */
  databaseListenUrl?: string | undefined;
  /** A replica of it, for the figures and exports of staff; absent means that there is none. */
  databaseReadUrl?: string | undefined;
  /** Connections of this process to the database, jobs' apart; absent means 20. */
  databasePoolSize?: number | undefined;
  /** `web` and `worker` share the work of `all`, need DATABASE_URL, and leave migrations to `npm run migrate`. */
  role: (typeof programRoles)[number];
  /** Processes that serve pages on one port, with one more for jobs; 1 means that one process does everything. */
  processes: number;
  /** `s3://...`; absent means disk, in the folder `files` of the data folder. */
  storageUrl?: string;
  /** clamd, as `tcp://host:port` or `unix:/path`; absent means that nothing looks for viruses. */
  clamavUrl?: string | undefined;
  /** Absent means that e-mails are kept in the database. `from` is the sender's address. */
  smtp?: { url: string; from: string };
  /** Absent means the built-in identity provider. */
  google?: { clientId: string; clientSecret: string };
  /** The organisation whose Google accounts alone may hold a staff role, in lower case. */
  staffDomain?: string | undefined;
  /** Absent means built-in billing in test mode. Without `webhookSecret` Stripe's events get 503; `apiUrl` replaces its host. */
  stripe?: {
    secretKey: string;
    webhookSecret?: string;
    prices: { standard: string; premium: string };
    apiUrl?: string;
  };
  /** Absent means the assistant's built-in library. `apiUrl` as with Stripe; `model` is the name Google gives it. */
  gemini?: { apiKey: string; model: string; apiUrl?: string };
  /** Where questions about pets are sent, `/call/chat` below it; absent means the demonstration answer. */
  petAiUrl?: string;
  /** Google Ads conversion, 'AW-123456789/label'; absent means that none is reported. */
  adsConversionId?: string;
  /** First-admin key of the operator; absent means a generated one. */
  adminSetupKey?: string;
  /** 32 bytes that wrap the keys of the stored files; absent means generated into the data folder. */
  documentKey?: Buffer;
  /** The previous key, while files still need it. */
  documentKeyPrevious?: Buffer;
  /** Start although the stored documents cannot be opened with the key. */
  documentKeyIsLost: boolean;
  /** Start although files and database do not seem to belong together. */
  adoptFiles: boolean;
  /** Built-in providers serve beyond this machine; every page says so. */
  localProvidersBanner: boolean;
  /** ALLOW_LOCAL_PROVIDERS=yes: the built-in sign-in needs no sign-in word and serves through proxies. */
  localProvidersAllowed: boolean;
  logLevel: (typeof logLevels)[number];
  /** What a reader of `/metrics` has to bring; absent means that only this machine reads them, of an installation for itself. */
  metricsToken?: string | undefined;
  /** Statements that take as long are logged. */
  slowStatementMs: number;
  /** Start with the demo world. */
  demo: boolean;
};

/** One setting with a fault. Never carries the value: it may be a secret. */
export type EnvFault = { name: string; problem: string; example: string };

/** Thrown by `readEnv`; its message is the whole list, ready to print. */
export class EnvError extends StartError {
  override name = 'EnvError';
  readonly faults: EnvFault[];
  constructor(faults: EnvFault[]) {
    const lines = faults.map((f) => `  ${f.name}: ${f.problem}\n    example: ${f.name}=${f.example}`);
    if (faults.some((f) => f.problem === missingBeyondLoopback)) lines.push(trialHint);
    super(`The configuration cannot be used:\n${lines.join('\n')}`);
    this.faults = faults;
  }
}

const missingBeyondLoopback = 'is missing, and HOST or PUBLIC_URL reaches beyond this machine';

const trialHint =
  'For a trial, ALLOW_LOCAL_PROVIDERS=yes starts without these. Anyone who reaches it can then sign in as anyone.';

/**
 * Reads the configuration; an empty value counts as absent. Beyond loopback it refuses the built-in providers (identity,
 * document key, billing) unless ALLOW_LOCAL_PROVIDERS=yes: anyone could sign in as anyone and get any plan.
 * @throws EnvError with every fault.
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  const faults = parsed.success ? [] : parsed.error.issues.map((i) => fault(String(i.path[0]), i.message));
  for (const [one, other] of pairs) {
    if (Boolean(given[one]) === Boolean(given[other])) continue;
    const [absent, present] = given[one] ? [other, one] : [one, other];
    faults.push(fault(absent, `is missing while ${present} is set: set both or none`));
  }
  if (given.GOOGLE_HOSTED_DOMAIN && !given.GOOGLE_CLIENT_ID)
    faults.push(fault('GOOGLE_CLIENT_ID', 'is missing while GOOGLE_HOSTED_DOMAIN is set'));
  if ((given.ROLE === 'web' || given.ROLE === 'worker') && !given.DATABASE_URL)
    faults.push(
      fault(
        'DATABASE_URL',
        `is missing while ROLE=${given.ROLE}: one process alone has the embedded database`,
      ),
    );
  if (given.ROLE && given.ROLE !== 'all' && Number(given.PROCESSES) > 1)
    faults.push(fault('PROCESSES', `starts pages and jobs itself: leave it out while ROLE=${given.ROLE}`));
  for (const name of ['DATABASE_POOL_URL', 'DATABASE_LISTEN_URL', 'DATABASE_READ_URL'])
    if (given[name] && !given.DATABASE_URL)
      faults.push(fault('DATABASE_URL', `is missing while ${name} is set`));
  // Node's own switch: calls to other services could be intercepted.
  if (given.NODE_TLS_REJECT_UNAUTHORIZED === '0')
    faults.push(
      fault('NODE_TLS_REJECT_UNAUTHORIZED', 'switches off the check of every certificate: leave it out'),
    );
  if (!parsed.success) throw new EnvError(faults);

  const vars = parsed.data;
  const publicUrl = vars.PUBLIC_URL ?? defaultPublicUrl(vars.HOST, vars.PORT);
  const beyondLoopback = !isLoopback(vars.HOST) || !isLoopback(new URL(publicUrl).hostname);
  const standIns = beyondLoopback ? standInsFor(given) : [];
  if (vars.ALLOW_LOCAL_PROVIDERS === 'no') {
    for (const name of standIns) {
      if (!faults.some((f) => f.name === name)) faults.push(fault(name, missingBeyondLoopback));
    }
  }
  if (faults.length > 0) throw new EnvError(faults);

  return {
    port: vars.PORT,
    host: vars.HOST,
    dataDir: vars.DATA_DIR,
    buildDir: vars.BUILD_DIR,
    publicUrl,
    publicPort: portOf(new URL(publicUrl)),
    origins: [publicUrl, ...loopbackTwins(publicUrl)],
    trustedProxies: vars.TRUSTED_PROXIES,
    databaseUrl: vars.DATABASE_URL,
    databasePoolUrl: vars.DATABASE_POOL_URL,
    databaseListenUrl: vars.DATABASE_LISTEN_URL,
    databaseReadUrl: vars.DATABASE_READ_URL,
    databasePoolSize: vars.DATABASE_POOL_SIZE,
    role: vars.ROLE,
    processes: vars.PROCESSES,
    storageUrl: vars.STORAGE_URL,
    clamavUrl: vars.CLAMAV_URL,
    google:
      vars.GOOGLE_CLIENT_ID && vars.GOOGLE_CLIENT_SECRET
        ? { clientId: vars.GOOGLE_CLIENT_ID, clientSecret: vars.GOOGLE_CLIENT_SECRET }
        : undefined,
    staffDomain: vars.GOOGLE_HOSTED_DOMAIN,
    smtp: vars.SMTP_URL && vars.MAIL_FROM ? { url: vars.SMTP_URL, from: vars.MAIL_FROM } : undefined,
    stripe: stripeOf(vars),
    gemini: vars.GEMINI_API_KEY
      ? { apiKey: vars.GEMINI_API_KEY, model: vars.GEMINI_MODEL, apiUrl: vars.GEMINI_API_URL }
      : undefined,
    petAiUrl: vars.PET_AI_URL,
    adsConversionId: vars.ADS_CONVERSION_ID,
    adminSetupKey: vars.ADMIN_SETUP_KEY,
    documentKey: vars.DOCUMENT_KEY,
    documentKeyPrevious: vars.DOCUMENT_KEY_PREVIOUS,
    documentKeyIsLost: vars.DOCUMENT_KEY_LOST === 'yes',
    adoptFiles: vars.ADOPT_FILES === 'yes',
    localProvidersBanner: standIns.length > 0,
    localProvidersAllowed: vars.ALLOW_LOCAL_PROVIDERS === 'yes',
    logLevel: vars.LOG_LEVEL,
    metricsToken: vars.METRICS_TOKEN,
    slowStatementMs: vars.SLOW_STATEMENT_MS,
    demo: vars.DEMO === 'yes',
  };
}

/**
 * Hosts that the built-in providers accept: those of `origins`; with ALLOW_LOCAL_PROVIDERS=yes also the address that we
 * listen on, which nginx and Apache put in place of the visitor's Host, and a name without its port, as Debian's lines for
 * nginx (`proxy_params`) forward it.
 */
export function standInHosts({ origins, localProvidersAllowed, host, port }: Env): Set<string> {
  const hosts = origins.map((origin) => new URL(origin).host);
  if (!localProvidersAllowed) return new Set(hosts);
  const listening = defaultPublicUrl(host, port);
  const rewritten = [listening, ...loopbackTwins(listening)].map((url) => new URL(url).host);
  return new Set([...hosts, ...origins.map((origin) => new URL(origin).hostname), ...rewritten]);
}

const portOf = ({ port, protocol }: URL) => Number(port) || (protocol === 'https:' ? 443 : 80);

function standInsFor(given: NodeJS.ProcessEnv): string[] {
  return ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'DOCUMENT_KEY', 'STRIPE_SECRET_KEY'].filter(
    (name) => !given[name],
  );
}

function stripeOf(vars: z.output<typeof schema>): Env['stripe'] {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PRICE_STANDARD: standard,
    STRIPE_PRICE_PREMIUM: premium,
  } = vars;
  if (!secretKey || !standard || !premium) return undefined;
  return {
    secretKey,
    webhookSecret: vars.STRIPE_WEBHOOK_SECRET,
    prices: { standard, premium },
    apiUrl: vars.STRIPE_API_URL,
  };
}

function fault(name: string, problem: string): EnvFault {
  return { name, problem, example: examples[name] ?? '' };
}

/** A server on all addresses has none of its own: on this machine it is localhost. */
function defaultPublicUrl(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || (isIP(host) === 6 && /^[0:]+$/.test(host));
  const name = everywhere ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host;
  return new URL(`http://${name}:${port}`).origin;
}

/** Browsers treat http://localhost and http://127.0.0.1 as two sites, users do not. */
function loopbackTwins(publicUrl: string): string[] {
  const url = new URL(publicUrl);
  const twin = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }[url.hostname];
  if (!twin) return [];
  url.hostname = twin;
  return [url.origin];
}
