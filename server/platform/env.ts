import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

/** What the operator configured, checked and in the units the server uses. Made once, by `readEnv`. */
export type Env = {
  /** TCP port, 1 to 65535. */
  port: number;
  /** Address to listen on. */
  host: string;
  /** Absolute folder for the database, the files and the generated keys. */
  dataDir: string;
  /** Origin under which people reach us: scheme, host and port, no slash at the end. */
  publicUrl: string;
  /** `publicUrl` first; on a loopback address also the other spelling of it (localhost, 127.0.0.1). */
  origins: string[];
  /** Any PostgreSQL from 15 on; absent means the embedded one. */
  databaseUrl?: string;
  /** `s3://...`; absent means disk, in the folder `files` of the data folder. */
  storageUrl?: string;
  /** Absent means that e-mails are kept in the database. `from` is the sender's address. */
  smtp?: { url: string; from: string };
  /** Absent means the built-in identity provider. */
  google?: { clientId: string; clientSecret: string };
  /** First-admin key chosen by the operator; absent means that one is generated. */
  adminSetupKey?: string;
  /** 32 bytes that wrap the keys of the stored files; absent means generated into the data folder. */
  documentKey?: Buffer;
  /** True when built-in stand-ins serve beyond this machine, which every page then has to say. */
  localProvidersBanner: boolean;
  logLevel: (typeof logLevels)[number];
  /** Start with the demo world. */
  demo: boolean;
};

/** One setting that cannot be used as it is. Never carries the value: it may be a secret. */
export type EnvFault = { name: string; problem: string; example: string };

/** Thrown by `readEnv`; its message is the whole list, ready to print. */
export class EnvError extends Error {
  readonly faults: EnvFault[];
  constructor(faults: EnvFault[]) {
    const lines = faults.map((f) => `  ${f.name}: ${f.problem}\n    example: ${f.name}=${f.example}`);
    if (faults.some((f) => f.problem === missingBeyondLoopback)) lines.push(trialHint);
    super(`The configuration cannot be used:\n${lines.join('\n')}`);
    this.name = 'EnvError';
    this.faults = faults;
  }
}

const missingBeyondLoopback = 'is missing, and HOST or PUBLIC_URL reaches beyond this machine';

const trialHint =
  'For a trial, ALLOW_LOCAL_PROVIDERS=yes starts without these. Anyone who reaches it can then sign in as anyone.';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const examples: Record<string, string> = {
  PORT: '3000',
  HOST: '127.0.0.1',
  DATA_DIR: './data',
  PUBLIC_URL: 'https://visa.example.com',
  DATABASE_URL: 'postgres://user:password@db.example.com:5432/rumo',
  STORAGE_URL: 's3://key:secret@s3.example.com/bucket',
  SMTP_URL: 'smtp://user:password@mail.example.com:587',
  MAIL_FROM: 'rumo@example.com',
  GOOGLE_CLIENT_ID: '1234567890-abc.apps.googleusercontent.com',
  GOOGLE_CLIENT_SECRET: 'the secret shown beside the client id',
  ADMIN_SETUP_KEY: 'at-least-twenty-characters',
  DOCUMENT_KEY: 'the output of: openssl rand -base64 32',
  ALLOW_LOCAL_PROVIDERS: 'yes',
  LOG_LEVEL: 'info',
  DEMO: 'yes',
};

/** Settings that are of no use alone. */
const pairs = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['SMTP_URL', 'MAIL_FROM'],
] as const;

const yes = z.enum(['yes', 'no'], 'must be yes or no').default('no');

const schema = z.object({
  PORT: z
    .string()
    .default('3000')
    .refine((v) => /^\d{1,5}$/.test(v) && Number(v) >= 1 && Number(v) <= 65_535, {
      error: 'must be a whole number from 1 to 65535',
    })
    .transform(Number),
  HOST: z
    .string()
    .default('127.0.0.1')
    .refine((v) => isIP(v) > 0 || /^[a-z0-9.-]+$/i.test(v), { error: 'must be an address or a host name' }),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((v) => resolve(v)),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, { error: 'must be http:// or https:// with a host, without a path' })
    .transform((v) => new URL(v).origin)
    .optional(),
  DATABASE_URL: z
    .string()
    .refine(hasScheme('postgres:', 'postgresql:'), { error: 'must begin with postgres:// or postgresql://' })
    .optional(),
  STORAGE_URL: z
    .string()
    .refine(hasScheme('s3:'), { error: 'must begin with s3:// (leave it out to keep files on disk)' })
    .optional(),
  SMTP_URL: z
    .string()
    .refine((v) => hasScheme('smtp:', 'smtps:')(v) && Boolean(URL.parse(v)?.hostname), {
      error:
        'must begin with smtp:// or smtps:// and name a host (leave it out to keep e-mails in the database)',
    })
    .optional(),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  ADMIN_SETUP_KEY: z.string().min(20, 'must have at least 20 characters').optional(),
  DOCUMENT_KEY: z
    .string()
    .refine((v) => /^[A-Za-z0-9+/]{43}=$/.test(v), { error: 'must be 32 bytes in base64 (44 characters)' })
    .transform((v) => Buffer.from(v, 'base64'))
    .optional(),
  ALLOW_LOCAL_PROVIDERS: yes,
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  DEMO: yes,
});

/**
 * Reads the configuration from the environment; an empty value counts as absent.
 * Beyond loopback the stand-ins (identity provider, generated document key) are refused unless
 * ALLOW_LOCAL_PROVIDERS=yes, because anyone could sign in as anyone.
 * @throws EnvError listing every fault at once.
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
    publicUrl,
    origins: [publicUrl, ...loopbackTwins(publicUrl)],
    databaseUrl: vars.DATABASE_URL,
    storageUrl: vars.STORAGE_URL,
    google:
      vars.GOOGLE_CLIENT_ID && vars.GOOGLE_CLIENT_SECRET
        ? { clientId: vars.GOOGLE_CLIENT_ID, clientSecret: vars.GOOGLE_CLIENT_SECRET }
        : undefined,
    smtp: vars.SMTP_URL && vars.MAIL_FROM ? { url: vars.SMTP_URL, from: vars.MAIL_FROM } : undefined,
    adminSetupKey: vars.ADMIN_SETUP_KEY,
    documentKey: vars.DOCUMENT_KEY,
    localProvidersBanner: standIns.length > 0,
    logLevel: vars.LOG_LEVEL,
    demo: vars.DEMO === 'yes',
  };
}

function standInsFor(given: NodeJS.ProcessEnv): string[] {
  return ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'DOCUMENT_KEY'].filter((name) => !given[name]);
}

function fault(name: string, problem: string): EnvFault {
  return { name, problem, example: examples[name] ?? '' };
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return false;
  return url.pathname === '/' && !url.search && !url.hash && !url.username;
}

function hasScheme(...schemes: string[]): (value: string) => boolean {
  return (value) => schemes.includes(URL.parse(value)?.protocol ?? '');
}

/** True for names and addresses that only this machine can reach. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d+){3}$/.test(name)
  );
}

/** A server that listens on every address has no address of its own: people on this machine say localhost. */
function defaultPublicUrl(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || (isIP(host) === 6 && /^[0:]+$/.test(host));
  const name = everywhere ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host;
  return new URL(`http://${name}:${port}`).origin;
}

/** Browsers keep http://localhost and http://127.0.0.1 apart, people do not. */
function loopbackTwins(publicUrl: string): string[] {
  const url = new URL(publicUrl);
  const twin = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }[url.hostname];
  if (!twin) return [];
  url.hostname = twin;
  return [url.origin];
}
