import {
  cleanText,
  emptySection as emptyOf,
  type PageDraft,
  type PageSection,
  type SectionType,
} from '../../rules/page-content.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';

/** The texts of a page besides its sections, under their columns' names. */
export const pageFields = [
  'title',
  'slug',
  'meta_description',
  'pitch_title',
  'pitch_text',
  'primary_cta',
  'secondary_cta',
] as const;

export type PageField = (typeof pageFields)[number];

/** The texts of a section, in the order in which they are written. */
export const sectionFields = {
  hero: ['title', 'subtitle', 'ctaText'],
  features: ['title'],
  cta: ['title', 'description', 'ctaText'],
} as const satisfies Record<SectionType, readonly string[]>;

export type TextField = (typeof sectionFields)[SectionType][number];

export const featureFields = ['title', 'description'] as const;

type FeatureField = (typeof featureFields)[number];

/** A feature or section under edit. The key is of this editor alone: it stays while the thing moves. */
export interface EditedFeature {
  key: string;
  title: string;
  description: string;
}

export interface EditedSection {
  key: string;
  type: SectionType;
  texts: Readonly<Record<string, string>>;
  /** Of a `features` section; empty in the others. */
  features: readonly EditedFeature[];
}

/** A page as it is edited. Never changed in place. */
export interface EditedPage {
  fields: Readonly<Record<PageField, string>>;
  sections: readonly EditedSection[];
}

/** Columns that hold nothing instead of an empty text. */
const emptyAsNull = (field: PageField) => field !== 'title' && field !== 'slug';

let made = 0;

const newKey = (kind: string) => `${kind}-${++made}`;

export function editedPage({ content, ...words }: PageDraft): EditedPage {
  return {
    fields: Object.fromEntries(
      pageFields.map((field) => [field, words[field] ?? '']),
    ) as EditedPage['fields'],
    sections: content.sections.map(editedSection),
  };
}

function editedSection(section: PageSection): EditedSection {
  const props = section.props as unknown as Record<string, string>;
  return {
    key: newKey(section.type),
    type: section.type,
    texts: Object.fromEntries(sectionFields[section.type].map((field) => [field, props[field] ?? ''])),
    features:
      section.type === 'features'
        ? section.props.features.map((feature) => ({ key: newKey('feature'), ...feature }))
        : [],
  };
}

/** The page as the server keeps it: the same words always give the same draft. */
export function draftOf({ fields, sections }: EditedPage): PageDraft {
  const words = pageFields.map((field) => [
    field,
    cleanText(fields[field]) || (emptyAsNull(field) ? null : ''),
  ]);
  return { ...Object.fromEntries(words), content: { sections: sections.map(sectionWords) } };
}

function sectionWords({ type, texts, features }: EditedSection): PageSection {
  const props = Object.fromEntries(
    sectionFields[type].map((field) => [field, cleanText(texts[field] ?? '')]),
  );
  const list = features.map(({ title, description }) => ({
    title: cleanText(title),
    description: cleanText(description),
  }));
  return {
    type,
    props: type === 'features' ? { ...props, features: list } : props,
  } as unknown as PageSection;
}

export function setField(page: EditedPage, field: PageField, text: string): EditedPage {
  return page.fields[field] === text ? page : { ...page, fields: { ...page.fields, [field]: text } };
}

/** An empty section of the type, to be put anywhere. */
export function emptySection(type: SectionType): EditedSection {
  return editedSection(emptyOf(type));
}

export function emptyFeature(): EditedFeature {
  return { key: newKey('feature'), title: '', description: '' };
}

/** Puts a section at a place, 0 being the first. */
export function insertSection(page: EditedPage, section: EditedSection, at: number): EditedPage {
  return { ...page, sections: page.sections.toSpliced(at, 0, section) };
}

export function removeSection(page: EditedPage, key: string): EditedPage {
  return { ...page, sections: without(page.sections, key) };
}

/** Up (-1) or down (1) by one place; the same page where there is no further. */
export function moveSection(page: EditedPage, key: string, by: -1 | 1): EditedPage {
  const sections = moved(page.sections, key, by);
  return sections === page.sections ? page : { ...page, sections };
}

export function setSectionText(page: EditedPage, key: string, field: TextField, text: string): EditedPage {
  return changeSection(page, key, (section) =>
    section.texts[field] === text ? section : { ...section, texts: { ...section.texts, [field]: text } },
  );
}

export function addFeature(page: EditedPage, key: string, feature: EditedFeature): EditedPage {
  return changeFeatures(page, key, (features) => [...features, feature]);
}

export function removeFeature(page: EditedPage, key: string, feature: string): EditedPage {
  return changeFeatures(page, key, (features) => without(features, feature));
}

export function moveFeature(page: EditedPage, key: string, feature: string, by: -1 | 1): EditedPage {
  return changeFeatures(page, key, (features) => moved(features, feature, by));
}

export function setFeatureText(
  page: EditedPage,
  key: string,
  feature: string,
  field: FeatureField,
  text: string,
): EditedPage {
  return changeFeatures(page, key, (features) =>
    features.map((one) => (one.key === feature ? { ...one, [field]: text } : one)),
  );
}

/** Whether two drafts say the same, no matter who wrote them down, and in which order. */
export function sameDraft(one: PageDraft, other: PageDraft): boolean {
  return one === other || canonical(one) === canonical(other);
}

/** Asked for at every key. */
const canonicals = new WeakMap<PageDraft, string>();

function canonical(draft: PageDraft): string {
  const known = canonicals.get(draft) ?? JSON.stringify(draftOf(editedPage(draft)));
  canonicals.set(draft, known);
  return known;
}

function changeSection(
  page: EditedPage,
  key: string,
  change: (section: EditedSection) => EditedSection,
): EditedPage {
  const at = page.sections.findIndex((section) => section.key === key);
  const section = page.sections[at];
  if (!section) return page;
  const next = change(section);
  return next === section ? page : { ...page, sections: page.sections.with(at, next) };
}

function changeFeatures(
  page: EditedPage,
  key: string,
  change: (features: readonly EditedFeature[]) => readonly EditedFeature[],
): EditedPage {
  return changeSection(page, key, (section) => {
    const features = change(section.features);
    return features === section.features ? section : { ...section, features };
  });
}

type Keyed = { key: string };

function without<T extends Keyed>(list: readonly T[], key: string): readonly T[] {
  return list.filter((item) => item.key !== key);
}

function moved<T extends Keyed>(list: readonly T[], key: string, by: -1 | 1): readonly T[] {
  const from = list.findIndex((item) => item.key === key);
  const item = list[from];
  const other = list[from + by];
  return item && other ? list.with(from, other).with(from + by, item) : list;
}

/** "Hero", or "Hero 2" where a page has several: how a section is called in names of buttons and steps. */
export function sectionName(page: EditedPage, section: Pick<EditedSection, 'key' | 'type'>): string {
  const name = pageEditorTexts.sections[section.type];
  const same = page.sections.filter(({ type }) => type === section.type);
  const at = same.findIndex(({ key }) => key === section.key);
  return same.length > 1 && at >= 0 ? `${name} ${at + 1}` : name;
}

/** The id of a control in the middle pane. */
export const fieldId = (place: string, field: string) => `${place}-${field}`;
