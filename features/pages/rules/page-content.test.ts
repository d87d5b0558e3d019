import { expect, test } from 'vitest';
import {
  copySlug,
  isPitchOnly,
  isSlug,
  pageLimits,
  readDraftContent,
  readPageContent,
  slugOf,
} from './page-content.ts';

const hero = { type: 'hero', props: { title: 'Title', subtitle: '', ctaText: '' } };

test('whatever stands in the row, what is read is sections of texts', () => {
  for (const value of [null, undefined, 3, 'x', [], {}, { sections: 'x' }, { sections: [null, 1, 'x', []] }])
    expect(readPageContent(value)).toEqual({ sections: [] });
  const hostile = JSON.parse(
    '{"sections":[{"type":"script","props":{"title":"x"}},{"type":"__proto__","props":{}},{"type":"hero","__proto__":{"props":{"title":"x"}}},{"type":"hero","props":{"title":{"html":"<b>"},"subtitle":["x"],"ctaText":1}}]}',
  );
  expect(readPageContent(hostile)).toEqual({ sections: [] });
  expect(
    readPageContent({
      sections: [{ ...hero, href: 'javascript:alert(1)', props: { ...hero.props, href: 'x' } }],
    }),
  ).toEqual({ sections: [hero] });
});

test('what is too long is cut, what is unseen is left out, half a letter is none', () => {
  const long = { type: 'hero', props: { ...hero.props, title: `${'a'.repeat(pageLimits.heading - 1)}😀` } };
  const [read] = readPageContent({ sections: [long] }).sections;
  expect(read?.props.title).toBe('a'.repeat(pageLimits.heading - 1));
  const [unseen] = readPageContent({
    sections: [{ ...hero, props: { ...hero.props, title: 'a\u0000b\u202ec' } }],
  }).sections;
  expect(unseen?.props.title).toBe('abc');
  expect(readPageContent({ sections: Array(99).fill(hero) }).sections).toHaveLength(pageLimits.sections);
});

test('sections that say nothing are for the editor alone', () => {
  const empty = { sections: [{ type: 'features', props: { title: 'Only a title', features: [{}] } }] };
  expect(readPageContent(empty).sections).toEqual([]);
  expect(readDraftContent(empty).sections).toHaveLength(1);
  expect(isPitchOnly(readDraftContent(empty))).toBe(true);
});

test('slugs come from titles, and copies from slugs', () => {
  expect(slugOf('Café in Évora — what it’s like!')).toBe('cafe-in-evora-what-its-like');
  expect(slugOf('???')).toBe('');
  expect(isSlug(slugOf('x '.repeat(200)))).toBe(true);
  expect([1, 2, 3].map((number) => copySlug('page', number))).toEqual([
    'page-copy',
    'page-copy-2',
    'page-copy-3',
  ]);
  expect(isSlug(copySlug(`${'a'.repeat(94)}-${'b'.repeat(5)}`, 12))).toBe(true);
});
