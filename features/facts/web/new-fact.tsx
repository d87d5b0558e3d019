import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { keepDraft, readDraft } from '#platform/browser/drafts.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { notify } from '#ui/notify.ts';
import { TextInput } from '#ui/text-input.tsx';
import { type FactNameProblem, factFields, factNameProblem } from '../rules.ts';
import { officeFactTexts } from '../texts/office-facts.ts';
import { checkFact, contentOf, FactFields, type FactForm, fieldIdOf } from './fact-form.tsx';
import { today, useAddFact } from './office-queries.ts';

const texts = officeFactTexts.adding;

const nameId = 'fact-name';

/** The form that adds a fact to the register; its page follows. */
export function NewFact() {
  const navigate = useNavigate();
  const { form, name, nameProblem, tries, type, adding, failed, submit } = useNewFact((id) => {
    void navigate(`/admin/facts/${id}`, { replace: true });
  });
  const nameError = nameProblem && texts.problems[nameProblem];
  const problems = [
    ...(nameError ? [{ fieldId: nameId, message: nameError }] : []),
    ...factFields.flatMap((field) => {
      const message = form.formState.errors[field]?.message;
      return message ? [{ fieldId: fieldIdOf(field), message }] : [];
    }),
  ];
  return (
    <Card aria-label={texts.title} className="grid max-w-content content-start gap-5">
      {problems.length > 0 && !adding && <ErrorSummary key={tries} problems={problems} />}
      <form
        noValidate
        aria-label={texts.title}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field id={nameId} label={texts.name} hint={texts.nameHint} error={nameError}>
          <TextInput
            value={name}
            required
            aria-required="true"
            autoComplete="off"
            onChange={({ target }) => type(target.value)}
          />
        </Field>
        <FactFields form={form} />
        {failed && !adding && (
          <Alert
            tone="error"
            title={texts.notSaved}
            actions={<Button onClick={() => void submit()}>{uiTexts.tryAgain}</Button>}
          >
            <p>
              {failed.message} {officeFactTexts.kept}
            </p>
          </Alert>
        )}
        <div>
          <Button type="submit" variant="primary" busy={adding}>
            {adding ? texts.saving : texts.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}

const formTexts = officeFactTexts.adding;

const nameDraft = 'new-fact-name';

const fieldsDraft = 'new-fact';

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

/** The form of a fact that there is not yet. What is typed is kept in this tab until it is added. */
function useNewFact(onAdded: (id: string) => void) {
  const [name, setName] = useState(() => readDraft(nameDraft, { name: '' }).name);
  const [wrongName, setWrongName] = useState<FactNameProblem>();
  const [tries, setTries] = useState(0);
  const form = useForm<FactForm>({
    resolver: checkFact,
    // A draft of an older page may lack a field.
    defaultValues: { ...blank(), ...readDraft(fieldsDraft, blank()) },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  useEffect(() => {
    const watching = form.watch(() => keepDraft(fieldsDraft, form.getValues()));
    return () => watching.unsubscribe();
  }, [form]);
  const adding = useAddFact();

  async function send(values: FactForm) {
    try {
      const added = await adding.mutateAsync({ ...contentOf(values), name });
      keepDraft(nameDraft, undefined);
      keepDraft(fieldsDraft, undefined);
      notify.success(formTexts.saved);
      onAdded(added.id);
    } catch {
      // `failed` and `nameProblem` say it.
      setTries((before) => before + 1);
    }
  }

  const taken = adding.error?.fields.name === 'taken';
  return {
    form,
    name,
    nameProblem: wrongName ?? (taken ? ('taken' as const) : undefined),
    /** Changes with every try that failed. */
    tries,
    type(next: string) {
      setName(next);
      keepDraft(nameDraft, next ? { name: next } : undefined);
    },
    adding: adding.isPending,
    failed: taken ? undefined : (adding.error ?? undefined),
    async submit() {
      if (adding.isPending) return;
      adding.reset();
      const wrong = factNameProblem(name);
      setWrongName(wrong);
      setTries((before) => before + 1);
      await form.handleSubmit((values) => (wrong ? undefined : send(values)))();
    },
  };
}
