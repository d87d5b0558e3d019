import { expect, it } from 'vitest';
import { deferScripts } from './page-scripts.ts';

it('a page put to sleep fetches none of its script, and keeps everything else', () => {
  const page = (late: string, preload: string) =>
    `<html><head><link rel="preload" href="/a.woff2"/>${preload}</head><body><script nonce="n">early()</script>` +
    `<script nonce="n" ${late}>import "/entry.js"</script></body></html>`;
  const awake = page('type="module" async=""', '<link rel="modulepreload" href="/entry.js" nonce="n"/>');
  expect(deferScripts(awake)).toBe(page('type="text/late"', ''));
});
