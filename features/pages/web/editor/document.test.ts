import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PageDraft, type PageSection, sectionTypes } from '../../rules/page-content.ts';
import {
  addFeature,
  draftOf,
  type EditedPage,
  editedPage,
  emptyFeature,
  emptySection,
  insertSection,
  moveFeature,
  moveSection,
  removeFeature,
  removeSection,
  sameDraft,
  setFeatureText,
  setField,
  setSectionText,
} from './document.ts';

const words = fc.string({ maxLength: 12 }).filter((text) => !/[\p{Cc}]/u.test(text));
const section: fc.Arbitrary<PageSection> = fc.oneof(
  fc.record({
    type: fc.constant('hero' as const),
    props: fc.record({ title: words, subtitle: words, ctaText: words }),
  }),
  fc.record({
    type: fc.constant('features' as const),
    props: fc.record({
      title: words,
      features: fc.array(fc.record({ title: words, description: words }), { maxLength: 4 }),
    }),
  }),
  fc.record({
    type: fc.constant('cta' as const),
    props: fc.record({ title: words, description: words, ctaText: words }),
  }),
);
const orNothing = words.map((text) => text || null);
const draft: fc.Arbitrary<PageDraft> = fc.record({
  slug: words,
  title: words,
  meta_description: orNothing,
  content: fc.record({ sections: fc.array(section, { maxLength: 5 }) }),
  pitch_title: orNothing,
  pitch_text: orNothing,
  primary_cta: orNothing,
  secondary_cta: orNothing,
});
const page = draft.map(editedPage);
const filledPage = page.filter(({ sections }) => sections.length > 0);
const up = -1;
const down = 1;

function pick<T>(list: readonly T[], at: number): T {
  const item = list[at % list.length];
  if (item === undefined) throw new Error('the list is empty');
  return item;
}
const keys = ({ sections }: EditedPage) => sections.map(({ key }) => key);

test('a page that nobody touched is kept as it came', () => {
  fc.assert(fc.property(draft, (it) => void expect(draftOf(editedPage(it))).toEqual(it)));
});

test('every section and feature has a key of its own', () => {
  fc.assert(
    fc.property(page, ({ sections }) => {
      const all = sections.flatMap(({ key, features }) => [key, ...features.map((feature) => feature.key)]);
      expect(new Set(all).size).toBe(all.length);
    }),
  );
});

describe('sections', () => {
  test('moving keeps them all and changes two places at most; moving back restores the order', () => {
    fc.assert(
      fc.property(filledPage, fc.nat(), fc.constantFrom<1 | -1>(up, down), (it, at, by) => {
        const { key } = pick(it.sections, at);
        const moved = moveSection(it, key, by);
        expect(keys(moved).toSorted()).toEqual(keys(it).toSorted());
        const back = by === up ? down : up;
        expect(moved === it || sameDraft(draftOf(moveSection(moved, key, back)), draftOf(it))).toBe(true);
      }),
    );
  });

  test('the first goes no further up, the last no further down', () => {
    fc.assert(
      fc.property(filledPage, (it) => {
        expect(moveSection(it, pick(it.sections, 0).key, up)).toBe(it);
        expect(moveSection(it, pick(it.sections, it.sections.length - 1).key, down)).toBe(it);
      }),
    );
  });

  test('what is put in stands where it was put, and taking it out leaves the page as it was', () => {
    fc.assert(
      fc.property(page, fc.constantFrom(...sectionTypes), fc.nat(), (it, type, place) => {
        const at = place % (it.sections.length + 1);
        const added = emptySection(type);
        const more = insertSection(it, added, at);
        expect(more.sections[at]).toBe(added);
        expect(removeSection(more, added.key)).toEqual(it);
      }),
    );
  });

  test('writing changes one text of one section and leaves the rest untouched', () => {
    fc.assert(
      fc.property(filledPage, fc.nat(), words, (it, at, text) => {
        const { key } = pick(it.sections, at);
        const written = setSectionText(it, key, 'title', text);
        for (const [index, one] of written.sections.entries())
          if (one.key === key) expect(one.texts.title).toBe(text);
          else expect(one).toBe(it.sections[index]);
      }),
    );
  });

  test('a section that is gone changes nothing', () => {
    fc.assert(
      fc.property(page, (it) => {
        expect(setSectionText(it, 'gone', 'title', 'x')).toBe(it);
        expect(moveSection(it, 'gone', up)).toBe(it);
        expect(addFeature(it, 'gone', emptyFeature())).toBe(it);
      }),
    );
  });
});

test('features are added, written, moved and removed', () => {
  const [features, feature] = [emptySection('features'), emptyFeature()];
  const first = features.features[0];
  if (!first) throw new Error('an empty section begins with one feature');
  const start = insertSection(editedPage(empty), features, 0);
  let it = addFeature(start, features.key, feature);
  it = setFeatureText(it, features.key, feature.key, 'title', 'Second');
  it = moveFeature(it, features.key, feature.key, up);
  expect(draftOf(it).content.sections[0]?.props).toMatchObject({
    features: [{ title: 'Second' }, { title: '' }],
  });
  it = removeFeature(it, features.key, first.key);
  expect(draftOf(it).content.sections[0]?.props).toMatchObject({ features: [{ title: 'Second' }] });
});

test('an empty text of a column that may be empty is kept as nothing', () => {
  const it = setField(setField(editedPage(empty), 'pitch_title', 'x'), 'pitch_title', '');
  expect(draftOf(it)).toMatchObject({ pitch_title: null, title: 'A page' });
});

test('what nobody can see in a text is not kept', () => {
  const it = setField(editedPage(empty), 'title', 'a\u202eb\u0000');
  expect(draftOf(it).title).toBe('ab');
});

const empty: PageDraft = {
  slug: 'a-page',
  title: 'A page',
  meta_description: null,
  content: { sections: [] },
  pitch_title: null,
  pitch_text: null,
  primary_cta: null,
  secondary_cta: null,
};
