import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '#platform/browser/api.ts';
import { invalidateTopic } from '#platform/browser/freshness.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FormProblems, FormRefusal } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { notify } from '#ui/notify.ts';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type ApplicantKind, startApplication } from '../contract/applications.ts';
import { householdTexts } from '../texts/household.ts';
import { useSelectedApplication } from './use-application.ts';

const addTexts = householdTexts.add;

interface NewPerson {
  applicant: Exclude<ApplicantKind, 'self'>;
  applicant_name: string;
}
const kinds = Object.keys(addTexts.kinds) as NewPerson['applicant'][];

/** Adds a person, in the card and not in a dialog: a phone's keyboard needs the room. Then selects the new person. */
export default function AddPersonForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [, select] = useSelectedApplication();
  const form = useForm({
    draft: 'add-person',
    start: (): NewPerson => ({ applicant: 'spouse', applicant_name: '' }),
    check: ({ applicant_name }) => ({
      ...(applicant_name.trim() === '' && { applicant_name: addTexts.nameMissing }),
    }),
    send: ({ applicant, applicant_name }) =>
      call(startApplication, { body: { applicant, applicant_name: applicant_name.trim() } }).finally(() =>
        invalidateTopic(client, 'applications'),
      ),
    onDone: ({ application, created }) => {
      select(application.id);
      if (created) notify.success(addTexts.added(application), addTexts.addedDetail);
      else notify.info(addTexts.known(application));
    },
    close: onClose,
    onRefused: (error) => notify.error(addTexts.failed, error.message),
  });
  const kind = useRef<HTMLSelectElement>(null);
  useEffect(() => kind.current?.focus(), []);
  return (
    <form noValidate onSubmit={form.submit} aria-label={addTexts.button} className="grid w-full gap-4 pt-2">
      <FormProblems form={form} order={['applicant', 'applicant_name']} />
      <Field {...form.field('applicant')} label={addTexts.kind}>
        <Select ref={kind} {...form.input('applicant')}>
          {kinds.map((value) => (
            <option key={value} value={value}>
              {addTexts.kinds[value]}
            </option>
          ))}
        </Select>
      </Field>
      <Field {...form.field('applicant_name')} label={addTexts.name} hint={addTexts.nameHint}>
        <TextInput {...form.input('applicant_name')} maxLength={100} autoComplete="off" required />
      </Field>
      <FormRefusal form={form} title={addTexts.failed} kept={addTexts.kept} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={form.busy}>
          {form.busy ? addTexts.saving : addTexts.save}
        </Button>
        <Button
          onClick={() => {
            form.forget();
            onClose();
          }}
        >
          {uiTexts.cancel}
        </Button>
      </div>
    </form>
  );
}
