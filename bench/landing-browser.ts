import type { Browser } from 'playwright-core';

/** A phone of the lower half on slow mobile data, as Lighthouse models it: four times slower, 1.6 Mbit/s, 150 ms. */
const slow = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
};
const screen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export interface LandingFacts {
  /** The element of the largest paint: 'IMG' for the poster, 'H1' for the headline. */
  element: string;
  /** Milliseconds; both depend on the machine. */
  largestPaint: number;
  firstPaint: number;
  /** The sum of all that moved. */
  shift: number;
  /** Bytes on the wire by kind, until the page rests and before anybody touched it. */
  bytes: Record<string, number>;
  requests: number;
  /** What the console said, and what was answered with an error. */
  noise: string[];
}

/** Opens a page once as a new visitor on a slow phone, touches nothing, and tells what came and what was seen. */
export async function lookAtLanding(browser: Browser, url: string): Promise<LandingFacts> {
  const context = await browser.newContext({ ...screen, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const noise: string[] = [];
    page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => noise.push(String(error)));
    page.on('response', (answer) => {
      if (answer.status() >= 400) noise.push(`${answer.status()} ${answer.url()}`);
    });
    await page.addInitScript(() => {
      const seen = { element: '', largestPaint: 0, shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
          seen.element = entry.element?.closest('h1, p, img')?.tagName ?? '';
          seen.largestPaint = entry.startTime;
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) seen.shift += Number(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });

    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow.network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
    const kinds = new Map<string, string>();
    const bytes: Record<string, number> = {};
    devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'Other';
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const seen = await page.evaluate(() => {
      const [first] = performance.getEntriesByName('first-contentful-paint');
      const { element, largestPaint, shift } = Reflect.get(window, 'seen');
      return { element, largestPaint, shift, firstPaint: first?.startTime ?? 0 };
    });
    return { ...seen, bytes, requests: kinds.size, noise };
  } finally {
    await context.close();
  }
}
