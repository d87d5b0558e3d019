import { type FormEvent, useEffect, useRef, useState } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { notify } from '#ui/notify.ts';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { householdTexts } from '../texts/household.ts';
import { type NewPerson, useAddPerson } from './use-household.ts';
import { useSelectedApplication } from './use-selected-application.ts';

const texts = householdTexts.add;
const kinds = Object.keys(texts.kinds) as NewPerson['applicant'][];

/** In the card and not over it: a phone's keyboard leaves it room. Afterwards the new person's things are shown. */
export function AddPersonForm({ onClose }: { onClose: () => void }) {
  const adding = useAddPerson();
  const [, select] = useSelectedApplication();
  const [person, setPerson] = useState<NewPerson>({ applicant: 'spouse', applicant_name: '' });
  const [missing, setMissing] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const kind = useRef<HTMLSelectElement>(null);
  useEffect(() => kind.current?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const applicant_name = person.applicant_name.trim();
    setMissing(applicant_name === '');
    if (applicant_name === '') name.current?.focus();
    if (applicant_name === '' || adding.isPending) return;
    try {
      // The last place of the allowance takes this form away before the answer is told: so no callbacks of its own.
      const { application, created } = await adding.mutateAsync({ ...person, applicant_name });
      select(application.id);
      if (created) notify.success(texts.added(application), texts.addedDetail);
      else notify.info(texts.known(application));
      onClose();
    } catch (error) {
      notify.error(texts.failed, error instanceof Error ? error.message : undefined);
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={texts.button}
      className="grid w-full gap-4 pt-2"
    >
      <Field label={texts.kind}>
        <Select
          ref={kind}
          value={person.applicant}
          onChange={({ target }) =>
            setPerson({ ...person, applicant: target.value as NewPerson['applicant'] })
          }
        >
          {kinds.map((value) => (
            <option key={value} value={value}>
              {texts.kinds[value]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts.name} hint={texts.nameHint} error={missing ? texts.nameMissing : undefined}>
        <TextInput
          ref={name}
          value={person.applicant_name}
          onChange={({ target }) => setPerson({ ...person, applicant_name: target.value })}
          maxLength={100}
          autoComplete="off"
          required
        />
      </Field>
      {adding.error && (
        <Alert tone="error" title={texts.failed}>
          <p>
            {adding.error.message} {texts.kept}
          </p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={adding.isPending}>
          {adding.isPending ? texts.saving : texts.save}
        </Button>
        <Button onClick={onClose}>{uiTexts.cancel}</Button>
      </div>
    </form>
  );
}
