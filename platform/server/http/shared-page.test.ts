import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isShared, makeSharedPage } from './shared-page.ts';

const html =
  '<html><script nonce="abc">one()</script><script src="/a.js" nonce="abc"></script><script>two()</script></html>';
const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('a page that is sent again carries no nonce; its policy names its inline scripts and nothing else', async () => {
  const page = await makeSharedPage(html, 'abc', new Headers(), 'https://portal.example/entry?lang=pt');
  expect(page.plain.toString()).not.toContain('abc');
  const policy = page.headers['content-security-policy'];
  expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`);
  expect(policy).not.toContain('nonce');
  expect(policy).toContain("frame-src 'self' blob: https://portal.example;");
});

test('only a good answer that calls itself public and sets no cookie is shared', () => {
  const open = { 'cache-control': 'public, max-age=0' };
  expect(isShared(200, new Headers(open))).toBe(true);
  expect(isShared(404, new Headers(open))).toBe(false);
  expect(isShared(200, new Headers())).toBe(false);
  expect(isShared(200, new Headers({ ...open, 'set-cookie': 'a=b' }))).toBe(false);
});
