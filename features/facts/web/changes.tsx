import { changedFields, type FactContent, type FactField } from '../rules.ts';
import { officeFactTexts, trustLabels } from '../texts/office-facts.ts';

const texts = officeFactTexts;

/** In which fields two states differ, each with what stood there and what stands there after. */
export function Changes({ before, after }: { before: FactContent; after: FactContent }) {
  return (
    <ul className="grid gap-1">
      {changedFields(before, after).map((field) => (
        <li key={field} className="[overflow-wrap:anywhere]">
          <span className="text-muted">{texts.labels[field]}: </span>
          {texts.history.change(wordsOf(before, field), wordsOf(after, field))}
        </li>
      ))}
    </ul>
  );
}

function wordsOf(content: FactContent, field: FactField): string {
  if (field === 'trust') return trustLabels[content.trust];
  const value = content[field];
  if (typeof value === 'boolean') return value ? texts.history.yes : texts.history.no;
  return value || texts.history.nothing;
}
