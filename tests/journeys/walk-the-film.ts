import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { FilmSources } from '#features/site/web/film-player.ts';
import { colorOf, luminance, palettesOf } from '#ui/colors.ts';
import { lookAtFilm } from '../support/film-frames.ts';
import { phone } from '../support/journey.ts';

/** The two films of the landing page, and where each is shown. */
export const shapesOfFilm = [
  ['wide', { width: 1280, height: 800 }],
  ['upright', phone],
] as const;

const { light } = palettesOf(readFileSync('ui/tokens.css', 'utf8'));

/**
 * Holds every file of this film that the browser can play to what is asked of the film, looking at `looks` of its frames.
 * Each costs up to 3 s: there are few frames to start from, and no decoder in hardware.
 */
export async function walkTheFilm(page: Page, shape: 'wide' | 'upright', looks: number): Promise<void> {
  await page.goto('/');
  const sources: FilmSources = JSON.parse(
    (await page.locator('[data-film]').getAttribute('data-sources')) ?? '',
  );
  const playable = await page.evaluate(
    (types) => types.map((type) => document.createElement('video').canPlayType(type) !== ''),
    sources[shape].map(({ type }) => type),
  );
  expect(playable[0], 'AV1').toBe(true);
  for (const [index, { src }] of sources[shape].entries()) {
    if (!playable[index]) continue;
    const look = await lookAtFilm(page, src, ['#hero-title', '#hero-title + p'], looks);
    expect(Math.abs(look.seconds - 12), src).toBeLessThan(0.1);
    expect(look.seam, src).toBeLessThan(look.quarter / 3);
    const words = { '#hero-title': 'on-sky-heading', '#hero-title + p': 'on-sky' };
    for (const [selector, token] of Object.entries(words)) {
      const ratio = ((look.darkest[selector] ?? 0) + 0.05) / (luminance(colorOf(light, token)) + 0.05);
      expect(ratio, `${selector} in ${src}`).toBeGreaterThan(4.5);
    }
  }
}
