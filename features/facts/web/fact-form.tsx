import type { ResolverResult, UseFormReturn } from 'react-hook-form';
import { CharacterCount } from '#ui/character-count.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea, TextInput } from '#ui/text-input.tsx';
import {
  type FactContent,
  type FactField,
  type FactProblem,
  factFields,
  factLimits,
  factProblems,
  trusts,
} from '../rules.ts';
import { officeFactTexts, trustLabels } from '../texts/office-facts.ts';
import { today } from './office-queries.ts';

const { labels, hints } = officeFactTexts;

export const fieldIdOf = (field: FactField) => `fact-${field}`;

/** All that people edit of a fact. */
export function FactFields({ form }: { form: UseFormReturn<FactForm> }) {
  const { errors } = form.formState;
  const field = (name: FactField, required = false) => ({
    id: fieldIdOf(name),
    label: labels[name],
    hint: (hints as Partial<Record<FactField, string>>)[name],
    error: errors[name]?.message,
    optional: !required,
  });
  const text = form.watch('text');
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Field {...field('text', true)} className="md:col-span-2">
        <Textarea {...form.register('text')} required aria-required="true" />
        <CharacterCount value={text} max={factLimits.text} />
      </Field>
      <Field {...field('value')}>
        <TextInput {...form.register('value')} />
      </Field>
      <Field {...field('unit')}>
        <TextInput {...form.register('unit')} />
      </Field>
      <Field {...field('source', true)} className="md:col-span-2">
        <TextInput {...form.register('source')} required aria-required="true" />
      </Field>
      <Field {...field('source_url')} className="md:col-span-2">
        <TextInput
          {...form.register('source_url')}
          inputMode="url"
          spellCheck={false}
          autoCapitalize="none"
        />
      </Field>
      <Field {...field('source_date')} className="md:col-span-2">
        <TextInput {...form.register('source_date')} className="md:max-w-60" />
      </Field>
      <Field {...field('trust', true)}>
        <Select {...form.register('trust')}>
          {trusts.map((trust) => (
            <option key={trust} value={trust}>
              {trustLabels[trust]}
            </option>
          ))}
        </Select>
      </Field>
      <Field {...field('consulate')}>
        <TextInput {...form.register('consulate')} />
      </Field>
      <Field {...field('checked_on')} className="content-end!">
        <TextInput {...form.register('checked_on')} type="date" />
      </Field>
      <Field {...field('review_by', true)} className="content-end!">
        <TextInput {...form.register('review_by')} type="date" required aria-required="true" />
      </Field>
      <Field {...field('valid_from')}>
        <TextInput {...form.register('valid_from')} type="date" />
      </Field>
      <Checkbox
        {...form.register('is_shown')}
        id={fieldIdOf('is_shown')}
        label={labels.is_shown}
        hint={hints.is_shown}
        className="md:col-span-2"
      />
      <Checkbox
        {...form.register('is_quoted')}
        id={fieldIdOf('is_quoted')}
        label={labels.is_quoted}
        hint={hints.is_quoted}
        className="md:col-span-2"
      />
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

/** What keeps a fact from being saved, at its fields. */
export function checkFact(values: FactForm): ResolverResult<FactForm> {
  const problems = factProblems(contentOf(values), today());
  const found = Object.entries(problems) as [FactField, FactProblem][];
  if (found.length === 0) return { values, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(
      found.map(([field, problem]) => [
        field,
        { type: problem, message: officeFactTexts.problem(field, problem) },
      ]),
    ),
  };
}
