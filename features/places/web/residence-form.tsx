import { type FormEvent, useId, useState } from 'react';
import { useDraft } from '#platform/browser/use-draft.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { notify } from '#ui/notify.ts';
import { Select } from '#ui/select.tsx';
import { useFocusOn } from '#ui/use-focus-on.ts';
import type { HandIn } from '../contract.ts';
import { type ResidenceField, visaKinds } from '../rules/hand-in.ts';
import { usPlaceOf } from '../rules/us-places.ts';
import { residenceTexts as texts } from '../texts/residence.ts';
import { PlaceControl } from './place-control.tsx';
import { useSaveResidence } from './queries.ts';

interface ResidenceFormProps {
  handIn: HandIn;
  /** Takes the focus. */
  focus?: ResidenceField | undefined;
  /** After a save that needs no more; absent where the form goes by itself. */
  onDone?: (() => void) | undefined;
  onCancel?: () => void;
}

/** Asks for the state, for the county where two consulates share it, for the visa and who moves along. */
export function ResidenceForm({ handIn, focus, onDone, onCancel }: ResidenceFormProps) {
  const { residence, counties } = handIn;
  const saving = useSaveResidence();
  const id = useId();
  useFocusOn(focus && `${id}-${focus}`);
  const draft = useDraft('residence', () => ({
    place: residence?.place === 'abroad' ? '' : (residence?.place ?? ''),
    county: residence?.county ?? '',
    visa: residence?.visa ?? null,
    couple: residence?.couple ?? false,
    child: residence?.child ?? false,
  }));
  const { place, county, visa, ...along } = draft.value;
  const set = (patch: Partial<typeof draft.value>) =>
    draft.write({ ...draft.latest.current.value, ...patch });
  const [tried, setTried] = useState(false);
  const asksCounty = counties.length > 0 && place === residence?.place;
  const missing = place === '' ? 'place' : asksCounty && county === '' ? 'county' : undefined;

  function save(next: Pick<NonNullable<HandIn['residence']>, 'place' | 'county'>) {
    saving.mutate(
      { ...next, visa, ...along },
      {
        onSuccess: ({ answer }) => {
          if (answer?.known === 'county-needed') return setTried(false);
          draft.forget();
          notify.success(texts.saved);
          onDone?.();
        },
      },
    );
  }
  function cancel() {
    draft.forget();
    onCancel?.();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const chosen = usPlaceOf(place);
    if (missing || !chosen) document.getElementById(`${id}-${missing ?? 'place'}`)?.focus();
    else if (!saving.isPending) save({ place: chosen, county: asksCounty ? county : null });
  }
  return (
    <form noValidate onSubmit={submit} className="no-print grid max-w-read justify-items-start gap-4">
      <Field
        id={`${id}-place`}
        label={texts.label}
        hint={texts.hint}
        error={tried && missing === 'place' ? texts.missing : undefined}
        className="w-full"
      >
        <PlaceControl value={place} onChange={(typed) => set({ place: typed })} />
      </Field>
      {asksCounty && (
        <Field
          id={`${id}-county`}
          label={texts.county}
          hint={texts.countyHint}
          error={tried && missing === 'county' ? texts.countyMissing : undefined}
          className="w-full"
        >
          <Select value={county} onChange={(event) => set({ county: event.target.value })}>
            <option value="">{texts.chooseCounty}</option>
            {counties.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
      )}
      <Field id={`${id}-visa`} label={texts.visa} hint={texts.visaHint} className="w-full">
        <Select
          value={visa ?? ''}
          onChange={({ target }) => set({ visa: visaKinds.find((kind) => kind === target.value) ?? null })}
        >
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
            checked={along[who]}
            onChange={({ target }) => set({ [who]: target.checked })}
          />
        ))}
      </fieldset>
      {saving.error && (
        <Alert tone="error" title={texts.failed}>
          <p>{saving.error.message}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={saving.isPending}>
          {saving.isPending ? texts.saving : texts.save}
        </Button>
        {onCancel && <Button onClick={cancel}>{texts.cancel}</Button>}
        <Button variant="quiet" onClick={() => !saving.isPending && save({ place: 'abroad', county: null })}>
          {texts.abroad}
        </Button>
      </div>
    </form>
  );
}
