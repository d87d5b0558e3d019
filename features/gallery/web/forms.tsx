import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { PreferencesForm } from '#ui/preferences-form.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { galleryTexts } from '../texts.ts';
import { Section } from './section.tsx';

const { inputs, sections } = galleryTexts;

const groups = [
  { label: inputs.common, items: inputs.countries },
  { label: inputs.all, items: inputs.more },
];

/** Every control in a field, one of them refused. The summary stands without taking the focus of the page's start. */
export function Forms() {
  const [country, setCountry] = useState('US');
  const [refused, setRefused] = useState(false);
  return (
    <Section title={sections.inputs} wide>
      {refused && <ErrorSummary problems={[{ fieldId: 'sample-name', message: inputs.nameError }]} />}
      <form
        noValidate
        className="grid gap-6 md:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          setRefused(true);
        }}
      >
        <Field id="sample-name" label={inputs.name} error={inputs.nameError}>
          <TextInput defaultValue="M" autoComplete="off" />
        </Field>
        <Field label={inputs.phone} hint={inputs.phoneHint} optional>
          <TextInput type="tel" autoComplete="off" />
        </Field>
        <Field label={inputs.nationality}>
          <Select>
            {[...inputs.countries, ...inputs.more].map(({ value, label }) => (
              <option key={value}>{label}</option>
            ))}
          </Select>
        </Field>
        <Field label={inputs.location}>
          <Combobox groups={groups} value={country} onValueChange={setCountry} />
        </Field>
        <Field label={inputs.message}>
          <Textarea />
        </Field>
        <div>
          <Checkbox label={inputs.portal} hint={inputs.portalHint} defaultChecked />
          <Checkbox label={inputs.details} />
          <Switch label={inputs.portal} hint={inputs.portalHint} defaultChecked />
          <Switch label={inputs.details} />
        </div>
        <SearchInput label={inputs.search} placeholder={inputs.search} />
        <PreferencesForm />
        <Button variant="primary" type="submit" className="justify-self-start">
          {galleryTexts.buttons.primary}
        </Button>
      </form>
    </Section>
  );
}
