import { CalendarPlus, Ellipsis, Printer } from 'lucide-react';
import { useState } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { ButtonLink, IconLink, Link } from '#ui/link.tsx';
import { SearchInput } from '#ui/list-filters.tsx';
import { PreferencesForm } from '#ui/preferences-form.tsx';
import { Select } from '#ui/select.tsx';
import { StatusMark, type StatusTone } from '#ui/status-mark.tsx';
import { Switch } from '#ui/switch.tsx';
import { Tag } from '#ui/tag.tsx';
import { Textarea, TextInput } from '#ui/text-input.tsx';
import { galleryTexts as texts } from '../texts.ts';
import { Row, Section } from './section.tsx';

const { inputs, sections } = texts;

export function Buttons() {
  const { buttons, sections } = texts;
  return (
    <Section title={sections.buttons}>
      <Row>
        <Button variant="primary">{buttons.primary}</Button>
        <Button variant="primary" busy>
          {buttons.busy}
        </Button>
        <Button variant="primary" unavailable>
          {buttons.unavailable}
        </Button>
      </Row>
      <Row>
        <Button>{buttons.outline}</Button>
        <Button>
          <Printer aria-hidden="true" />
          {buttons.icon}
        </Button>
        <Button variant="danger">{buttons.danger}</Button>
      </Row>
      <Row>
        <Button variant="quiet">{buttons.quiet}</Button>
        <Button variant="plain">{buttons.plain}</Button>
        <IconButton icon={Ellipsis} label={uiTexts.more} />
      </Row>
      <Row>
        <ButtonLink variant="primary" size="big" to="/auth">
          {buttons.big}
        </ButtonLink>
      </Row>
    </Section>
  );
}

export function Links() {
  const { links, sections } = texts;
  return (
    <Section title={sections.links}>
      <p>
        {links.inText}{' '}
        <Link href="https://vistos.mne.gov.pt" newTab>
          {links.consulate}
        </Link>
        .
      </p>
      <IconLink to="/testing" icon={CalendarPlus} className="justify-self-start">
        {links.line}
      </IconLink>
    </Section>
  );
}

const tones = Object.keys(texts.statuses) as StatusTone[];

const boxed: StatusTone[] = ['waiting', 'good', 'bad', 'due'];

export function Statuses() {
  const { statuses, tags, sections } = texts;
  return (
    <Section title={sections.statuses}>
      <Row>
        {tones.map((tone) => (
          <StatusMark key={tone} tone={tone}>
            {statuses[tone]}
          </StatusMark>
        ))}
      </Row>
      <Row>
        {boxed.map((tone) => (
          <StatusMark key={tone} tone={tone} boxed>
            {statuses[tone]}
          </StatusMark>
        ))}
      </Row>
      <Row>
        <Tag tone="next">{tags.next}</Tag>
        <Tag tone="due">{tags.due}</Tag>
        <Tag tone="outline">{tags.outline}</Tag>
        <Tag tone="now">{tags.now}</Tag>
        <Tag>{tags.plain}</Tag>
      </Row>
    </Section>
  );
}

const groups = [
  { label: inputs.common, items: inputs.countries },
  { label: inputs.all, items: inputs.more },
];

/** Every form control, one of them invalid. The error summary does not take the focus. */
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
          {texts.buttons.primary}
        </Button>
      </form>
    </Section>
  );
}
