import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lookAtLanding } from '../../bench/landing-browser.ts';
import { launchChromium } from '../support/chromium.ts';
import { startApp } from '../support/running-app.ts';

/** Of script, on the wire: what the screen needs (`route-sizes.test.ts`), the session's library at rest, and headers. */
const budget = 155_000;
/** Faces that come late are swapped in: the words move by a hair (0.00125 when this was written). */
const hair = 0.005;

test('on a slow phone the first screen is the poster or the headline, nothing moves by more than a hair, and little script comes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rumo-speed-'));
  const app = await startApp(folder);
  const browser = await launchChromium();
  try {
    const { element, shift, bytes, noise } = await lookAtLanding(browser, app.url);
    expect(['IMG', 'H1']).toContain(element);
    expect(shift).toBeLessThan(hair);
    expect(noise).toEqual([]);
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
