import type { ReactNode } from 'react';
import { Field } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { SettingKey } from '../rules.ts';
import { officeSettingsTexts } from '../texts.ts';
import { SettingState } from './setting-state.tsx';
import { settingId, settingLabels } from './setting-values.ts';
import type { SettingsForm } from './use-settings-form.ts';

interface SettingProps {
  form: SettingsForm;
  name: SettingKey;
  hint?: ReactNode;
}

/** A setting that is typed. Numbers are text fields, so that what is no number can be seen and corrected. */
export function SettingField({
  form,
  name,
  hint,
  optional,
  narrow,
  ...input
}: SettingProps & {
  optional?: boolean;
  /** For a few digits. */
  narrow?: boolean;
  type?: 'email' | 'url' | 'datetime-local';
  inputMode?: 'decimal' | 'numeric';
  autoComplete?: string;
}) {
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <Field
        id={settingId(name)}
        label={settingLabels[name]}
        hint={hint}
        error={form.problems[name]}
        optional={optional}
      >
        <TextInput
          {...input}
          className={narrow ? 'max-w-40' : undefined}
          value={String(form.typed(name))}
          onChange={(event) => form.change(name, event.target.value)}
          onBlur={() => form.settle(name)}
        />
      </Field>
      <SettingState form={form} name={name} />
    </div>
  );
}

/** A setting that is on or off; `children` stand under it. */
export function SettingSwitch({ form, name, hint, children }: SettingProps & { children?: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <Switch
        id={settingId(name)}
        label={settingLabels[name]}
        hint={hint}
        checked={form.typed(name) === true}
        onChange={(event) => form.change(name, event.target.checked)}
      />
      {children}
      <SettingState form={form} name={name} />
    </div>
  );
}

/** An address of somebody else's, with a way to look whether it leads there. */
export function SettingUrl({ form, name, hint, optional }: SettingProps & { optional?: boolean }) {
  const typed = String(form.typed(name));
  const safe = URL.parse(typed)?.protocol === 'https:';
  return (
    <div className="grid gap-1.5">
      <SettingField form={form} name={name} hint={hint} optional={optional} type="url" autoComplete="off" />
      {safe && (
        <Link href={typed} newTab className="inline-flex min-h-control w-fit items-center text-small">
          {officeSettingsTexts.hints.openIt}
          <span className="sr-only">: {settingLabels[name]}</span>
        </Link>
      )}
    </div>
  );
}
