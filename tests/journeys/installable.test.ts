import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { landingTexts } from '#features/site/texts/landing.ts';
import { aJourney } from '../support/journey.ts';

const journey = aJourney();

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}

/** Width and height that stand in a PNG's own head. */
async function sizeOfPng(address: string): Promise<string> {
  const answer = await fetch(journey.url + address);
  expect([address, answer.headers.get('content-type')]).toEqual([address, 'image/png']);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

const manifestOf = async () => {
  const answer = await fetch(`${journey.url}/manifest.webmanifest`);
  expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  return (await answer.json()) as Record<string, string> & { icons: Icon[] };
};

test('the icons have the sizes that the manifest claims, and one may be cut to any shape', async () => {
  const { icons, ...manifest } = await manifestOf();
  for (const { src, sizes } of icons) expect(await sizeOfPng(src)).toBe(sizes);
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  expect(manifest).toMatchObject({ display: 'standalone', lang: 'en-US', scope: '/' });
  expect(manifest.description).toBe(landingTexts.description);
  expect(await sizeOfPng('/icons/apple-touch-icon.png')).toBe('180x180');
});

test('Chromium reads the manifest without a complaint and would install the app', async () => {
  const page = await journey.aVisitor({ serviceWorkers: 'allow' });
  await page.goto('/');
  const devtools = await page.context().newCDPSession(page);
  const { url, errors } = await devtools.send('Page.getAppManifest');
  expect({ url, errors }).toEqual({ url: `${journey.url}/manifest.webmanifest`, errors: [] });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A window of its own per test is what Chromium calls incognito, where nothing is ever installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

/** A color as eight-bit numbers, whatever notation it is written in. */
const painted = (page: Page, color: string) =>
  page.evaluate((value) => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = value;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  }, color);

test.each(['light', 'dark'] as const)('the bars of a phone take the color of the page: %s', async (theme) => {
  const page = await journey.aVisitor({ colorScheme: theme });
  await page.goto('/privacy');
  const bars = await page
    .locator(`meta[name="theme-color"][media*="${theme}"]`)
    .evaluate((meta) => (meta as HTMLMetaElement).content);
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await painted(page, bars)).toEqual(await painted(page, ground));
  const { theme_color } = await manifestOf();
  if (theme === 'light') expect(theme_color).toBe(bars);
});

test.each(['/', '/support', '/privacy', '/money', '/pet'])(
  '%s says what it is, in its language, and shows a picture where it is shared',
  async (path) => {
    const page = await journey.aVisitor({ javaScriptEnabled: false });
    await page.goto(path);
    const content = (name: string) => page.locator(`meta[${name}]`).getAttribute('content');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en-US');
    const description = (await content('name="description"')) ?? '';
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThanOrEqual(155);
    expect(await content('property="og:description"')).toBe(description);
    const picture = new URL((await content('property="og:image"')) ?? '');
    const answer = await fetch(journey.url + picture.pathname);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(300_000);
  },
);
