import { pageLimits, softLimits } from '../../rules/page-content.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import { CountedField } from './counted-field.tsx';
import { type EditedSection, sectionFields, setSectionText, type TextField } from './document.ts';
import { FeatureList } from './feature-list.tsx';
import { fieldId, sectionName } from './place-names.ts';
import type { PageEditor } from './use-page-editor.ts';

const texts = pageEditorTexts;

const limits: Record<TextField, { max: number; advised: number; long?: boolean }> = {
  title: { max: pageLimits.heading, advised: softLimits.title },
  subtitle: { max: pageLimits.text, advised: softLimits.meta_description, long: true },
  description: { max: pageLimits.text, advised: softLimits.meta_description, long: true },
  ctaText: { max: pageLimits.ctaText, advised: softLimits.ctaText },
};

/** The texts of one section. */
export function SectionFields({ editor, section }: { editor: PageEditor; section: EditedSection }) {
  const name = sectionName(editor.page, section);
  return (
    <div className="grid gap-5">
      <h2 id="fields-title" tabIndex={-1} className="text-base font-strong">
        {name}
      </h2>
      {sectionFields[section.type].map((field) => (
        <CountedField
          key={`${section.key}-${field}`}
          id={fieldId(section.key, field)}
          label={texts.sectionLabels[field]}
          value={section.texts[field] ?? ''}
          {...limits[field]}
          onText={(text) =>
            editor.type(
              `${section.key}-${field}`,
              texts.steps.typing(texts.sectionLabels[field], name),
              section.key,
              (page) => setSectionText(page, section.key, field, text),
            )
          }
        />
      ))}
      {section.type === 'features' && <FeatureList editor={editor} section={section} name={name} />}
    </div>
  );
}
