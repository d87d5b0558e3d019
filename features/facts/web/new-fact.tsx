import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { FormProblems, FormRefusal } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { notify } from '#ui/notify.ts';
import { TextInput } from '#ui/text-input.tsx';
import type { OfficeFact } from '../contract.ts';
import {
  type FactField,
  type FactNameProblem,
  type FactProblem,
  factFields,
  factIdOf,
  factNameProblem,
  factProblems,
} from '../rules.ts';
import { officeFactTexts } from '../texts/office-facts.ts';
import { contentOf, FactFields, type FactForm } from './fact-form.tsx';
import { today, useAddFact } from './office-queries.ts';

const texts = officeFactTexts.adding;

type NewFactForm = FactForm & { name: string };

/** The form that adds a fact to the register; its page follows. What is typed is kept in this tab until it is added. */
export function NewFact() {
  const navigate = useNavigate();
  const adding = useAddFact();
  const form = useForm<NewFactForm, OfficeFact>({
    draft: 'new-fact',
    id: 'fact',
    start: () => ({ name: '', ...blank() }),
    check: (values) => ({
      name: factNameProblem(values.name),
      ...factProblems({ ...contentOf(values), id: factIdOf(values.name) }, today()),
    }),
    sentence: (field, problem) =>
      field === 'name'
        ? texts.problems[problem as FactNameProblem]
        : officeFactTexts.problem(field as FactField, problem as FactProblem),
    send: ({ name, ...values }) => adding.mutateAsync({ ...contentOf(values), name }),
    onDone: (added) => {
      notify.success(texts.saved);
      void navigate(`/admin/facts/${added.id}`, { replace: true });
    },
  });
  return (
    <Card aria-label={texts.title} className="grid max-w-content content-start gap-5">
      <FormProblems form={form} order={['name', ...factFields]} />
      <form noValidate aria-label={texts.title} className="grid gap-5" onSubmit={form.submit}>
        <Field {...form.field('name')} label={texts.name} hint={texts.nameHint}>
          <TextInput {...form.input('name')} required aria-required="true" autoComplete="off" />
        </Field>
        <FactFields form={form} />
        <FormRefusal form={form} title={texts.notSaved} kept={officeFactTexts.kept} retry />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {form.busy ? texts.saving : texts.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Half a year: most of what we know of fees and times changes once a year. */
const reviewAfterDays = 180;

function blank(): FactForm {
  const inHalfAYear = new Date(Date.now() + reviewAfterDays * 86_400_000).toISOString().slice(0, 10);
  const empty = Object.fromEntries(factFields.map((field) => [field, ''])) as unknown as FactForm;
  return {
    ...empty,
    trust: 'practitioner',
    review_by: inHalfAYear,
    checked_on: today(),
    is_shown: false,
    is_quoted: false,
  };
}
