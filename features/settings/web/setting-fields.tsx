import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { formatDateTime, formatShortDate } from '#platform/browser/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { type Setting, type SettingKey, settingOf } from '../registry.ts';
import { officeSettingsTexts } from '../texts.ts';
import { settingId, settingLabel, settingValueText } from './draft.ts';
import { settingChangesQuery } from './office-queries.ts';
import type { SettingsForm } from './settings-form.ts';

const texts = officeSettingsTexts;

interface SettingProps {
  form: SettingsForm;
  name: SettingKey;
}

/** The control of a setting, as its kind wants it, with what became of it below. `children` are under the control. */
export function SettingControl({ form, name, children }: SettingProps & { children?: ReactNode }) {
  const setting = settingOf(name);
  return (
    <div className="grid grid-cols-1 gap-1.5">
      {setting.kind === 'switch' ? (
        <Switch
          id={settingId(name)}
          label={setting.label}
          hint={setting.hint}
          checked={form.typed(name) === true}
          onChange={(event) => form.change(name, event.target.checked)}
        />
      ) : (
        <Field
          id={settingId(name)}
          label={setting.label}
          hint={setting.hint}
          error={form.problems[name]}
          optional={setting.kind === 'moment' || (setting.kind === 'url' && setting.optional)}
        >
          <TextInput
            {...inputOf(setting)}
            value={String(form.typed(name))}
            onChange={(event) => form.change(name, event.target.value)}
            onBlur={() => form.settle(name)}
          />
        </Field>
      )}
      {children}
      <SettingState form={form} name={name} />
      {setting.kind === 'url' && <OpenUrl label={setting.label} typed={String(form.typed(name))} />}
    </div>
  );
}

/** Numbers are text fields, so that what is no number can be seen and corrected. */
function inputOf(setting: Setting): ComponentProps<typeof TextInput> {
  switch (setting.kind) {
    case 'number':
      return { inputMode: setting.decimals > 0 ? 'decimal' : 'numeric', className: 'max-w-40' };
    case 'moment':
      return { type: 'datetime-local' };
    case 'mail':
      return { type: 'email', autoComplete: 'off' };
    case 'url':
      return { type: 'url', autoComplete: 'off' };
    default:
      return { autoComplete: 'off' };
  }
}

/** Opens the address that is typed, to see whether it leads there. */
function OpenUrl({ label, typed }: { label: string; typed: string }) {
  if (URL.parse(typed)?.protocol !== 'https:') return null;
  return (
    <Link href={typed} newTab className="inline-flex min-h-control w-fit items-center text-small">
      {texts.hints.openIt}
      <span className="sr-only">: {label}</span>
    </Link>
  );
}

/** Under a setting: what we corrected, what a colleague wrote meanwhile, and who changed it last. */
function SettingState({ form, name }: { form: SettingsForm; name: SettingKey }) {
  const theirs = form.overtaken(name);
  const note = form.notes[name];
  return (
    <>
      <p role="status" className="text-small font-strong text-due-text empty:hidden">
        {note}
      </p>
      {theirs ? (
        <Alert
          tone="error"
          title={texts.conflict.title}
          actions={
            <>
              <Button onClick={() => form.keepMine(name)}>{texts.conflict.keep}</Button>
              <Button variant="quiet" onClick={() => form.drop(name)}>
                {texts.conflict.take}
              </Button>
            </>
          }
        >
          {texts.conflict.detail(
            theirs.changed_by ?? texts.history.unknownName,
            settingValueText(name, form.settings.values[name]),
            formatDateTime(theirs.changed_at),
          )}
        </Alert>
      ) : (
        <LastChanged form={form} name={name} />
      )}
    </>
  );
}

const historyTexts = officeSettingsTexts.history;

/** "Changed by Ana Ribeiro, Mar 12, 2027", which opens all changes of this setting; nothing for one nobody changed. */
function LastChanged({ form, name }: { form: SettingsForm; name: SettingKey }) {
  const [open, setOpen] = useState(false);
  const last = form.settings.changes[name];
  if (!last) return null;
  const label = settingLabel(name);
  return (
    <>
      <button
        type="button"
        className="prose-link inline-flex min-h-control w-fit items-center text-left text-small text-muted"
        onClick={() => setOpen(true)}
      >
        {historyTexts.changedBy(
          last.changed_by ?? historyTexts.unknownName,
          formatShortDate(last.changed_at),
        )}
        <VisuallyHidden>. {historyTexts.button(label)}</VisuallyHidden>
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={historyTexts.title(label)}
        description={historyTexts.description}
      >
        <Changes name={name} />
      </Dialog>
    </>
  );
}

function Changes({ name }: { name: SettingKey }) {
  return (
    <QueryView
      query={useQuery(settingChangesQuery(name))}
      loading={historyTexts.loading}
      failed={historyTexts.errorLoading}
      className="mb-4"
    >
      {({ changes }) =>
        changes.length === 0 ? (
          <p>{historyTexts.empty}</p>
        ) : (
          <ol className="grid gap-3">
            {changes.map((change) => (
              <li key={change.id} className="border-l-2 border-line pl-3 wrap-anywhere">
                <p>
                  {historyTexts.fromTo(
                    settingValueText(name, change.from),
                    settingValueText(name, change.to),
                  )}
                </p>
                <p className="text-small text-muted">
                  {historyTexts.line(
                    change.changed_by ?? historyTexts.unknownName,
                    formatDateTime(change.changed_at),
                  )}
                </p>
              </li>
            ))}
          </ol>
        )
      }
    </QueryView>
  );
}
