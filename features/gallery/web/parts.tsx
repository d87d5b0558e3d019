import { useState } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from '#ui/button.tsx';
import { CardHeader } from '#ui/card.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Choices } from '#ui/choices.tsx';
import { Explain } from '#ui/explain.tsx';
import { Field } from '#ui/field.tsx';
import { FoldingCard } from '#ui/folding-card.tsx';
import { FilterSelect, ListFilters } from '#ui/list-filters.tsx';
import { LoadProblem } from '#ui/load-problem.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { Textarea, TextInput } from '#ui/text-input.tsx';
import { galleryTexts } from '../texts.ts';
import { Row, Section } from './section.tsx';

const { parts, long, sections, inputs, alerts, tags } = galleryTexts;

/** Disabled controls, and texts longer than the design assumed. */
export function Extremes() {
  return (
    <Section title={sections.extremes} wide>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 content-start gap-4">
          <Field label={parts.email}>
            <TextInput disabled defaultValue={long.name} />
          </Field>
          <Field label={parts.country}>
            <Select disabled>
              <option>{long.name}</option>
            </Select>
          </Field>
          <Checkbox label={inputs.portal} disabled />
          <Switch label={inputs.details} disabled />
          <Row>
            <Button unavailable>{parts.unavailable}</Button>
            <Button busy>{uiTexts.loading}</Button>
          </Row>
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-4">
          <Button variant="primary">{long.sentence}</Button>
          <Field label={long.sentence} hint={long.sentence} error={long.sentence}>
            <TextInput defaultValue={long.word} />
          </Field>
        </div>
      </div>
    </Section>
  );
}

/** Components used in one or two places only. */
export function MoreParts() {
  const [choice, setChoice] = useState<string>(parts.choices[0]);
  const [words, setWords] = useState<string>(parts.written);
  const [filter, setFilter] = useState<string>();
  return (
    <Section title={sections.parts} wide>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 content-start gap-4">
          <Choices
            legend={parts.choose}
            options={parts.choices.map((value) => ({ value, label: value }))}
            value={choice}
            onChoose={setChoice}
          />
          <Field label={inputs.message}>
            <Textarea value={words} onChange={({ target }) => setWords(target.value)} />
          </Field>
          <CharacterCount value={words} max={60} />
          <Row>
            <p>
              {parts.explained} <Explain label={parts.explain}>{parts.meaning}</Explain>
            </p>
          </Row>
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-4">
          <LoadProblem
            title={alerts.error}
            query={{ error: new Error(alerts.errorDetail), isFetching: false, refetch: () => undefined }}
          />
          <LoadProblem
            title={alerts.error}
            query={{ error: new Error(alerts.errorDetail), isFetching: true, refetch: () => undefined }}
          />
          <FoldingCard aria-labelledby="sample-folding" className="grid content-start gap-3">
            <CardHeader id="sample-folding" title={parts.folding} aside={tags.plain} />
            <p>{parts.folded}</p>
          </FoldingCard>
        </div>
      </div>
      <ListFilters
        search={{ label: inputs.search, placeholder: inputs.search, typed: '', type: () => undefined }}
      >
        <FilterSelect
          label={parts.filter}
          all={parts.filter}
          options={parts.choices.map((value) => [value, value] as const)}
          value={filter}
          onChange={setFilter}
        />
      </ListFilters>
    </Section>
  );
}
