import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { siteTexts } from '#features/site/texts/site.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { aJourney } from '../support/journey.ts';

const journey = aJourney();

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

const headOf = async (path: string) => {
  const answer = await fetch(journey.url + path, { redirect: 'manual' });
  const html = await answer.text();
  const links = [
    ...html.matchAll(/<link rel="(?:canonical|alternate)" href="([^"]+)"(?: hrefLang="([^"]+)")?/g),
  ];
  return {
    status: answer.status,
    location: answer.headers.get('location') ?? undefined,
    language: answer.headers.get('content-language') ?? undefined,
    lang: /<html lang="([^"]+)"/.exec(html)?.[1],
    links: links.map(([, href = '', language = 'itself']) => `${language} ${href.replace(journey.url, '')}`),
  };
};

test('every page stands at two addresses that name each other; what is missing is missing in both', async () => {
  const links = (self: string) => [
    `itself ${self}`,
    'en-US /privacy',
    'pt-PT /pt/privacy',
    'x-default /privacy',
  ];
  const english = { status: 200, language: 'en-US', lang: 'en-US' };
  const portuguese = { status: 200, language: 'pt-PT', lang: 'pt-PT' };
  expect(await headOf('/privacy')).toEqual({ ...english, links: links('/privacy') });
  expect(await headOf('/pt/privacy')).toEqual({ ...portuguese, links: links('/pt/privacy') });
  expect(await headOf('/pt')).toMatchObject({ ...portuguese, links: expect.arrayContaining(['itself /pt']) });
  expect(await headOf('/pt/nowhere')).toEqual({ ...portuguese, status: 404, links: [] });
});

test.each(['', '/support', '/contact', '/privacy', '/pet', '/money'])(
  'search engines find the twin of %j, and which of the two an address is',
  async (path) => {
    const twins = [`en-US ${path || '/'}`, `pt-PT /pt${path}`, `x-default ${path || '/'}`];
    expect((await headOf(path || '/')).links).toEqual([`itself ${path || '/'}`, ...twins]);
    expect((await headOf(`/pt${path}`)).links).toEqual([`itself /pt${path}`, ...twins]);
  },
);

test.each([
  ['/pt/admin/users?role=admin', '/admin/users?role=admin'],
  ['/pt/staff', '/staff'],
  ['/pt/pitches/d7-visa', '/pitches/d7-visa'],
])('%s is in English alone and leads there', async (portuguese, english) => {
  expect(await headOf(portuguese)).toMatchObject({ status: 302, location: english });
});

test('a letter written with a percent sign leads to the address that everybody writes', async () => {
  expect(await headOf('/pt/%61dmin/users')).toMatchObject({ status: 308, location: '/pt/admin/users' });
});

test('a visitor changes the language and stays on the page', async () => {
  const visitor = await journey.aVisitor();
  await visitor.goto('/privacy');
  await visitor.getByRole('link', { name: 'Português' }).click();
  await visitor.waitForURL('**/pt/privacy');
  expect(await languageOf(visitor)).toBe('pt-PT');
  // The router carries the language on, to pages whose data it fetches as well.
  await visitor.getByRole('banner').getByRole('link', { name: 'Rumo' }).click();
  await visitor.waitForURL(/\/pt\/?$/);
  await visitor.getByRole('heading', { level: 1 }).waitFor();
  await visitor.getByRole('link', { name: 'English' }).click();
  await visitor.waitForURL(`${journey.url}/`);
  expect(await languageOf(visitor)).toBe('en-US');
  await expect
    .poll(() => visitor.getByRole('heading', { level: 1 }).textContent())
    .toContain(siteTexts.hero.title[0]);
});

test('a browser that prefers Portuguese is offered it by a quiet line, and led nowhere', async () => {
  const visitor = await journey.aVisitor({ locale: 'pt-PT' });
  await visitor.goto('/privacy');
  const offer = visitor.getByRole('complementary', { name: 'Português' });
  await offer.waitFor();
  expect(await faultsEverywhere(visitor)).toEqual([]);
  await offer.getByRole('button', { name: 'Fechar' }).click();
  await offer.waitFor({ state: 'hidden' });
  await visitor.reload();
  await visitor.getByRole('heading', { level: 1 }).waitFor();
  expect(await offer.isVisible()).toBe(false);

  const american = await journey.aVisitor({ locale: 'en-US' });
  await american.goto('/privacy');
  expect(await american.getByRole('complementary', { name: 'Português' }).isVisible()).toBe(false);
});
