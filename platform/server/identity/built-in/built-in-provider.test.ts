import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { breakOff } from '#tests/support/break-off.ts';
import { aBrowser } from '#tests/support/browser.ts';
import { aServer } from '#tests/support/server.ts';
import { readEnv } from '../../env.ts';
import { createLog } from '../../log.ts';
import { createSecrets } from '../../secrets.ts';
import { createIdentity } from '../create-identity.ts';
import { subjectOf } from './built-in-people.ts';

const server = aServer();
const demo = aServer({ env: { DEMO: 'yes' } });
const visitor = (where = server) => aBrowser(() => where.url);

const pageOf = async (browser: ReturnType<typeof visitor>, address: URL) => {
  const answer = await browser.visit(address.href);
  return { answer, html: await answer.text() };
};

describe('the account chooser', () => {
  test('says what it is, has the two fields and runs no script', async () => {
    const browser = visitor();
    const { answer, html } = await pageOf(browser, await browser.begin());
    expect(answer.status).toBe(200);
    expect(html).toContain('This is the built-in sign-in of this machine');
    expect(html).toMatch(/<label for="email">Email<\/label>/);
    expect(html).toMatch(/<label for="name">Name<\/label>/);
    expect(html).toContain('<button class="primary" type="submit">Sign in</button>');
    expect(html).not.toContain('<script');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src|unsafe/);
    for (const [name, value] of [
      ['x-content-type-options', 'nosniff'],
      ['x-frame-options', 'DENY'],
      ['cache-control', 'no-store'],
      ['referrer-policy', 'same-origin'],
    ] as const) {
      expect(answer.headers.get(name)).toBe(value);
    }
  });

  test('speaks the language of the page where somebody began, also when they make a mistake', async () => {
    const browser = visitor();
    const page = await browser.begin('/pt/auth/callback');
    const { html } = await pageOf(browser, page);
    expect(html).toContain('<html lang="pt-PT">');
    expect(html).toContain('Este é o início de sessão incorporado nesta máquina.');
    const answer = await browser.visit(page.href, {
      method: 'POST',
      body: new URLSearchParams({ email: '' }),
    });
    expect(await answer.text()).toContain('Indique um endereço de e-mail, por exemplo, maria@example.com.');
    const stranger = await visitor().visit(page.href, { headers: { 'accept-language': 'pt' } });
    expect(await stranger.text()).toContain('<a href="/pt/auth">Começar de novo</a>');
  });

  test('takes a name without the control characters in it', async () => {
    const { user } = await visitor().signIn('control@example.com', 'Ma\0ria\u0007');
    expect(user.user_metadata.full_name).toBe('Maria');
  });

  test('somebody who goes away in the middle of the form is no failure', async () => {
    const browser = visitor();
    const page = await browser.begin();
    const before = server.lines.length;
    await breakOff(page, { headers: { Cookie: browser.cookieFor(page.pathname) } });
    expect((await browser.visit(page.href)).status).toBe(200);
    expect(server.lines.slice(before).filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  test.each(['', 'maria', '@example.com', 'maria@', `${'m'.repeat(320)}@example.com`])(
    'asks again for an address instead of %j, and keeps what was typed',
    async (email) => {
      const browser = visitor();
      const body = new URLSearchParams({ email, name: '<b>"Maria"</b>' });
      const answer = await browser.visit((await browser.begin()).href, { method: 'POST', body });
      expect(answer.status).toBe(422);
      const html = await answer.text();
      expect(html).toContain('Enter an e-mail address, for example maria@example.com.');
      expect(html).toContain('aria-invalid="true" aria-describedby="email-problem"');
      expect(html).toContain('value="&lt;b&gt;&quot;Maria&quot;&lt;/b&gt;"');
    },
  );

  test('takes no form of more than 8 kB', async () => {
    const browser = visitor();
    const body = new URLSearchParams({ email: 'maria@example.com', name: 'x'.repeat(9_000) });
    const answer = await browser.visit((await browser.begin()).href, { method: 'POST', body });
    expect(answer.status).toBe(413);
  });

  test('belongs to the browser that came for it', async () => {
    const page = await visitor().begin();
    const { answer, html } = await pageOf(visitor(), page);
    expect(answer.status).toBe(400);
    expect(html).toContain('This sign-in cannot continue');
  });

  test('offers the people of the demo world, and nobody elsewhere', async () => {
    const account = { issuer: 'built-in', email: 'helena@example.com', display_name: 'Helena <Duarte>' };
    for (const { root } of [server, demo]) {
      await root
        .insertInto('accounts')
        .values({ ...account, subject: subjectOf(account.email) })
        .execute();
    }
    const inDemo = visitor(demo);
    const page = await inDemo.begin();
    expect((await pageOf(inDemo, page)).html).toContain('Helena &lt;Duarte&gt;');
    const end = await inDemo.choose(page, account.email, account.display_name);
    expect(end.searchParams.get('code')).toBeTruthy();
    expect(await demo.root.selectFrom('accounts').select('id').execute()).toHaveLength(1);

    const elsewhere = visitor();
    expect((await pageOf(elsewhere, await elsewhere.begin())).html).not.toContain('Helena');
  });

  test('serves its own style and font', async () => {
    const style = await visitor().visit('/idp/style.css');
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await style.text()).toMatch(
      /@media \(prefers-color-scheme: dark\) \{ :root \{\s*color-scheme: dark/,
    );
    expect((await visitor().visit('/idp/font.woff2')).status).toBe(200);
  });
});

describe('the built-in provider', () => {
  test.each(['evil.example', 'rumo.ngrok.example', '127.0.0.1.evil.example', '127.0.0.1:1'])(
    'does not serve under another name: %s',
    async (host) => {
      expect(await statusUnder(host, '/idp/.well-known/openid-configuration')).toBe(421);
      expect(await statusUnder(host, '/idp/interaction/x')).toBe(421);
    },
  );

  test('names PUBLIC_URL in its metadata whatever the headers say', async () => {
    const answer = await visitor().visit('/idp/.well-known/openid-configuration', {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    const text = await answer.text();
    expect(JSON.parse(text).token_endpoint).toBe(`${server.url}/idp/token`);
    expect(text).not.toContain('evil.example');
  });

  test('knows people by their address, across restarts, ports and data folders', async () => {
    const onOne = await visitor().signIn('same@example.com');
    const onOther = await visitor(demo).signIn(' SAME@example.com ');
    const subject = (where: typeof server, id: string) =>
      where.root.selectFrom('accounts').select(['issuer', 'subject']).where('id', '=', id).executeTakeFirst();
    expect(await subject(server, onOne.user.id)).toEqual(await subject(demo, onOther.user.id));
  });

  test.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://visa.example.com' }])(
    'is not made beyond this machine, even if the check at the start were missing: %j',
    (reach) => {
      const env = readEnv({ ...reach, ALLOW_LOCAL_PROVIDERS: 'yes' });
      const deps = {
        secrets: createSecrets(Buffer.alloc(32)),
        database: server.database,
        clock: () => new Date(),
        log: createLog('silent'),
      };
      expect(() => createIdentity({ ...deps, env: { ...env, localProvidersBanner: false } })).toThrow();
      expect(createIdentity({ ...deps, env }).mode).toBe('built-in');
    },
  );

  test('is not there when Google is configured', () => {
    const env = readEnv({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' });
    const identity = createIdentity({
      env,
      secrets: createSecrets(Buffer.alloc(32)),
      database: server.database,
      clock: () => new Date(),
      log: createLog('silent'),
    });
    expect(identity.mode).toBe('google');
    expect(identity.pages).toBeUndefined();
  });
});

function statusUnder(host: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(path, server.url), { headers: { host } });
    outgoing.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
