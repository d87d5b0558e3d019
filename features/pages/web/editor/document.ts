import {
  cleanText,
  emptySection as emptyOf,
  type PageDraft,
  type PageSection,
  type SectionType,
} from '../../rules/page-content.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';

/** A page's own texts, named like their columns. */
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

/** A section's texts, in display order. */
export const sectionFields = {
  hero: ['title', 'subtitle', 'ctaText'],
  features: ['title'],
  cta: ['title', 'description', 'ctaText'],
} as const satisfies Record<SectionType, readonly string[]>;

export type TextField = (typeof sectionFields)[SectionType][number];

export const featureFields = ['title', 'description'] as const;

type FeatureField = (typeof featureFields)[number];

/** A feature or section in the editor. The key is local and survives moving. */
export interface EditedFeature {
  key: string;
  title: string;
  description: string;
}

export interface EditedSection {
  key: string;
  type: SectionType;
  texts: Readonly<Record<string, string>>;
  /** For `features` sections; empty in others. */
  features: readonly EditedFeature[];
}

/** A page in the editor. Immutable. */
export interface EditedPage {
  fields: Readonly<Record<PageField, string>>;
  sections: readonly EditedSection[];
}

/** Columns that store null instead of an empty text. */
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

/** The draft that the server stores; equal texts give equal drafts. */
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

/** An empty section of this type. */
export function emptySection(type: SectionType): EditedSection {
  return editedSection(emptyOf(type));
}

export function emptyFeature(): EditedFeature {
  return { key: newKey('feature'), title: '', description: '' };
}

/** Inserts a section at an index. */
export function insertSection(page: EditedPage, section: EditedSection, at: number): EditedPage {
  return { ...page, sections: page.sections.toSpliced(at, 0, section) };
}

export function removeSection(page: EditedPage, key: string): EditedPage {
  return { ...page, sections: without(page.sections, key) };
}

/** Moves a section by one, up (-1) or down (1); returns the same page at the ends. */
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

/** Whether two drafts have the same content, whatever their key order. */
export function sameDraft(one: PageDraft, other: PageDraft): boolean {
  return one === other || canonical(one) === canonical(other);
}

/** Cached: compared at every keystroke. */
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

/** "Hero", or "Hero 2" when the page has several: a section's name in buttons and history steps. */
export function sectionName(page: EditedPage, section: Pick<EditedSection, 'key' | 'type'>): string {
  const name = pageEditorTexts.sections[section.type];
  const same = page.sections.filter(({ type }) => type === section.type);
  const at = same.findIndex(({ key }) => key === section.key);
  return same.length > 1 && at >= 0 ? `${name} ${at + 1}` : name;
}

/** The id of a control in the middle pane. */
export const fieldId = (place: string, field: string) => `${place}-${field}`;
