import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { launchChromium } from './chromium.ts';

const server = createServer((request, response) => {
  if (request.url === '/letter') {
    response.setHeader('Content-Disposition', "attachment; filename*=UTF-8''letter%20from%20Jos%C3%A9.txt");
    return response.end('dear');
  }
  response.setHeader('Content-Type', 'text/html');
  response.end(`<title>${request.url}</title><p>0<script>
    document.querySelector('p').textContent = [...'abc'].map((c) => c.toUpperCase()).join('');</script>`);
});

beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => server.close(done)));

afterEach(() => vi.unstubAllEnvs());

const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

it('saves files under their names where no language is set', async () => {
  for (const name of ['LANG', 'LANGUAGE', 'LC_ALL', 'LC_CTYPE']) vi.stubEnv(name, undefined);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.setContent(`<a href="${url()}/letter">Letter</a>`);
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('a')]);
    expect(download.suggestedFilename()).toBe('letter from José.txt');
  } finally {
    await browser.close();
  }
});

it('renders a page of this machine and runs its script', async () => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
    await page.goto(`${url()}/hello`);
    expect(await page.title()).toBe('/hello');
    expect(await page.locator('p').textContent()).toBe('ABC');
    expect((await page.screenshot()).subarray(1, 4).toString()).toBe('PNG');
  } finally {
    await browser.close();
  }
});
