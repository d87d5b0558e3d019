import { useNavigate } from 'react-router';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { factFields } from '../rules.ts';
import { officeFactTexts } from '../texts/office-facts.ts';
import { FactFields, fieldIdOf } from './fact-fields.tsx';
import { useNewFact } from './use-new-fact.ts';

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
