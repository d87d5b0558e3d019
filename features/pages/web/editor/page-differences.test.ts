import { describe, expect, test } from 'vitest';
import type { PageDraft, PageSection } from '../../rules/page-content.ts';
import { pageDifferences } from './page-differences.tsx';

const hero = (title: string, subtitle = ''): PageSection => ({
  type: 'hero',
  props: { title, subtitle, ctaText: '' },
});
const cta = (title: string): PageSection => ({ type: 'cta', props: { title, description: '', ctaText: '' } });
const features = (...titles: string[]): PageSection => ({
  type: 'features',
  props: { title: 'What we do', features: titles.map((title) => ({ title, description: '' })) },
});
const page = (sections: PageSection[], texts: Partial<PageDraft> = {}): PageDraft => ({
  slug: 'a-page',
  title: 'A page',
  meta_description: null,
  pitch_title: null,
  pitch_text: null,
  primary_cta: null,
  secondary_cta: null,
  ...texts,
  content: { sections },
});
const between = (before: PageSection[], after: PageSection[]) => pageDifferences(page(before), page(after));

test('the same words do not differ, and nothing is the same as an empty text', () => {
  const sections = [hero('One'), features('a'), cta('Go')];
  expect(pageDifferences(page(sections), page(structuredClone(sections), { meta_description: '' }))).toEqual(
    [],
  );
});

test('a field is told with both texts', () => {
  expect(pageDifferences(page([]), page([], { title: 'Another' }))).toEqual([
    { kind: 'field', field: 'title', before: 'A page', after: 'Another' },
  ]);
});

describe('sections', () => {
  test('a change names the fields', () => {
    expect(between([hero('One', 'a'), cta('Go')], [hero('Two', 'b'), cta('Go')])).toEqual([
      { kind: 'changed', type: 'hero', title: 'One', fields: ['title', 'subtitle'] },
    ]);
    expect(between([features('a', 'b')], [features('b', 'a')])).toEqual([
      { kind: 'changed', type: 'features', title: 'What we do', fields: ['features'] },
    ]);
  });

  test('one that came and one that went are told apart from a change', () => {
    expect(between([hero('One')], [cta('Go'), hero('One')])).toEqual([
      { kind: 'added', type: 'cta', title: 'Go' },
    ]);
    expect(between([hero('One'), hero('Two')], [hero('Two')])).toEqual([
      { kind: 'removed', type: 'hero', title: 'One' },
    ]);
  });

  test('another order is told once', () => {
    expect(between([hero('One'), cta('Go'), features('a')], [cta('Go'), features('a'), hero('One')])).toEqual(
      [{ kind: 'order' }],
    );
  });
});
