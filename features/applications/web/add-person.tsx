import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '#platform/browser/api.ts';
import { invalidateTopic } from '#platform/browser/freshness.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { notify } from '#ui/notify.ts';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type ApplicantKind, startApplication } from '../contract/applications.ts';
import { householdTexts } from '../texts/household.ts';
import { useSelectedApplication } from './use-application.ts';

const addTexts = householdTexts.add;

const kinds = Object.keys(addTexts.kinds) as NewPerson['applicant'][];

/** Adds a person, in the card and not in a dialog: a phone's keyboard needs the room. Then selects the new person. */
export default function AddPersonForm({ onClose }: { onClose: () => void }) {
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
      // The form unmounts with the last free place, before per-call callbacks would run.
      const { application, created } = await adding.mutateAsync({ ...person, applicant_name });
      select(application.id);
      if (created) notify.success(addTexts.added(application), addTexts.addedDetail);
      else notify.info(addTexts.known(application));
      onClose();
    } catch (error) {
      notify.error(addTexts.failed, error instanceof Error ? error.message : undefined);
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={addTexts.button}
      className="grid w-full gap-4 pt-2"
    >
      <Field label={addTexts.kind}>
        <Select
          ref={kind}
          value={person.applicant}
          onChange={({ target }) =>
            setPerson({ ...person, applicant: target.value as NewPerson['applicant'] })
          }
        >
          {kinds.map((value) => (
            <option key={value} value={value}>
              {addTexts.kinds[value]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={addTexts.name}
        hint={addTexts.nameHint}
        error={missing ? addTexts.nameMissing : undefined}
      >
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
        <Alert tone="error" title={addTexts.failed}>
          <p>
            {adding.error.message} {addTexts.kept}
          </p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={adding.isPending}>
          {adding.isPending ? addTexts.saving : addTexts.save}
        </Button>
        <Button onClick={onClose}>{uiTexts.cancel}</Button>
      </div>
    </form>
  );
}

interface NewPerson {
  applicant: Exclude<ApplicantKind, 'self'>;
  applicant_name: string;
}

/** Starts an application for another person; `created` is false when one exists already. */
function useAddPerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewPerson) => call(startApplication, { body }),
    onSettled: () => invalidateTopic(client, 'applications'),
  });
}
