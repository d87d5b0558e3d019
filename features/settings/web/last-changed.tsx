import { useState } from 'react';
import { formatDateTime, formatShortDate } from '#platform/browser/format.ts';
import { Dialog } from '#ui/dialog.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { Loading } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { SettingKey } from '../rules.ts';
import { officeSettingsTexts } from '../texts.ts';
import { settingLabels, valueInWords } from './setting-values.ts';
import { useSettingChanges } from './use-office-settings.ts';
import type { SettingsForm } from './use-settings-form.ts';

const texts = officeSettingsTexts.history;

/** "Changed by Ana Ribeiro, Mar 12, 2027", which opens all changes of this setting; nothing for one nobody changed. */
export function LastChanged({ form, name }: { form: SettingsForm; name: SettingKey }) {
  const [open, setOpen] = useState(false);
  const last = form.settings.changes[name];
  if (!last) return null;
  const label = settingLabels[name];
  return (
    <>
      <button
        type="button"
        className="prose-link inline-flex min-h-control w-fit items-center text-left text-small text-muted"
        onClick={() => setOpen(true)}
      >
        {texts.changedBy(last.changed_by ?? texts.somebody, formatShortDate(last.changed_at))}
        <VisuallyHidden>. {texts.button(label)}</VisuallyHidden>
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={texts.title(label)} description={texts.description}>
        <Changes name={name} />
      </Dialog>
    </>
  );
}

function Changes({ name }: { name: SettingKey }) {
  const { data, error, isFetching, refetch } = useSettingChanges(name);
  if (!data && error) {
    return (
      <ProblemState
        title={texts.errorLoading}
        reference={error.requestId}
        onRetry={() => refetch()}
        retrying={isFetching}
      >
        <p>{error.message}</p>
      </ProblemState>
    );
  }
  if (!data) return <Loading label={texts.loading} />;
  if (data.changes.length === 0) return <p>{texts.empty}</p>;
  return (
    <ol className="grid gap-3">
      {data.changes.map((change) => (
        <li key={change.id} className="border-l-2 border-line pl-3 wrap-anywhere">
          <p>{texts.fromTo(valueInWords(name, change.from), valueInWords(name, change.to))}</p>
          <p className="text-small text-muted">
            {texts.line(change.changed_by ?? texts.somebody, formatDateTime(change.changed_at))}
          </p>
        </li>
      ))}
    </ol>
  );
}
