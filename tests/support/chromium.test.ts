import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from './chromium.ts';

const server = createServer((request, response) => {
  response.setHeader('Content-Type', 'text/html');
  response.end(`<title>${request.url}</title><p>0<script>
    document.querySelector('p').textContent = [...'abc'].map((c) => c.toUpperCase()).join('');</script>`);
});

beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => server.close(done)));

it('renders a page of this machine and runs its script', async () => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hello`);
    expect(await page.title()).toBe('/hello');
    expect(await page.locator('p').textContent()).toBe('ABC');
    expect((await page.screenshot()).subarray(1, 4).toString()).toBe('PNG');
  } finally {
    await browser.close();
  }
});
