import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { isLoopback, parseTrustedProxies } from './client-address.ts';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** An example value for each name, shown with a fault. */
export const examples: Record<string, string> = {
  PORT: '3000',
  HOST: '127.0.0.1',
  DATA_DIR: './data',
  BUILD_DIR: 'build',
  PUBLIC_URL: 'https://visa.example.com',
  TRUSTED_PROXIES: 'loopback',
  DATABASE_URL: 'postgres://user:password@db.example.com:5432/rumo?sslmode=verify-full',
  DATABASE_POOL_URL: 'postgres://pooler.example.com:6432/rumo?sslmode=verify-full',
  DATABASE_LISTEN_URL: 'postgres://db.example.com:5432/rumo?sslmode=verify-full',
  DATABASE_READ_URL: 'postgres://replica.example.com:5432/rumo?sslmode=verify-full',
  DATABASE_POOL_SIZE: '20',
  ROLE: 'web',
  PROCESSES: '2',
  STORAGE_URL: 's3://key:secret@s3.example.com/bucket',
  CLAMAV_URL: 'unix:/run/clamav/clamd.ctl',
  SMTP_URL: 'smtp://user:password@mail.example.com:587',
  MAIL_FROM: 'rumo@example.com',
  GOOGLE_CLIENT_ID: '1234567890-abc.apps.googleusercontent.com',
  GOOGLE_CLIENT_SECRET: 'the secret shown beside the client id',
  GOOGLE_HOSTED_DOMAIN: 'example.com',
  STRIPE_SECRET_KEY: 'sk_live_...',
  STRIPE_WEBHOOK_SECRET: 'whsec_...',
  STRIPE_PRICE_STANDARD: 'price_...',
  STRIPE_PRICE_PREMIUM: 'price_...',
  STRIPE_API_URL: 'https://api.stripe.com',
  GEMINI_API_KEY: 'the key shown in Google AI Studio',
  GEMINI_MODEL: 'gemini-2.5-flash',
  GEMINI_API_URL: 'https://generativelanguage.googleapis.com',
  PET_AI_URL: 'https://pets.example.com',
  ADS_CONVERSION_ID: 'AW-123456789/AbC-D_efG',
  ADMIN_SETUP_KEY: 'at-least-twenty-characters',
  DOCUMENT_KEY: 'the output of: openssl rand -base64 32',
  DOCUMENT_KEY_PREVIOUS: 'what DOCUMENT_KEY was before',
  DOCUMENT_KEY_LOST: 'yes',
  ADOPT_FILES: 'yes',
  ALLOW_LOCAL_PROVIDERS: 'yes',
  LOG_LEVEL: 'info',
  METRICS_TOKEN: 'the output of: openssl rand -hex 32',
  SLOW_STATEMENT_MS: '500',
  DEMO: 'yes',
};

/** Settings that need each other. */
export const pairs = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PRICE_STANDARD'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PRICE_PREMIUM'],
] as const;

const yes = z.enum(['yes', 'no'], 'must be yes or no').default('no');

const key = z
  .string()
  .refine((v) => /^[A-Za-z0-9+/]{43}=$/.test(v), { error: 'must be 32 bytes in base64 (44 characters)' })
  .transform((v) => Buffer.from(v, 'base64'))
  .optional();

const webAddress = z
  .string()
  .refine(hasScheme('http:', 'https:'), { error: 'must begin with https:// or http://', abort: true })
  .refine((v) => v.startsWith('https:') || staysHere(v), { error: 'must begin with https://' })
  .transform((v) => v.replace(/\/{1,9}$/, ''))
  .optional();

function startsWith(...beginnings: string[]) {
  return z
    .string()
    .refine((v) => beginnings.some((beginning) => v.startsWith(beginning)), {
      error: `must begin with ${beginnings.join(' or ')}`,
    })
    .optional();
}

/** On another machine the connection has to be encrypted, or the operator says that nobody else reaches the network. */
const databaseAddress = z
  .string()
  .refine(hasScheme('postgres:', 'postgresql:'), {
    error: 'must begin with postgres:// or postgresql://',
    abort: true,
  })
  .refine((v) => staysHere(v) || /[?&]sslmode=(verify-full|disable)(&|$)/.test(v), {
    error:
      'must end with ?sslmode=verify-full, or with ?sslmode=disable where nobody else can reach the network in between',
  })
  .optional();

/** What a process does: everything, or only pages and their calls, or only jobs. */
export const programRoles = ['all', 'web', 'worker'] as const;

/** Every environment variable, as it comes in and as the server uses it. */
export const schema = z.object({
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
  BUILD_DIR: z
    .string()
    .default('build')
    .transform((v) => resolve(v)),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, { error: 'must be http:// or https:// with a host, without a path' })
    .transform((v) => new URL(v).origin)
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .refine((v) => parseTrustedProxies(v) !== undefined, {
      error: 'must list addresses, ranges (10.0.0.0/8), or the words loopback and uniquelocal',
    })
    .transform(parseTrustedProxies)
    .optional(),
  DATABASE_URL: databaseAddress,
  DATABASE_POOL_URL: databaseAddress,
  DATABASE_LISTEN_URL: databaseAddress,
  DATABASE_READ_URL: databaseAddress,
  DATABASE_POOL_SIZE: z
    .string()
    .refine((v) => /^\d{1,3}$/.test(v) && Number(v) >= 4, { error: 'must be a whole number from 4 to 999' })
    .transform(Number)
    .optional(),
  PROCESSES: z
    .string()
    .default('1')
    .refine((v) => /^\d{1,2}$/.test(v) && Number(v) >= 1 && Number(v) <= 64, {
      error: 'must be a whole number from 1 to 64',
    })
    .transform(Number),
  ROLE: z.enum(programRoles, `must be one of ${programRoles.join(', ')}`).default('all'),
  STORAGE_URL: z
    .string()
    .refine(hasScheme('s3:'), {
      error: 'must begin with s3:// (leave it out to keep files on disk)',
      abort: true,
    })
    .refine((v) => staysHere(v) || !/[?&]tls=no(&|$)/.test(v), {
      error: 'may say tls=no of a store on this machine alone',
    })
    .optional(),
  CLAMAV_URL: z
    .string()
    .refine((v) => /^unix:\/./.test(v) || (hasScheme('tcp:')(v) && Boolean(URL.parse(v)?.hostname)), {
      error: 'must be tcp://host:port or unix:/path (leave it out to go without a virus scanner)',
      abort: true,
    })
    .refine((v) => v.startsWith('unix:') || staysHere(v), {
      error: 'must be on this machine, because clamd knows no encryption; a tunnel to another may begin here',
    })
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
  GOOGLE_HOSTED_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'must be a domain, for example example.com')
    .max(253)
    .transform((v) => v.toLowerCase())
    .optional(),
  STRIPE_SECRET_KEY: startsWith('sk_', 'rk_'),
  STRIPE_WEBHOOK_SECRET: startsWith('whsec_'),
  STRIPE_PRICE_STANDARD: startsWith('price_'),
  STRIPE_PRICE_PREMIUM: startsWith('price_'),
  STRIPE_API_URL: webAddress,
  GEMINI_API_KEY: z.string().optional(),
  GEMINI_MODEL: z.string().default('gemini-2.5-flash'),
  GEMINI_API_URL: webAddress,
  PET_AI_URL: webAddress,
  ADS_CONVERSION_ID: z
    .string()
    .regex(/^AW-\d+\/[\w-]+$/, 'must look like AW-123456789/label')
    .optional(),
  ADMIN_SETUP_KEY: z.string().min(20, 'must have at least 20 characters').optional(),
  DOCUMENT_KEY: key,
  DOCUMENT_KEY_PREVIOUS: key,
  DOCUMENT_KEY_LOST: yes,
  ADOPT_FILES: yes,
  ALLOW_LOCAL_PROVIDERS: yes,
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{20,200}$/, 'must have 20 to 200 letters, digits or . _ ~ + / = -')
    .optional(),
  SLOW_STATEMENT_MS: z
    .string()
    .default('500')
    .refine((v) => /^\d{1,6}$/.test(v), { error: 'must be a whole number of milliseconds' })
    .transform(Number),
  DEMO: yes,
});

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return false;
  return url.pathname === '/' && !url.search && !url.hash && !url.username;
}

/** Whether an address stays on this machine; one without a host is a socket. */
function staysHere(address: string): boolean {
  const host = URL.parse(address)?.hostname;
  return !host || isLoopback(host);
}

function hasScheme(...schemes: string[]): (value: string) => boolean {
  return (value) => schemes.includes(URL.parse(value)?.protocol ?? '');
}
