import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, palettesOf } from '#ui/colors.ts';
import type { PageDraft, PageSection } from '../../rules/page-content.ts';
import { contrastsOf, cureFor } from './section-contrast.ts';

const ours = palettesOf(readFileSync('ui/tokens.css', 'utf8'));
const hero: PageSection = {
  type: 'hero',
  props: { title: 'A home', subtitle: 'By the sea', ctaText: 'Get My Plan' },
};
const features: PageSection = {
  type: 'features',
  props: { title: '', features: [{ title: 'One', description: 'More' }] },
};
const page = (...sections: PageSection[]): PageDraft => ({
  slug: 'page',
  title: 'Page',
  meta_description: null,
  content: { sections },
  pitch_title: 'A pitch',
  pitch_text: null,
  primary_cta: null,
  secondary_cta: 'Ask us',
});

test('every text that is written is measured in both themes, and our own colors are enough', () => {
  const measured = contrastsOf(page(hero, features), ours);
  expect(
    measured.filter(({ section }) => section === 0).map(({ prop, theme }) => `${prop} ${theme}`),
  ).toEqual([
    'title light',
    'title dark',
    'subtitle light',
    'subtitle dark',
    ...Array(3).fill(['ctaText light', 'ctaText dark']).flat(),
  ]);
  expect(measured.filter(({ section, prop }) => section === 1 && prop === 'title')).toEqual([]);
  for (const { ratio, least, cure } of measured) {
    expect(ratio).toBeGreaterThanOrEqual(least);
    expect(cure).toBeUndefined();
  }
});

test('a page of its pitch alone is measured by its pitch', () => {
  const props = contrastsOf(page(), ours).map(({ section, prop }) => [section, prop]);
  expect(new Set(props.map(String))).toEqual(new Set([',pitch_title', ',secondary_cta']));
});

test('too little contrast comes with its number and the color that would do', () => {
  const grey = 'oklch(0.7 0 0)';
  const faint = { ...ours, light: { ...ours.light, muted: grey } };
  const low = contrastsOf(page(hero), faint).filter(({ cure }) => cure);
  expect(low.map(({ prop, theme }) => [prop, theme])).toEqual([['subtitle', 'light']]);
  const [{ ratio = 0, cure = '' } = {}] = low;
  expect(ratio).toBeLessThan(4.5);
  const ground = ours.light.page ?? '';
  expect(contrast(cure, ground)).toBeGreaterThanOrEqual(4.5);
  // Not black at once: the least that is enough.
  expect(contrast(cure, ground)).toBeLessThan(5);
});

test('on a dark ground the cure is lighter', () => {
  const cure = cureFor('oklch(0.4 0 0)', 'oklch(0.2 0 0)', 4.5);
  expect(Number(/[\d.]+/.exec(cure)?.[0])).toBeGreaterThan(0.4);
});
