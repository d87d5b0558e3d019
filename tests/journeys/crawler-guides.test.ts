import { expect, test } from 'vitest';
import { aJourney } from '../support/journey.ts';

/** What a search engine reads first. */
const journey = aJourney();

const addressesIn = (text: string, mark: RegExp) => [...text.matchAll(mark)].map(([, found = '']) => found);

test('every page of the sitemap stands in both languages, may be shown, and names the same twins itself', async () => {
  const answer = await fetch(`${journey.url}/sitemap.xml`);
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const entries = addressesIn(await answer.text(), /<url>(.+?)<\/url>/g);
  const pages = entries.map((entry) => addressesIn(entry, /<loc>(.+?)<\/loc>/g)[0] ?? '');
  expect(pages).toContain(`${journey.url}/support`);
  expect(pages).toContain(`${journey.url}/pt/support`);
  for (const [number, entry] of entries.entries()) {
    const page = await fetch(pages[number] ?? '');
    expect(page.status, pages[number]).toBe(200);
    const html = await page.text();
    expect(html, pages[number]).not.toContain('noindex');
    const own = [...html.matchAll(/<link rel="alternate" href="([^"]+)" hrefLang="([^"]+)"/gi)];
    const said = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
    const without = (address = '') => address.replace(/\/$/, '');
    expect(Object.fromEntries(said.map(([, language, address]) => [language, without(address)]))).toEqual(
      Object.fromEntries(own.map(([, address, language]) => [language, without(address)])),
    );
  }
});

test('nobody is sent to pages that need an account, and the sitemap is named', async () => {
  const robots = await (await fetch(`${journey.url}/robots.txt`)).text();
  const refused = addressesIn(robots, /^Disallow: (.+)$/gm);
  expect(refused).toEqual(expect.arrayContaining(['/admin', '/dashboard', '/pt/dashboard', '/api/']));
  const [sitemap = ''] = addressesIn(robots, /^Sitemap: (.+)$/gm);
  expect((await fetch(sitemap)).status).toBe(200);
  for (const page of addressesIn(await (await fetch(sitemap)).text(), /<loc>(.+?)<\/loc>/g))
    expect(refused.filter((path) => new URL(page).pathname.startsWith(path))).toEqual([]);
});
