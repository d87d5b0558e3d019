import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lookAtLanding } from '../../bench/landing-browser.ts';
import { launchChromium } from '../support/chromium.ts';
import { startApp } from '../support/running-app.ts';

/** Of script, on the wire, headers and all: the public budget of `route-sizes.test.ts` and what headers weigh. */
const budget = 126_000 + 6_000;

test('on a slow phone the first screen is the poster or the headline, nothing moves, and little script comes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rumo-speed-'));
  const app = await startApp(folder);
  const browser = await launchChromium();
  try {
    const { element, shift, bytes, noise } = await lookAtLanding(browser, app.url);
    expect(['IMG', 'H1']).toContain(element);
    expect({ shift, noise }).toEqual({ shift: 0, noise: [] });
    expect(bytes.Script).toBeGreaterThan(50_000);
    expect(bytes.Script).toBeLessThan(budget);
    // Faces that everything is written in, before the first paint: at most 100 kB of them.
    expect(bytes.Font).toBeLessThan(100_000);
  } finally {
    await browser.close();
    await app.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
