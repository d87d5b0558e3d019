import {
  type DraftField,
  draftFields,
  isSlug,
  type PageDraft,
  type PageSection,
  readDraftContent,
} from './page-content.ts';

/** A stored draft, not validated. */
export type StoredDraft = Partial<Record<DraftField, unknown>>;

/** Reads a draft with all its fields, in one order. Never throws. */
export function readDraft(stored: StoredDraft): PageDraft {
  return {
    slug: textOf(stored.slug) ?? '',
    title: textOf(stored.title) ?? '',
    meta_description: textOf(stored.meta_description),
    content: readDraftContent(stored.content),
    pitch_title: textOf(stored.pitch_title),
    pitch_text: textOf(stored.pitch_text),
    primary_cta: textOf(stored.primary_cta),
    secondary_cta: textOf(stored.secondary_cta),
  };
}

export function changedDraftFields(before: PageDraft, after: PageDraft): DraftField[] {
  const [a, b] = [readDraft({ ...before }), readDraft({ ...after })];
  return draftFields.filter((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]));
}

export const isSameDraft = (a: PageDraft, b: PageDraft): boolean => changedDraftFields(a, b).length === 0;

/** Prepares a draft for publishing: trims its texts; empty ones become null. */
export function tidyDraft(draft: PageDraft): PageDraft {
  const orNull = (text: string | null) => text?.trim() || null;
  const oneLine = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join(' ');
  return {
    slug: draft.slug.trim(),
    title: oneLine(draft.title),
    meta_description: oneLine(draft.meta_description ?? '') || null,
    content: { sections: draft.content.sections.map(tidySection) },
    pitch_title: orNull(draft.pitch_title),
    pitch_text: orNull(draft.pitch_text),
    primary_cta: orNull(draft.primary_cta),
    secondary_cta: orNull(draft.secondary_cta),
  };
}

type DraftFault = 'missing' | 'badly_written';

/** Why a tidied draft cannot be published; page-checks.ts has the findings that do not prevent it. */
export function draftFaults(draft: PageDraft): { slug?: DraftFault; title?: 'missing' } {
  const slug = draft.slug === '' ? 'missing' : isSlug(draft.slug) ? undefined : 'badly_written';
  return { ...(slug && { slug }), ...(draft.title === '' && { title: 'missing' }) };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function tidySection(section: PageSection): PageSection {
  if (section.type === 'hero') return { ...section, props: trimmed(section.props) };
  if (section.type === 'cta') return { ...section, props: trimmed(section.props) };
  const { title, features } = section.props;
  return { ...section, props: { title: title.trim(), features: features.map(trimmed) } };
}

const trimmed = <T extends object>(texts: T): T =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, String(text).trim()])) as T;

const mostDaysAhead = 366;

export function publishTimeProblem(at: Date, now: Date): 'past' | 'too_far' | undefined {
  if (at <= now) return 'past';
  return at.getTime() - now.getTime() > mostDaysAhead * 86_400_000 ? 'too_far' : undefined;
}
