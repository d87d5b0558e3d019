import { expect, test } from 'vitest';
import { figuresIn, figuresOfFact, pageChecks } from './page-checks.ts';
import type { PageDraft, PageSection } from './page-content.ts';

const hero = (title: string, ctaText = 'Get My Plan'): PageSection => ({
  type: 'hero',
  props: { title, subtitle: 'Text', ctaText },
});
const page = (changes: Partial<PageDraft> = {}): PageDraft => ({
  slug: 'page',
  title: 'Page',
  meta_description: 'What it is about.',
  pitch_title: null,
  pitch_text: null,
  primary_cta: null,
  secondary_cta: null,
  content: { sections: [hero('Page')] },
  ...changes,
});
const withSections = (...sections: PageSection[]) => page({ content: { sections } });
const codes = (draft: PageDraft, known: string[] = []) => pageChecks(draft, known).map(({ code }) => code);

test('a page without a heading and a button without words are errors, at their place', () => {
  expect(pageChecks(withSections(hero('', '')), [])).toEqual([
    { code: 'no_heading', severity: 'error', place: { section: 0, prop: 'title' } },
    { code: 'empty_button', severity: 'error', place: { section: 0, prop: 'ctaText' } },
  ]);
  expect(codes(page({ content: { sections: [] } }))).toEqual(['nothing_to_show']);
});

test('lengths, several heroes, headings out of order and buttons that say nothing are warnings', () => {
  expect(codes(page({ title: 'x'.repeat(61), meta_description: 'x'.repeat(156) }))).toEqual([
    'title_long',
    'description_long',
  ]);
  expect(codes(page({ meta_description: ' ' }))).toEqual(['description_missing']);
  expect(codes(withSections(hero('One'), hero('Two')))).toEqual(['several_heroes']);
  expect(codes(withSections(hero('One', 'Click here!')))).toEqual(['vague_button']);
  expect(codes(withSections(hero('One', 'x'.repeat(25))))).toEqual(['button_long']);
  const features: PageSection = {
    type: 'features',
    props: { title: 'Before the heading', features: [{ title: 'x', description: '' }] },
  };
  expect(codes(withSections(features, hero('One')))).toEqual(['heading_order']);
});

test('a figure is a claim unless the register holds it in the same unit', () => {
  const known = figuresOfFact({ text: 'The fee is €110. 30% for a child.', value: '30-60', unit: 'days' });
  const claims = (title: string) =>
    pageChecks(withSections(hero(title)), known).map(({ code, words }) => [code, words]);
  for (const fine of [
    'It costs €110',
    '110 euros',
    '30 % more',
    '30 to 60 days',
    'The D7 visa',
    'Since 2026',
    '1st of all',
  ])
    expect(claims(fine), fine).toEqual([]);
  expect(claims('It costs $110')).toEqual([['claim_without_fact', '$110']]);
  expect(claims('98% succeed in 14 days')).toEqual([
    ['claim_without_fact', '98%'],
    ['claim_without_fact', '14 days'],
  ]);
  expect(claims('$5k a year, guaranteed')).toEqual([
    ['claim_without_fact', '$5'],
    ['promise', 'guaranteed'],
  ]);
});

test('figures are read with their unit', () => {
  const figures = (text: string) => figuresIn(text).map(({ figure }) => figure);
  expect(figures('€3,680 a month')).toEqual(['EUR 3680']);
  expect(figures('2-4 months')).toEqual(['2 month', '4 month']);
  expect(figures('100 percent')).toEqual(['100 %']);
  expect(figures('24/7')).toEqual(['24', '7']);
});
