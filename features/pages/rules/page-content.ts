/** The parts of a landing page, as `landing_pages.content` holds them. Texts alone: no address comes from content. */
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

/** All of a page that is written in the editor: published as a whole, kept as a draft until then. */
export interface PageDraft {
  slug: string;
  title: string;
  meta_description: string | null;
  content: PageContent;
  /** Shown where no section can be used. */
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

/** The most letters or items that are kept; longer is refused from people and cut where it stands already. */
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

/** What search engines show whole, and what fits on a button: more is allowed and warned of. */
export const softLimits = { title: 60, meta_description: 155, ctaText: 24 } as const;

/** Where the buttons of a page lead. Nobody writes an address into a page. */
export const pageLinks = { primary: '/auth?mode=sign-up', secondary: '/support' } as const;

/** What a new section holds in the editor. */
export function emptySection(type: SectionType): PageSection {
  if (type === 'hero') return { type, props: { title: '', subtitle: '', ctaText: '' } };
  if (type === 'cta') return { type, props: { title: '', description: '', ctaText: '' } };
  return { type, props: { title: '', features: [{ title: '', description: '' }] } };
}

/**
 * What of a stored content can be shown, whoever wrote it: sections of a known type that say something. Everything that
 * is not text is left out, what is too long is cut. Never throws.
 */
export function readPageContent(value: unknown): PageContent {
  const { sections } = readDraftContent(value);
  return { sections: sections.map(withoutEmptyFeatures).filter(saysSomething) };
}

/** The same for the editor: sections that are still empty stay. */
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
  const features = section.props.features.filter(isWritten);
  return { ...section, props: { ...section.props, features } };
}

/** Whether a section says anything: one that does not is not shown. */
export function saysSomething({ type, props }: PageSection): boolean {
  if (type === 'features') return props.features.some(isWritten);
  return Object.values(props).some((text) => text.trim() !== '');
}

const isWritten = ({ title, description }: Feature): boolean => `${title}${description}`.trim() !== '';

/** Own properties alone: what somebody calls `__proto__` or `constructor` is nothing. */
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
  // What is cut off may leave half of a letter behind.
  return typeof text === 'string'
    ? cleanText(text)
        .slice(0, max)
        .replace(/[\ud800-\udbff]$/, '')
    : '';
}

/** Everything below space but tab and line break, DEL, and what turns the direction of reading around. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const unseen = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** A text of a page as it is kept: line breaks of one kind, nothing unseen, no half of a letter. Spaces stay: somebody types. */
export const cleanText = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(unseen, '').toWellFormed();

/** As the table checks it: small letters, digits, single hyphens between them. */
const form = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether an address can end in it. */
export const isSlug = (text: string): boolean => form.test(text) && text.length <= pageLimits.slug;

/** What a title suggests: 'Café in Évora!' is 'cafe-in-evora'. Empty where nothing can be used. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, pageLimits.slug)
    .replaceAll(/^-|-$/g, '');
}

/** The slug of a page's first, second, third copy: '-copy', '-copy-2', '-copy-3'; the beginning gives way where it is long. */
export function copySlug(slug: string, number: number): string {
  const ending = number === 1 ? '-copy' : `-copy-${number}`;
  return slug.slice(0, pageLimits.slug - ending.length).replace(/-$/, '') + ending;
}

/** What a new landing page can start from; what each holds: `features/pages/texts/page-templates.ts`. */
export const pageTemplates = ['hero', 'pitch', 'features', 'comparison'] as const;

export type PageTemplate = (typeof pageTemplates)[number];

export const pageStatuses = ['draft', 'active', 'inactive'] as const;

export type PageStatus = (typeof pageStatuses)[number];

/** Why the public does not see a page. There may be two. */
export const hiddenReasons = ['status_draft', 'status_inactive', 'switched_off'] as const;

export type HiddenReason = (typeof hiddenReasons)[number];

/** Every reason why the public does not see the page; none: it does. */
export function hiddenBecause(page: { status: PageStatus; is_active: boolean }): HiddenReason[] {
  const reasons: HiddenReason[] = [];
  if (page.status === 'draft') reasons.push('status_draft');
  if (page.status === 'inactive') reasons.push('status_inactive');
  if (!page.is_active) reasons.push('switched_off');
  return reasons;
}
