import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '#platform/browser/api.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { FormProblems, FormRefusal } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { notify } from '#ui/notify.ts';
import { Select } from '#ui/select.tsx';
import { useFocusOn } from '#ui/use-focus-on.ts';
import { type HandIn, saveResidence } from '../contract.ts';
import { abroad, type ResidenceField, visaKinds } from '../rules/hand-in.ts';
import { usPlaceOf } from '../rules/us-places.ts';
import { residenceTexts as texts } from '../texts/residence.ts';
import { PlaceControl } from './place-control.tsx';
import { handInQuery } from './queries.ts';

interface ResidenceFormProps {
  handIn: HandIn;
  /** Takes the focus. */
  focus?: ResidenceField | undefined;
  /** After a save that needs no more; absent where the form goes by itself. */
  onDone?: (() => void) | undefined;
  onCancel?: () => void;
}

interface ResidenceValues {
  place: string;
  county: string;
  visa: string;
  couple: boolean;
  child: boolean;
}

const valuesOf = ({ residence }: HandIn): ResidenceValues => ({
  place: residence?.place ?? '',
  county: residence?.county ?? '',
  visa: residence?.visa ?? '',
  couple: residence?.couple ?? false,
  child: residence?.child ?? false,
});

/** Asks for the state, for the county where two consulates share it, for the visa and who moves along. */
export function ResidenceForm({ handIn, focus, onDone, onCancel }: ResidenceFormProps) {
  const client = useQueryClient();
  const { residence, counties } = handIn;
  const asksCounty = ({ place }: ResidenceValues) => counties.length > 0 && place === residence?.place;
  const id = useId();
  useFocusOn(focus && `${id}-${focus}`);
  const form = useForm<ResidenceValues, HandIn>({
    id,
    draft: 'residence',
    start: () => valuesOf(handIn),
    check: (values) => ({
      ...(values.place !== abroad && !usPlaceOf(values.place) && { place: texts.missing }),
      ...(asksCounty(values) && values.county === '' && { county: texts.countyMissing }),
    }),
    send: (typed) => {
      const place = usPlaceOf(typed.place) ?? abroad;
      const county = asksCounty(typed) ? typed.county : null;
      const visa = visaKinds.find((kind) => kind === typed.visa) ?? null;
      return call(saveResidence, { body: { residence: { ...typed, place, county, visa } } });
    },
    saved: (saved) => ({ values: valuesOf(saved) }),
    onDone: (saved) => {
      client.setQueryData(handInQuery.queryKey, saved);
      if (saved.answer?.known === 'county-needed') return;
      notify.success(texts.saved);
      onDone?.();
    },
  });
  const { values } = form;
  return (
    <form noValidate onSubmit={form.submit} className="no-print grid max-w-read justify-items-start gap-4">
      <FormProblems form={form} order={['place', 'county']} />
      <Field {...form.field('place')} label={texts.label} hint={texts.hint} className="w-full">
        <PlaceControl
          value={values.place === abroad ? '' : values.place}
          onChange={(place) => form.set({ place })}
        />
      </Field>
      {asksCounty(values) && (
        <Field {...form.field('county')} label={texts.county} hint={texts.countyHint} className="w-full">
          <Select {...form.input('county')}>
            <option value="">{texts.chooseCounty}</option>
            {counties.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
      )}
      <Field {...form.field('visa')} label={texts.visa} hint={texts.visaHint} className="w-full">
        <Select {...form.input('visa')}>
          <option value="">{texts.visas.unsure}</option>
          {visaKinds.map((kind) => (
            <option key={kind} value={kind}>
              {texts.visas[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <fieldset>
        <legend className="font-strong">{texts.along}</legend>
        {(['couple', 'child'] as const).map((who, index) => (
          <Checkbox
            key={who}
            id={index === 0 ? `${id}-along` : undefined}
            label={texts[who]}
            checked={values[who]}
            onChange={({ target }) => form.set({ [who]: target.checked })}
          />
        ))}
      </fieldset>
      <FormRefusal form={form} title={texts.failed} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.busy}>
          {form.busy ? texts.saving : texts.save}
        </Button>
        {onCancel && (
          <Button
            onClick={() => {
              form.forget();
              onCancel();
            }}
          >
            {texts.cancel}
          </Button>
        )}
        <Button
          variant="quiet"
          onClick={() => {
            form.set({ place: abroad });
            void form.submit();
          }}
        >
          {texts.abroad}
        </Button>
      </div>
    </form>
  );
}
