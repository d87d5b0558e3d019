import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvError, readEnv, standInHosts } from './env.ts';

const key = Buffer.alloc(32, 7).toString('base64');
const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PRICE_STANDARD: 'price_1',
  STRIPE_PRICE_PREMIUM: 'price_2',
};
const all = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'DOCUMENT_KEY', 'STRIPE_SECRET_KEY'];

describe('an operator who sets nothing', () => {
  it('gets a server for this machine only', () => {
    expect(readEnv({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      buildDir: resolve('build'),
      publicUrl: 'http://127.0.0.1:3000',
      publicPort: 3000,
      origins: ['http://127.0.0.1:3000', 'http://localhost:3000'],
      databaseUrl: undefined,
      role: 'all',
      processes: 1,
      storageUrl: undefined,
      google: undefined,
      smtp: undefined,
      stripe: undefined,
      gemini: undefined,
      petAiUrl: undefined,
      adsConversionId: undefined,
      adminSetupKey: undefined,
      documentKey: undefined,
      documentKeyIsLost: false,
      trustedProxies: undefined,
      adoptFiles: false,
      localProvidersAllowed: false,
      localProvidersBanner: false,
      logLevel: 'info',
      slowStatementMs: 500,
      demo: false,
    });
  });

  it('may leave lines of an env file empty', () => {
    expect(readEnv({ PORT: '', PUBLIC_URL: '', GOOGLE_CLIENT_ID: '', DEMO: '' })).toEqual(readEnv({}));
  });
});

describe('an operator who sets everything', () => {
  it('finds every setting in its place', () => {
    const env = readEnv({
      ...google,
      ...stripe,
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_URL: 'http://127.0.0.1:9/',
      GEMINI_API_KEY: 'gemini',
      PET_AI_URL: 'https://pets.example.com/',
      ADS_CONVERSION_ID: 'AW-1/a_b',
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/rumo data',
      PUBLIC_URL: 'https://visa.example.com/',
      DATABASE_URL: 'postgresql://u:p@db/rumo?sslmode=verify-full',
      DATABASE_POOL_SIZE: '40',
      ROLE: 'web',
      STORAGE_URL: 's3://k:s@s3.example.com/bucket',
      SMTP_URL: 'smtps://u:p@mail.example.com',
      MAIL_FROM: 'rumo@example.com',
      ADMIN_SETUP_KEY: 'x'.repeat(20),
      DOCUMENT_KEY: key,
      LOG_LEVEL: 'debug',
      DEMO: 'yes',
    });
    expect(env).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/srv/rumo data',
      buildDir: resolve('build'),
      publicUrl: 'https://visa.example.com',
      origins: ['https://visa.example.com'],
      databasePoolSize: 40,
      role: 'web',
      google: { clientId: 'id', clientSecret: 'secret' },
      smtp: { url: 'smtps://u:p@mail.example.com', from: 'rumo@example.com' },
      stripe: {
        secretKey: 'sk_test_1',
        webhookSecret: 'whsec_1',
        prices: { standard: 'price_1', premium: 'price_2' },
        apiUrl: 'http://127.0.0.1:9',
      },
      gemini: { apiKey: 'gemini', model: 'gemini-2.5-flash' },
      petAiUrl: 'https://pets.example.com',
      adsConversionId: 'AW-1/a_b',
      localProvidersBanner: false,
      logLevel: 'debug',
      demo: true,
    });
    expect(env.documentKey).toEqual(Buffer.alloc(32, 7));
  });
});

describe('the default address', () => {
  const open = { ALLOW_LOCAL_PROVIDERS: 'yes' };
  it.each([
    [{ HOST: 'localhost', PORT: '80' }, 'http://localhost'],
    [{ HOST: '::1', PORT: '4000' }, 'http://[::1]:4000'],
    [{ HOST: '0.0.0.0', PORT: '4000', ...open }, 'http://localhost:4000'],
    [{ HOST: '::', PORT: '4000', ...open }, 'http://localhost:4000'],
    [{ HOST: '10.0.0.7', PORT: '4000', ...open }, 'http://10.0.0.7:4000'],
  ])('for %o is %s', (source, publicUrl) => {
    expect(readEnv(source).publicUrl).toBe(publicUrl);
  });
});

describe('where the built-in stand-ins answer', () => {
  const proxied = { PUBLIC_URL: 'http://localhost:8080', PORT: '4000' };
  it('is the public address alone', () => {
    expect([...standInHosts(readEnv(proxied))]).toEqual(['localhost:8080', '127.0.0.1:8080']);
  });
  it('where they were allowed, also what a proxy that rewrites Host puts there', () => {
    const hosts = standInHosts(readEnv({ ...proxied, HOST: '0.0.0.0', ALLOW_LOCAL_PROVIDERS: 'yes' }));
    expect(hosts).toContain('127.0.0.1:4000');
    expect(hosts).toContain('localhost');
    expect(hosts).not.toContain('rebound.example:4000');
  });
});

describe('a configuration that cannot be used', () => {
  const beyond = { PUBLIC_URL: 'https://visa.example.com' };
  it.each<[NodeJS.ProcessEnv, string[]]>([
    [{ PORT: 'web' }, ['PORT']],
    [{ PORT: '0' }, ['PORT']],
    [{ PORT: '65536' }, ['PORT']],
    [{ PORT: '3e3' }, ['PORT']],
    [{ HOST: 'http://localhost' }, ['HOST']],
    [{ PUBLIC_URL: 'visa.example.com' }, ['PUBLIC_URL']],
    [{ PUBLIC_URL: 'ftp://127.0.0.1' }, ['PUBLIC_URL']],
    [{ PUBLIC_URL: 'http://127.0.0.1/app' }, ['PUBLIC_URL']],
    [{ PUBLIC_URL: 'http://me:secret@127.0.0.1' }, ['PUBLIC_URL']],
    [{ DATABASE_URL: 'mysql://db/rumo' }, ['DATABASE_URL']],
    [{ DATABASE_POOL_URL: 'postgres://localhost:6432/rumo' }, ['DATABASE_URL']],
    [{ DATABASE_LISTEN_URL: 'postgres://localhost/rumo' }, ['DATABASE_URL']],
    [{ DATABASE_READ_URL: 'postgres://localhost/rumo' }, ['DATABASE_URL']],
    ...['DATABASE_POOL_URL', 'DATABASE_LISTEN_URL', 'DATABASE_READ_URL'].flatMap(
      (name): [NodeJS.ProcessEnv, string[]][] => [
        [{ DATABASE_URL: 'postgres:///rumo', [name]: 'localhost:6432' }, [name]],
        [{ DATABASE_URL: 'postgres:///rumo', [name]: 'postgres://db.example.com/rumo' }, [name]],
      ],
    ),
    [{ ROLE: 'jobs' }, ['ROLE']],
    [{ PROCESSES: '0' }, ['PROCESSES']],
    [{ PROCESSES: 'many' }, ['PROCESSES']],
    [{ DATABASE_URL: 'postgres:///rumo', ROLE: 'web', PROCESSES: '2' }, ['PROCESSES']],
    [{ ROLE: 'web' }, ['DATABASE_URL']],
    [{ ROLE: 'worker' }, ['DATABASE_URL']],
    [{ DATABASE_POOL_SIZE: '3' }, ['DATABASE_POOL_SIZE']],
    [{ DATABASE_POOL_SIZE: 'many' }, ['DATABASE_POOL_SIZE']],
    [{ DATABASE_URL: 'postgres://u:p@db/rumo' }, ['DATABASE_URL']],
    [{ DATABASE_URL: 'postgres://u:p@db/rumo?sslmode=no-verify' }, ['DATABASE_URL']],
    [{ DATABASE_URL: 'postgres://u:p@db/rumo?sslmode=require' }, ['DATABASE_URL']],
    [{ STORAGE_URL: '/srv/files' }, ['STORAGE_URL']],
    [{ STORAGE_URL: 's3://k:s@s3.example.com/bucket?tls=no' }, ['STORAGE_URL']],
    [{ CLAMAV_URL: 'tcp://scanner:3310' }, ['CLAMAV_URL']],
    [{ NODE_TLS_REJECT_UNAUTHORIZED: '0' }, ['NODE_TLS_REJECT_UNAUTHORIZED']],
    [{ GOOGLE_CLIENT_ID: 'id' }, ['GOOGLE_CLIENT_SECRET']],
    [{ SMTP_URL: 'mail.example.com', MAIL_FROM: 'a@example.com' }, ['SMTP_URL']],
    [{ SMTP_URL: 'https://mail.example.com', MAIL_FROM: 'a@example.com' }, ['SMTP_URL']],
    [{ SMTP_URL: 'smtp://', MAIL_FROM: 'a@example.com' }, ['SMTP_URL']],
    [{ SMTP_URL: 'smtp://mail.example.com' }, ['MAIL_FROM']],
    [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'us' }, ['MAIL_FROM']],
    [{ MAIL_FROM: 'a@example.com' }, ['SMTP_URL']],
    [{ GOOGLE_CLIENT_SECRET: 'secret' }, ['GOOGLE_CLIENT_ID']],
    [{ ADMIN_SETUP_KEY: 'x'.repeat(19) }, ['ADMIN_SETUP_KEY']],
    [{ DOCUMENT_KEY: 'short' }, ['DOCUMENT_KEY']],
    [{ DOCUMENT_KEY: Buffer.alloc(33).toString('base64') }, ['DOCUMENT_KEY']],
    [{ ALLOW_LOCAL_PROVIDERS: 'true' }, ['ALLOW_LOCAL_PROVIDERS']],
    [{ LOG_LEVEL: 'loud' }, ['LOG_LEVEL']],
    [{ DEMO: '1' }, ['DEMO']],
    [{ PORT: 'x', LOG_LEVEL: 'loud', GOOGLE_CLIENT_ID: 'id' }, ['PORT', 'LOG_LEVEL', 'GOOGLE_CLIENT_SECRET']],
    [{ STRIPE_SECRET_KEY: 'secret' }, ['STRIPE_SECRET_KEY', 'STRIPE_PRICE_STANDARD', 'STRIPE_PRICE_PREMIUM']],
    [{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PRICE_STANDARD: 'price_1' }, ['STRIPE_PRICE_PREMIUM']],
    [{ ...stripe, STRIPE_WEBHOOK_SECRET: 'secret' }, ['STRIPE_WEBHOOK_SECRET']],
    [{ PET_AI_URL: 'pets.example.com' }, ['PET_AI_URL']],
    [{ PET_AI_URL: 'http://pets.example.com' }, ['PET_AI_URL']],
    [{ STRIPE_API_URL: 'http://stripe.example.com' }, ['STRIPE_API_URL']],
    [{ GEMINI_API_URL: 'http://gemini.example.com' }, ['GEMINI_API_URL']],
    [{ ADS_CONVERSION_ID: 'UA-1' }, ['ADS_CONVERSION_ID']],
    [beyond, all],
    [{ HOST: '0.0.0.0' }, all],
    [{ ...beyond, ...stripe, GOOGLE_CLIENT_ID: 'id', DOCUMENT_KEY: key }, ['GOOGLE_CLIENT_SECRET']],
    [{ ...beyond, ...stripe, DOCUMENT_KEY: key }, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']],
    [{ ...beyond, ...stripe, ...google }, ['DOCUMENT_KEY']],
    [{ ...beyond, ...stripe, ...google, ALLOW_LOCAL_PROVIDERS: 'no' }, ['DOCUMENT_KEY']],
    [{ PUBLIC_URL: 'http://127.0.0.1.example.com', ...google, ...stripe }, ['DOCUMENT_KEY']],
  ])('%o names its faults', (source, names) => {
    expect(faultsOf(source).map((f) => f.name)).toEqual(names);
  });

  it.each([
    { DATABASE_URL: 'postgres://u:p@db/rumo?sslmode=disable' },
    { DATABASE_URL: 'postgres://u:p@127.0.0.1/rumo' },
    { DATABASE_URL: 'postgres:///rumo?host=/run/postgresql' },
    { STORAGE_URL: 's3://k:s@localhost:9000/bucket?tls=no' },
    { CLAMAV_URL: 'tcp://127.0.0.1:3310' },
    { CLAMAV_URL: 'unix:/run/clamav/clamd.ctl' },
    { PET_AI_URL: 'http://127.0.0.1:8080' },
  ])('%o stays on this machine, or says that the way is private', (source) => {
    expect(() => readEnv(source)).not.toThrow();
  });

  it('is explained in one list with an example for each fault, without repeating a secret', () => {
    const error = errorOf({ PORT: 'web', ADMIN_SETUP_KEY: 'hunter2' });
    expect(error.message).toBe(
      [
        'The configuration cannot be used:',
        '  PORT: must be a whole number from 1 to 65535',
        '    example: PORT=3000',
        '  ADMIN_SETUP_KEY: must have at least 20 characters',
        '    example: ADMIN_SETUP_KEY=at-least-twenty-characters',
      ].join('\n'),
    );
  });
});

describe('stand-ins beyond this machine', () => {
  it('are refused with the one way to allow them', () => {
    expect(errorOf({ HOST: '0.0.0.0' }).message).toContain('ALLOW_LOCAL_PROVIDERS=yes starts without these');
    expect(errorOf({ PORT: 'web' }).message).not.toContain('ALLOW_LOCAL_PROVIDERS');
  });

  it('start when they are allowed, and every page says so', () => {
    expect(readEnv({ HOST: '0.0.0.0', ALLOW_LOCAL_PROVIDERS: 'yes' }).localProvidersBanner).toBe(true);
  });

  it('need no banner when none is left', () => {
    const env = readEnv({
      HOST: '0.0.0.0',
      ALLOW_LOCAL_PROVIDERS: 'yes',
      ...google,
      ...stripe,
      DOCUMENT_KEY: key,
    });
    expect(env.localProvidersBanner).toBe(false);
  });

  it('need no permission on this machine, whatever it is called', () => {
    for (const host of ['localhost', 'rumo.localhost', '127.0.0.1', '127.1.2.3', '[::1]']) {
      expect(readEnv({ PUBLIC_URL: `http://${host}:3000` }).localProvidersBanner).toBe(false);
    }
  });
});

function faultsOf(source: NodeJS.ProcessEnv) {
  return errorOf(source).faults;
}

function errorOf(source: NodeJS.ProcessEnv): EnvError {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error;
    throw error;
  }
  throw new Error('the configuration was accepted');
}
