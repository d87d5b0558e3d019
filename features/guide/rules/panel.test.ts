import { expect, test } from 'vitest';
import { panelSvg } from './panel.ts';

const none = [false, false, false, false, false, false];
const count = (svg: string, glaze: string) => svg.split(`class="${glaze}"`).length - 1;

test('a person has the same panel for ever, and nobody else has it', () => {
  const seeds = Array.from({ length: 200 }, (_, at) => `person ${at}`);
  expect(panelSvg('person 1', none)).toBe(panelSvg('person 1', none));
  expect(new Set(seeds.map((seed) => panelSvg(seed, none))).size).toBe(200);
});

test('each finished step glazes one of six tiles gold, and moves no other', () => {
  for (const finished of [0, 1, 4, 6]) {
    const svg = panelSvg(
      'margaret',
      none.map((_, at) => at < finished),
    );
    expect([count(svg, 'gold'), count(svg, 'clay')]).toEqual([finished, 6 - finished]);
    expect(svg.replaceAll('"gold"', '"clay"')).toBe(panelSvg('margaret', none));
  }
});
