import { CharacterCount } from '#ui/character-count.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import type { Form } from '#ui/form/use-form.ts';
import { Select } from '#ui/select.tsx';
import { Textarea, TextInput } from '#ui/text-input.tsx';
import { type FactContent, type FactField, factFields, factLimits, trusts } from '../rules.ts';
import { officeFactTexts, trustLabels } from '../texts/office-facts.ts';

const { labels, hints, choice } = officeFactTexts;

interface FactFieldsProps {
  form: Form<FactForm>;
  /** The only values of the fact, besides none. */
  choices?: readonly string[] | undefined;
}

/** All that people edit of a fact. */
export function FactFields({ form, choices }: FactFieldsProps) {
  const { input } = form;
  const field = (name: FactField, required = false) => ({
    ...form.field(name),
    label: labels[name],
    hint: (hints as Partial<Record<FactField, string>>)[name],
    optional: !required,
  });
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Field {...field('text', true)} {...(choices && { label: choice.text })} className="md:col-span-2">
        <Textarea {...input('text')} required aria-required="true" />
        <CharacterCount value={form.values.text} max={factLimits.text} />
      </Field>
      {choices ? (
        <Field {...field('value')} label={choice.label} hint={choice.hint}>
          <Select {...input('value')}>
            <option value="">{choice.none}</option>
            {choices.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </Select>
        </Field>
      ) : (
        <>
          <Field {...field('value')}>
            <TextInput {...input('value')} />
          </Field>
          <Field {...field('unit')}>
            <TextInput {...input('unit')} />
          </Field>
        </>
      )}
      <Field {...field('source', true)} className="md:col-span-2">
        <TextInput {...input('source')} required aria-required="true" />
      </Field>
      <Field {...field('source_url')} className="md:col-span-2">
        <TextInput {...input('source_url')} inputMode="url" spellCheck={false} autoCapitalize="none" />
      </Field>
      <Field {...field('source_date')} className="md:col-span-2">
        <TextInput {...input('source_date')} className="md:max-w-60" />
      </Field>
      <Field {...field('trust', true)}>
        <Select {...input('trust')}>
          {trusts.map((trust) => (
            <option key={trust} value={trust}>
              {trustLabels[trust]}
            </option>
          ))}
        </Select>
      </Field>
      <Field {...field('consulate')}>
        <TextInput {...input('consulate')} />
      </Field>
      <Field {...field('checked_on')} className="content-end!">
        <TextInput {...input('checked_on')} type="date" />
      </Field>
      <Field {...field('review_by', true)} className="content-end!">
        <TextInput {...input('review_by')} type="date" required aria-required="true" />
      </Field>
      <Field {...field('valid_from')}>
        <TextInput {...input('valid_from')} type="date" />
      </Field>
      {(['is_shown', 'is_quoted'] as const).map((name) => (
        <Checkbox
          key={name}
          id={form.field(name).id}
          checked={form.values[name]}
          onChange={({ target }) => form.set({ [name]: target.checked })}
          label={labels[name]}
          hint={name === 'is_shown' && choices ? choice.shown : hints[name]}
          className="md:col-span-2"
        />
      ))}
    </div>
  );
}

/** The fields as the form holds them: empty is ''. */
export type FactForm = { [Field in FactField]: Field extends 'is_shown' | 'is_quoted' ? boolean : string };

export function formOf(fact: FactContent): FactForm {
  return Object.fromEntries(factFields.map((field) => [field, fact[field] ?? ''])) as unknown as FactForm;
}

/** What the form holds, as it would be saved. */
export function contentOf(form: FactForm): FactContent {
  return Object.fromEntries(
    factFields.map((field) => {
      const value = form[field];
      return [field, typeof value === 'string' ? value.trim() || emptyOf(field) : value];
    }),
  ) as unknown as FactContent;
}

const emptyOf = (field: FactField) =>
  field === 'text' || field === 'source' || field === 'review_by' ? '' : null;
