import type { Feature, PageDraft, PageSection, SectionType } from '../../rules/page-content.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import { pageFields, sectionFields } from './document.ts';

const { differences: texts, sections, sectionLabels } = pageEditorTexts;

const list = new Intl.ListFormat('en-US');

/** The differences between two drafts, one line each. */
export function DifferenceList({ before, after }: { before: PageDraft; after: PageDraft }) {
  return (
    <ul className="list-disc pl-5">
      {pageDifferences(before, after).map((difference, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice, and nothing in a line has a state
        <li key={at}>{wordsFor(difference)}</li>
      ))}
    </ul>
  );
}

function wordsFor(difference: Difference): string {
  if (difference.kind === 'field') return texts.field(texts.fieldNames[difference.field]);
  if (difference.kind === 'order') return texts.order;
  const name = sections[difference.type];
  if (difference.kind !== 'changed') return texts[difference.kind](name, difference.title);
  const fields = difference.fields.map((field) => sectionLabels[field as keyof typeof sectionLabels]);
  return texts.changed(name, list.format(fields.map((label) => label.toLowerCase())));
}

/** One difference: a text field or a section. */
type Difference =
  | { kind: 'field'; field: (typeof pageFields)[number]; before: string; after: string }
  | { kind: 'added' | 'removed'; type: SectionType; title: string }
  | { kind: 'changed'; type: SectionType; title: string; fields: string[] }
  | { kind: 'order' };

/** The edits that lead from one draft to the other; empty when they are equal. */
export function pageDifferences(before: PageDraft, after: PageDraft): Difference[] {
  const texts = pageFields.flatMap((field): Difference[] => {
    const [one, other] = [before[field] ?? '', after[field] ?? ''];
    return one === other ? [] : [{ kind: 'field', field, before: one, after: other }];
  });
  return [...texts, ...sectionDifferences(before.content.sections, after.content.sections)];
}

/** Sections have no ids. Equal ones match first; the rest match by type, in order. */
function sectionDifferences(before: readonly PageSection[], after: readonly PageSection[]): Difference[] {
  const partner = new Map<PageSection, PageSection>();
  const free = new Set(after);
  const pair = (fits: (one: PageSection, other: PageSection) => boolean) => {
    for (const one of before) {
      const other = partner.has(one) ? undefined : [...free].find((candidate) => fits(one, candidate));
      if (!other) continue;
      partner.set(one, other);
      free.delete(other);
    }
  };
  pair((one, other) => JSON.stringify(one) === JSON.stringify(other));
  pair((one, other) => one.type === other.type);

  const removed = before.filter((one) => !partner.has(one)).map((one) => came('removed', one));
  const changed = before.flatMap((one): Difference[] => {
    const other = partner.get(one);
    const fields = other ? changedFields(one, other) : [];
    return fields.length > 0 ? [{ kind: 'changed', type: one.type, title: one.props.title, fields }] : [];
  });
  const added = [...free].map((one) => came('added', one));
  const kept = before.flatMap((one) => partner.get(one) ?? []);
  const standing = after.filter((one) => !free.has(one));
  const order: Difference[] = kept.some((one, at) => one !== standing[at]) ? [{ kind: 'order' }] : [];
  return [...removed, ...changed, ...added, ...order];
}

const came = (kind: 'added' | 'removed', { type, props }: PageSection): Difference => ({
  kind,
  type,
  title: props.title,
});

function changedFields(one: PageSection, other: PageSection): string[] {
  const texts = (section: PageSection) => section.props as unknown as Record<string, string>;
  const fields: string[] = sectionFields[one.type].filter(
    (field) => texts(one)[field] !== texts(other)[field],
  );
  if (JSON.stringify(featuresOf(one)) !== JSON.stringify(featuresOf(other))) fields.push('features');
  return fields;
}

const featuresOf = (section: PageSection): Feature[] =>
  section.type === 'features' ? section.props.features : [];
