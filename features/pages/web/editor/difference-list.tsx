import type { PageDraft } from '../../rules/page-content.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import { type Difference, pageDifferences } from './page-differences.ts';

const { differences: texts, sections, sectionLabels } = pageEditorTexts;
const list = new Intl.ListFormat('en-US');

/** How two states of a page differ, one line each. */
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
