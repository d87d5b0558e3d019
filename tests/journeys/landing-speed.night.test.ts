import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lookAtLanding } from '../../bench/landing-browser.ts';
import { launchChromium } from '../support/chromium.ts';
import { startApp } from '../support/running-app.ts';

/** Of script in files of its own, on the wire, before anybody touched the page: it sleeps (decision 0057). */
const budget = 1_000;

test('on a slow phone the first screen is the poster or the headline, nothing moves, and no script comes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rumo-speed-'));
  const app = await startApp(folder);
  const browser = await launchChromium();
  try {
    const { element, shift, bytes, noise } = await lookAtLanding(browser, app.url);
    expect(['IMG', 'H1']).toContain(element);
    expect(shift).toBe(0);
    expect(noise).toEqual([]);
    expect(bytes.Script ?? 0).toBeLessThan(budget);
    // Faces that everything is written in, before the first paint: at most 100 kB of them.
    expect(bytes.Font).toBeLessThan(100_000);
  } finally {
    await browser.close();
    await app.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
