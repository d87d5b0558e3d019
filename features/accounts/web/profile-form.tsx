import { Controller } from 'react-hook-form';
import { useCoarsePointer } from '#platform/browser/use-coarse-pointer.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { LeaveGuard } from '#ui/leave-guard.tsx';
import { Link } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { Profile } from '../contract/profiles.ts';
import { profileFields } from '../rules.ts';
import { commonCountries, countries, countryAliases } from '../texts/countries.ts';
import { byName, countryNames } from '../texts/country-names.ts';
import { profileTexts } from '../texts/profiles.ts';
import { fieldId, useProfileForm } from './use-profile-form.ts';

const texts = profileTexts.form;

const tellUs = `/support?${new URLSearchParams({ subject: texts.missingCountry })}`;

interface ProfileFormProps {
  profile: Profile | null;
  /** The name the identity provider told us. */
  suggestedName: string | null;
}

/** Personal Information: a name, a phone number and two countries. */
export function ProfileForm({ profile, suggestedName }: ProfileFormProps) {
  const { form, submit, saveOnLeaving, saving, refusal } = useProfileForm(profile, suggestedName);
  const { errors, isDirty, submitCount } = form.formState;
  const problems = profileFields.flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ fieldId: fieldId(field), message }] : [];
  });
  const prefilled = !profile?.full_name && suggestedName !== null;
  return (
    <Card aria-labelledby="personal-title" className="grid content-start gap-6">
      <LeaveGuard
        when={isDirty}
        texts={profileTexts.leaving}
        save={{
          run: saveOnLeaving,
          running: saving,
          label: saving ? texts.saving : profileTexts.leaving.save,
        }}
      />
      {problems.length > 0 && <ErrorSummary key={submitCount} problems={problems} />}
      <CardHeader id="personal-title" title={texts.title} />
      <form noValidate onSubmit={submit} className="grid max-w-read gap-6" aria-labelledby="personal-title">
        <Field
          id={fieldId('full_name')}
          label={texts.labels.full_name}
          hint={prefilled ? texts.fromProvider : texts.fullNameHint}
          error={errors.full_name?.message}
        >
          <TextInput {...form.register('full_name')} autoComplete="name" required aria-required="true" />
        </Field>
        <Field
          id={fieldId('phone')}
          label={texts.labels.phone}
          hint={texts.phoneHint}
          error={errors.phone?.message}
          optional
        >
          <TextInput {...form.register('phone')} type="tel" autoComplete="tel" />
        </Field>
        {(['nationality', 'current_location'] as const).map((name) => (
          <Field
            key={name}
            id={fieldId(name)}
            label={texts.labels[name]}
            error={errors[name]?.message}
            optional
          >
            <Controller
              control={form.control}
              name={name}
              render={({ field }) => (
                <CountryControl value={field.value ?? ''} onChange={field.onChange} onBlur={field.onBlur} />
              )}
            />
          </Field>
        ))}
        <p className="text-small text-muted">
          {texts.cannotFind}{' '}
          <Link to={tellUs} className="inline-flex min-h-control items-center">
            {texts.tellUs}
          </Link>
        </p>
        {refusal && !saving && (
          <Alert
            tone="error"
            title={refusal.title}
            actions={<Button onClick={() => submit()}>{uiTexts.tryAgain}</Button>}
          >
            <p>
              {refusal.detail} {texts.notSaved}
            </p>
          </Alert>
        )}
        <div>
          <Button type="submit" variant="primary" busy={saving}>
            {saving ? texts.saving : texts.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface CountryControlProps {
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** One of the countries: a list to type into at a desk, the device's own list under a finger. */
function CountryControl({ value, onChange, onBlur }: CountryControlProps) {
  const touch = useCoarsePointer();
  if (!touch)
    return (
      <Combobox
        groups={countryChoices}
        value={value}
        onValueChange={onChange}
        onBlur={onBlur}
        placeholder={profileTexts.form.chooseCountry}
      />
    );
  return (
    <Select value={value} onChange={(event) => onChange(event.target.value)} onBlur={onBlur}>
      <option value="">{profileTexts.form.chooseCountry}</option>
      {countryChoices.map((group) => (
        <optgroup key={group.label} label={group.label}>
          {group.items.map((country) => (
            <option key={country.value} value={country.value}>
              {country.label}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

/** What is stored is the English name, in every language; it is found by that name, too. */
const option = (name: string) => ({
  value: name,
  label: countryNames[name] ?? name,
  aliases: [name, ...(countryAliases[name] ?? [])],
});

/** The list of countries as a control shows it: the common four apart, then the alphabet. */
const countryChoices = [
  { label: profileTexts.form.common, items: commonCountries.map(option) },
  {
    label: profileTexts.form.allCountries,
    items: countries
      .slice(commonCountries.length)
      .map(option)
      .sort((a, b) => byName(a.label, b.label)),
  },
];
