import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { pageLimits, softLimits } from '../../rules/page-content.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import { CountedField } from './counted-field.tsx';
import {
  addFeature,
  type EditedFeature,
  type EditedSection,
  emptyFeature,
  featureFields,
  fieldId,
  moveFeature,
  removeFeature,
  sectionFields,
  sectionName,
  setFeatureText,
  setSectionText,
  type TextField,
} from './document.ts';
import type { PageEditor } from './editor-state.ts';
import { MoveButton } from './section-row.tsx';

const texts = pageEditorTexts;

const limits: Record<TextField, { max: number; advised: number; long?: boolean }> = {
  title: { max: pageLimits.heading, advised: softLimits.title },
  subtitle: { max: pageLimits.text, advised: softLimits.meta_description, long: true },
  description: { max: pageLimits.text, advised: softLimits.meta_description, long: true },
  ctaText: { max: pageLimits.ctaText, advised: softLimits.ctaText },
};

/** The fields of a section. */
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

const max = { title: pageLimits.featureTitle, description: pageLimits.featureText };

interface FeatureListProps {
  editor: PageEditor;
  section: EditedSection;
  /** The section's name. */
  name: string;
}

/** A section's features, each with two texts; can be added, moved and removed. */
function FeatureList({ editor, section, name }: FeatureListProps) {
  const { features, key } = section;
  const list = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string>(undefined);
  // Moving or removing an element loses its focus.
  useLayoutEffect(() => {
    if (focusNext.current) list.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = undefined;
  });

  function move(feature: EditedFeature, at: number, by: -1 | 1) {
    if (!features[at + by]) return;
    focusNext.current = `[data-feature="${feature.key}"] [data-part="${by < 0 ? 'up' : 'down'}"]`;
    editor.act(
      {
        what: texts.steps.moving(texts.feature(at + 1)),
        place: key,
        say: texts.featureMoved(at + by + 1, features.length),
      },
      (page) => moveFeature(page, key, feature.key, by),
    );
  }

  function remove(feature: EditedFeature, at: number) {
    const neighbour = features[at + 1] ?? features[at - 1];
    focusNext.current = neighbour ? `[data-feature="${neighbour.key}"] input` : '[data-part="add"]';
    editor.act(
      {
        what: texts.steps.removing(texts.feature(at + 1)),
        place: key,
        say: texts.featureRemoved(at + 1),
      },
      (page) => removeFeature(page, key, feature.key),
    );
  }

  function add() {
    const feature = emptyFeature();
    focusNext.current = `[data-feature="${feature.key}"] input`;
    editor.act({ what: texts.steps.adding(texts.feature(features.length + 1)), place: key }, (page) =>
      addFeature(page, key, feature),
    );
  }

  return (
    <div ref={list} className="grid gap-4">
      <h3 className="text-base font-strong">{texts.featuresTitle}</h3>
      {features.map((feature, at) => (
        <fieldset
          key={feature.key}
          data-feature={feature.key}
          className="relative grid min-w-0 gap-4 rounded-control border border-line p-3"
        >
          <legend className="float-left min-h-control content-center font-strong">
            {texts.feature(at + 1)}
          </legend>
          <div className="absolute top-2 right-1 flex">
            <MoveButton
              icon={ChevronUp}
              part="up"
              label={texts.list.moveUp(texts.feature(at + 1))}
              unavailable={at === 0}
              onClick={() => move(feature, at, -1)}
            />
            <MoveButton
              icon={ChevronDown}
              part="down"
              label={texts.list.moveDown(texts.feature(at + 1))}
              unavailable={at === features.length - 1}
              onClick={() => move(feature, at, 1)}
            />
            <MoveButton
              icon={Trash2}
              part="remove"
              label={texts.list.remove(texts.feature(at + 1))}
              onClick={() => remove(feature, at)}
            />
          </div>
          {featureFields.map((field) => (
            <CountedField
              key={field}
              id={fieldId(feature.key, field)}
              label={texts.featureLabels[field]}
              value={feature[field]}
              max={max[field]}
              long={field === 'description'}
              className="clear-both"
              onText={(text) =>
                editor.type(
                  `${feature.key}-${field}`,
                  texts.steps.typing(texts.featureLabels[field], `${name}, ${texts.feature(at + 1)}`),
                  key,
                  (page) => setFeatureText(page, key, feature.key, field, text),
                )
              }
            />
          ))}
        </fieldset>
      ))}
      {features.length < pageLimits.features ? (
        <Button data-part="add" variant="plain" className="justify-self-start px-2! text-link!" onClick={add}>
          <Plus aria-hidden="true" />
          {texts.addFeature}
        </Button>
      ) : (
        <p className="text-small text-muted">{texts.featuresFull(pageLimits.features)}</p>
      )}
    </div>
  );
}
