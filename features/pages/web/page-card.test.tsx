import { expect, test } from 'vitest';
import { officeMarkup } from '#tests/support/office-markup.tsx';
import type { ListedPage } from '../contract/pages.ts';
import { PageCard } from './page-card.tsx';
import { problemsOf } from './page-form.tsx';

const page: ListedPage = {
  id: 'one',
  slug: 'from-texas',
  title: 'From Texas',
  meta_description: 'For people of Texas',
  status: 'active',
  is_active: true,
  hidden_because: [],
  experiments: [],
  locked: false,
  has_draft: false,
  publish_at: null,
  publish_missed: null,
  published_at: null,
  created_at: '2027-03-16T16:00:00Z',
  updated_at: '2027-04-17T16:00:00Z',
  version: 1,
};
const cardOf = (changes: Partial<ListedPage> = {}) =>
  officeMarkup(
    <PageCard
      page={{ ...page, ...changes }}
      isCurrent={false}
      onEdit={() => undefined}
      onDelete={() => undefined}
    />,
  );

test('a card says title, status, address, description, and when it was made and changed', () => {
  const card = cardOf();
  for (const words of ['From Texas', 'Active', 'Slug: /pitches/from-texas', 'For people of Texas'])
    expect(card).toContain(words);
  expect(card).toMatch(/Created [^<]*March 16, 2027.*Updated [^<]*April 17, 2027/);
  expect(cardOf({ status: 'draft' })).toContain('Draft');
});

test('a page that is switched off has a badge that says Inactive', () => {
  expect(cardOf()).not.toContain('Inactive');
  expect(cardOf({ is_active: false })).toContain('Inactive');
});

test('it is previewed in a new tab, copied, edited and deleted from its card', () => {
  const card = cardOf();
  expect(card).toMatch(
    /<a [^>]*href="\/pitches\/from-texas"[^>]*target="_blank"|target="_blank"[^>]*href="\/pitches\/from-texas"/,
  );
  for (const verb of ['Duplicate', 'Edit', 'Delete'])
    expect(card).toContain(`aria-label="${verb}: From Texas"`);
});

test('a page needs a title and a slug, and no description', () => {
  const form = { slug: '', title: ' ', meta_description: '', status: 'draft', is_active: false } as const;
  expect(Object.values(problemsOf(form)).filter(Boolean)).toHaveLength(2);
  expect(problemsOf({ ...form, slug: 'from-texas', title: 'From Texas' })).toEqual({
    slug: undefined,
    title: undefined,
    meta_description: undefined,
  });
});
