/** The parts of a landing page in `landing_pages.content`. Only texts: no link comes from content. */
export interface HeroSection {
  type: 'hero';
  props: { title: string; subtitle: string; ctaText: string };
}

export interface Feature {
  title: string;
  description: string;
}

export interface FeaturesSection {
  type: 'features';
  props: { title: string; features: Feature[] };
}

export interface CtaSection {
  type: 'cta';
  props: { title: string; description: string; ctaText: string };
}

export type PageSection = HeroSection | FeaturesSection | CtaSection;

export type SectionType = PageSection['type'];

export interface PageContent {
  sections: PageSection[];
}

export const sectionTypes = ['hero', 'features', 'cta'] as const satisfies readonly SectionType[];

/** All that the editor edits; published as a whole. */
export interface PageDraft {
  slug: string;
  title: string;
  meta_description: string | null;
  content: PageContent;
  /** Shown when no section can be. */
  pitch_title: string | null;
  pitch_text: string | null;
  primary_cta: string | null;
  secondary_cta: string | null;
}

export const draftFields = [
  'slug',
  'title',
  'meta_description',
  'content',
  'pitch_title',
  'pitch_text',
  'primary_cta',
  'secondary_cta',
] as const satisfies readonly (keyof PageDraft)[];

export type DraftField = (typeof draftFields)[number];

/** Maximum lengths and numbers: longer input is refused, longer stored content is cut. */
export const pageLimits = {
  slug: 100,
  title: 200,
  meta_description: 500,
  heading: 200,
  text: 600,
  ctaText: 60,
  featureTitle: 120,
  featureText: 400,
  features: 12,
  sections: 20,
  pitch_title: 200,
  pitch_text: 4000,
} as const;

/** Lengths that search engines show whole and that fit on a button; longer causes a warning. */
export const softLimits = { title: 60, meta_description: 155, ctaText: 24 } as const;

/** Where the buttons of a page lead; content cannot change it. */
export const pageLinks = { primary: '/auth?mode=sign-up', secondary: '/support' } as const;

export function emptySection(type: SectionType): PageSection {
  if (type === 'hero') return { type, props: { title: '', subtitle: '', ctaText: '' } };
  if (type === 'cta') return { type, props: { title: '', description: '', ctaText: '' } };
  return { type, props: { title: '', features: [{ title: '', description: '' }] } };
}

/** Reads the sections of untrusted stored content that can be shown: of a known type and not empty. Never throws. */
export function readPageContent(value: unknown): PageContent {
  const { sections } = readDraftContent(value);
  return { sections: sections.map(withoutEmptyFeatures).filter(hasText) };
}

/** The same for the editor: keeps empty sections. */
export function readDraftContent(value: unknown): PageContent {
  const sections = listIn(value, 'sections').flatMap((section) => readSection(section) ?? []);
  return { sections: sections.slice(0, pageLimits.sections) };
}

/** Whether the page is shown in the fallback layout, by its pitch fields. */
export const isPitchOnly = (content: PageContent): boolean => readPageContent(content).sections.length === 0;

function readSection(value: unknown): PageSection | undefined {
  const type = at(value, 'type');
  const props = at(value, 'props');
  const text = (name: string, max: number) => textIn(props, name, max);
  const title = text('title', pageLimits.heading);
  const ctaText = text('ctaText', pageLimits.ctaText);
  if (type === 'hero')
    return { type, props: { title, subtitle: text('subtitle', pageLimits.text), ctaText } };
  if (type === 'cta')
    return { type, props: { title, description: text('description', pageLimits.text), ctaText } };
  if (type !== 'features') return undefined;
  const features = listIn(props, 'features').slice(0, pageLimits.features);
  return { type, props: { title, features: features.map(readFeature) } };
}

const readFeature = (value: unknown): Feature => ({
  title: textIn(value, 'title', pageLimits.featureTitle),
  description: textIn(value, 'description', pageLimits.featureText),
});

function withoutEmptyFeatures(section: PageSection): PageSection {
  if (section.type !== 'features') return section;
  const features = section.props.features.filter(featureHasText);
  return { ...section, props: { ...section.props, features } };
}

/** Empty sections are not shown. */
export function hasText({ type, props }: PageSection): boolean {
  if (type === 'features') return props.features.some(featureHasText);
  return Object.values(props).some((text) => text.trim() !== '');
}

const featureHasText = ({ title, description }: Feature): boolean => `${title}${description}`.trim() !== '';

/** Reads own properties only: never `__proto__` or `constructor`. */
const at = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

function listIn(value: unknown, name: string): unknown[] {
  const list = at(value, name);
  return Array.isArray(list) ? list : [];
}

function textIn(value: unknown, name: string, max: number): string {
  const text = at(value, name);
  // The cut may leave half of a surrogate pair.
  return typeof text === 'string'
    ? cleanText(text)
        .slice(0, max)
        .replace(/[\ud800-\udbff]$/, '')
    : '';
}

/** Control characters except tab and line break, and marks that change the direction of text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const unseen = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Normalizes line breaks and removes invisible characters and lone surrogates. Keeps spaces: the text may be typed just now. */
export const cleanText = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(unseen, '').toWellFormed();

/** As the table checks it. */
const form = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const isSlug = (text: string): boolean => form.test(text) && text.length <= pageLimits.slug;

/** Derives a slug from a title: 'Café in Évora!' becomes 'cafe-in-evora'; may be empty. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, pageLimits.slug)
    .replaceAll(/^-|-$/g, '');
}

/** The slug of the n-th copy: '-copy', '-copy-2', '-copy-3'. A slug that would be too long is cut before the ending. */
export function copySlug(slug: string, number: number): string {
  const ending = number === 1 ? '-copy' : `-copy-${number}`;
  return slug.slice(0, pageLimits.slug - ending.length).replace(/-$/, '') + ending;
}

/** Contents: texts/page-templates.ts. */
export const pageTemplates = ['hero', 'pitch', 'features', 'comparison'] as const;

export type PageTemplate = (typeof pageTemplates)[number];

export const pageStatuses = ['draft', 'active', 'inactive'] as const;

export type PageStatus = (typeof pageStatuses)[number];

export const hiddenReasons = ['status_draft', 'status_inactive', 'switched_off'] as const;

export type HiddenReason = (typeof hiddenReasons)[number];

/** Returns every reason why the public does not see the page; empty when it does. */
export function hiddenBecause(page: { status: PageStatus; is_active: boolean }): HiddenReason[] {
  const reasons: HiddenReason[] = [];
  if (page.status === 'draft') reasons.push('status_draft');
  if (page.status === 'inactive') reasons.push('status_inactive');
  if (!page.is_active) reasons.push('switched_off');
  return reasons;
}
