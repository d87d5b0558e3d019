import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { barColors } from '#platform/browser/preferences.ts';
import { colorOf, contrast, palettesOf, themes, tokensOf } from './colors.ts';

const source = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const usual = palettesOf(source);

/** High contrast, in the order in which the blocks come: a later one is as specific as the one before. */
const highLight = { ...usual.light, ...tokensOf(source, ':root[data-contrast="high"]') };
const highDark = tokensOf(source, ':root[data-theme="dark"][data-contrast="high"]');
const high = {
  light: highLight,
  dark: { ...highLight, ...tokensOf(source, ':root[data-theme="dark"]'), ...highDark },
};

const BODY = 7;
const TEXT = 4.5;
const CONTROL = 3;

/** Every pair a screen may put together: what stands on what, and how much it needs. */
const pairs: [string, string[], number][] = [
  ['ink', ['page', 'surface', 'well', 'sidebar', 'tint', 'tint-strong'], BODY],
  ['ink', ['good-bg', 'bad-bg', 'due-bg', 'next-bg'], BODY],
  ['heading', ['page', 'surface', 'well', 'sidebar'], BODY],
  ['muted', ['page', 'surface', 'well', 'sidebar', 'tint'], TEXT],
  ['link', ['page', 'surface', 'well', 'sidebar', 'tint', 'tint-strong'], TEXT],
  ['link-hover', ['page', 'surface', 'tint'], TEXT],
  ['on-action', ['action', 'action-hover'], TEXT],
  ['on-bad', ['bad-action', 'bad-action-hover'], TEXT],
  ['next-text', ['next-bg', 'page', 'surface'], TEXT],
  ['due-text', ['due-bg', 'page', 'surface'], TEXT],
  ['good-text', ['good-bg', 'page', 'surface'], TEXT],
  ['bad-text', ['bad-bg', 'page', 'surface'], TEXT],
  ['on-deep', ['deep'], BODY],
  ['deep-muted', ['deep'], TEXT],
  ['deep-link', ['deep'], TEXT],
  ['on-sky', ['sky'], TEXT],
  ['on-sky-heading', ['sky'], TEXT],
  ['on-sky-action-text', ['on-sky-action', 'on-sky-action-hover'], TEXT],
  ['on-plate', ['plate'], BODY],
  ['control', ['page', 'surface', 'well'], CONTROL],
  ['action', ['page', 'surface'], CONTROL],
  ['bad-action', ['page', 'surface'], CONTROL],
  ['bar', ['track', 'page', 'surface'], CONTROL],
  ['icon-now', ['page', 'surface'], CONTROL],
  ['ring-in', ['ring-out'], CONTROL],
  ['brush', ['glaze', 'page', 'surface'], CONTROL],
  ['gold-brush', ['gold-glaze'], CONTROL],
];

/** Wherever the focus may stand, one of the ring's two tones must be seen. */
const focusGrounds = ['page', 'surface', 'well', 'tint', 'sky', 'deep', 'action', 'gold-glaze'];

const cases = pairs.flatMap(([front, backs, least]) => backs.map((back) => [front, back, least] as const));

describe.each([
  ['light', usual.light],
  ['dark', usual.dark],
])('%s', (_theme, tokens) => {
  test.each(cases)('%s on %s reaches %d', (front, back, least) => {
    expect(contrast(colorOf(tokens, front), colorOf(tokens, back))).toBeGreaterThanOrEqual(least);
  });
});

/** What high contrast promises on top: every text as body text needs it, and edges that are seen. */
const edges: [string, string[], number][] = [
  ['line', ['page', 'surface', 'well', 'sidebar'], CONTROL],
  ['line-soft', ['page', 'surface'], CONTROL],
  ['control', ['page', 'surface', 'well'], BODY],
];
const stronger = [
  ...pairs.map(([front, backs, least]) => [front, backs, least === TEXT ? BODY : least] as const),
  ...edges,
].flatMap(([front, backs, least]) => backs.map((back) => [front, back, least] as const));

describe.each(Object.entries(high))('%s, high contrast', (_theme, tokens) => {
  test.each(stronger)('%s on %s reaches %d', (front, back, least) => {
    expect(contrast(colorOf(tokens, front), colorOf(tokens, back))).toBeGreaterThanOrEqual(least);
  });
});

const everyPalette = Object.entries({ usual, high }).flatMap(([kind, palettes]) =>
  Object.entries(palettes).map(([theme, tokens]) => [kind, theme, tokens] as const),
);
describe.each(everyPalette)('%s, %s', (_kind, _theme, tokens) => {
  test.each(focusGrounds)('the focus ring is seen on %s', (ground) => {
    const tones = ['ring-out', 'ring-in'].map((tone) =>
      contrast(colorOf(tokens, tone), colorOf(tokens, ground)),
    );
    expect(Math.max(...tones)).toBeGreaterThanOrEqual(CONTROL);
  });
});

test('no other style sheet names a raw colour', () => {
  const others = ['app.css', 'fonts.css'].map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'));
  expect(others.join('').match(/#[0-9a-f]{3,8}\b|\b(?:oklch|rgb|hsl)\(/gi)).toBeNull();
});

test('every ground that a class names is one that there is: another makes no rule, and no noise', () => {
  const known = readFileSync(new URL('app.css', import.meta.url), 'utf8').matchAll(/--color-([a-z-]+):/g);
  const grounds = new Set(['transparent', ...[...known].map(([, name]) => name)]);
  const screens = globSync('{app,features/*/web,ui}/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  const named = screens.join('\n').matchAll(/(?<=[\s'":])bg-([a-z]+(?:-[a-z]+)*)(?=[\s'"/])/g);
  expect([...new Set([...named].map(([, name]) => name))].filter((name) => !grounds.has(name))).toEqual([]);
});

test.each(themes)('the bars of a phone are as the %s page below them', (theme) => {
  expect(contrast(barColors[theme], colorOf(usual[theme], 'page'))).toBeLessThan(1.01);
});
