import { useEffect, useState } from 'react';
import type { ApiError } from '#platform/browser/api.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { LongSelect } from '#ui/combobox.tsx';
import { Field } from '#ui/field.tsx';
import { FormProblems, FormRefusal } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { LeaveGuard } from '#ui/leave-guard.tsx';
import { Link } from '#ui/link.tsx';
import { notify } from '#ui/notify.ts';
import { TextInput } from '#ui/text-input.tsx';
import { useFocusOn } from '#ui/use-focus-on.ts';
import type { Profile } from '../contract/profiles.ts';
import {
  eachProfileField,
  isNameTooShort,
  type ProfileField,
  profileFieldOf,
  profileFields,
} from '../rules.ts';
import { commonCountries, countries, countryAliases } from '../texts/countries.ts';
import { byName, countryNames } from '../texts/country-names.ts';
import { profileTexts } from '../texts/profiles.ts';
import { useSaveProfile } from './queries.ts';

const texts = profileTexts.form;

const tellUs = `/support?${new URLSearchParams({ subject: texts.missingCountry })}`;

interface ProfileFormProps {
  profile: Profile | null;
  /** The name the identity provider told us. */
  suggestedName: string | null;
  /** Takes the focus. */
  focus?: ProfileField | undefined;
  /** After the button has saved everything. */
  onDone?: (() => void) | undefined;
}

/**
 * The form of a profile, with a control for each field of the registry. What was typed is never thrown away: not by a failed
 * save, not by fresh data from the server, not by a save that ends while the person is already typing on.
 */
export function ProfileForm({ profile, suggestedName, focus, onDone }: ProfileFormProps) {
  const saving = useSaveProfile();
  const form = useForm<ProfileValues, Profile>({
    id: 'profile',
    start: () => valuesOf(profile, suggestedName),
    check: ({ full_name }) => ({
      full_name: isNameTooShort(full_name) ? profileTexts.errors.fullNameTooShort : undefined,
    }),
    send: (values) => saving.mutateAsync(values),
    saved: (saved) => ({ values: valuesOf(saved, null) }),
    onRefused: (error) => {
      const { title, detail } = failureOf(error);
      notify.error(title, detail);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the server has something newer, and at no other time
  useEffect(() => form.rebase({ values: valuesOf(profile, suggestedName) }), [profile, suggestedName]);

  /** Returns whether it was saved; what is wrong is already shown. */
  async function save(told: { title: string; detail: string } = profileTexts.saved): Promise<boolean> {
    const saved = await form.submit();
    if (saved) notify.success(told.title, told.detail);
    return saved;
  }
  const [saved, setSaved] = useState(false);
  // Before the form is clean again, it holds its page.
  useEffect(() => {
    if (saved && !form.isDirty) onDone?.();
  }, [saved, form.isDirty, onDone]);
  useFocusOn(focus && form.field(focus).id);
  const failure = form.refusal && failureOf(form.refusal);
  const prefilled = !profile?.full_name && suggestedName !== null;
  return (
    <Card aria-labelledby="personal-title" className="grid content-start gap-6">
      <LeaveGuard
        when={form.isDirty}
        texts={profileTexts.leaving}
        save={{
          run: () => save(profileTexts.savedOnLeaving),
          running: form.busy,
          label: form.busy ? texts.saving : profileTexts.leaving.save,
        }}
      />
      <FormProblems form={form} order={profileFields} />
      <CardHeader id="personal-title" title={texts.title} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save().then(setSaved);
        }}
        className="grid max-w-read gap-6"
        aria-labelledby="personal-title"
      >
        {profileFields.map((name) => {
          const { control } = profileFieldOf(name);
          const { hint, ...props } = controls[control];
          return (
            <Field
              key={name}
              {...form.field(name)}
              label={texts.labels[name]}
              hint={control === 'name' && prefilled ? texts.fromProvider : hint}
              optional={control !== 'name'}
            >
              {control === 'country' ? (
                <LongSelect
                  groups={countryChoices}
                  value={form.values[name]}
                  onValueChange={(country) => form.set({ [name]: country })}
                  placeholder={texts.chooseCountry}
                />
              ) : (
                <TextInput {...form.input(name)} {...props} />
              )}
            </Field>
          );
        })}
        <p className="text-small text-muted">
          {texts.cannotFind}{' '}
          <Link to={tellUs} className="inline-flex min-h-control items-center">
            {texts.tellUs}
          </Link>
        </p>
        {failure && <FormRefusal form={{ ...form, submit: save }} {...failure} kept={texts.notSaved} retry />}
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {form.busy ? texts.saving : texts.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** How a failed save is told. */
const failureOf = (error: ApiError): { title: string; detail: string } =>
  error.code === 'forbidden'
    ? profileTexts.accessDenied
    : { ...profileTexts.saveFailed, detail: error.message };

/** The form's own values: controls know texts, not nulls. */
type ProfileValues = Record<ProfileField, string>;

/** What the form starts with: the profile, and the provider's name where there is none yet. */
function valuesOf(profile: Profile | null, suggestedName: string | null): ProfileValues {
  const stored = eachProfileField((field) => profile?.[field] ?? '');
  return { ...stored, full_name: stored.full_name || suggestedName || '' };
}

/** What each kind of field gets besides its name. */
const controls = {
  name: { hint: texts.fullNameHint, autoComplete: 'name', required: true, 'aria-required': 'true' },
  phone: { hint: texts.phoneHint, type: 'tel', autoComplete: 'tel' },
  country: { hint: undefined },
  text: { hint: undefined },
} as const;

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
