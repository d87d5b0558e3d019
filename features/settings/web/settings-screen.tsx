import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { formatDateTime } from '#platform/browser/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LeaveGuard } from '#ui/leave-guard.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { OfficeSettings } from '../contract.ts';
import { officeSettingsTexts } from '../texts.ts';
import { ChangeWarning } from './change-warning.tsx';
import { type Outcome, useSettingsForm } from './settings-form.ts';
import { FilesTab, GeneralTab, SecurityTab } from './settings-tabs.tsx';

const texts = officeSettingsTexts;

/** System Settings: four tabs over one form, saved by the button at the top. `status` is what the last tab shows. */
export function SettingsScreen({ settings, status }: { settings: OfficeSettings; status: ReactNode }) {
  const form = useSettingsForm(settings);
  const [params, setParams] = useSearchParams();
  const tabs = [
    { value: 'general', label: texts.general, panel: <GeneralTab form={form} /> },
    { value: 'security', label: texts.security.title, panel: <SecurityTab /> },
    { value: 'files', label: texts.files, panel: <FilesTab form={form} /> },
    { value: 'status', label: texts.system.title, panel: status },
  ];
  const tab = tabs.find(({ value }) => value === params.get('tab')) ?? tabs[0];
  function submit(event: FormEvent) {
    event.preventDefault();
    void form.save();
  }
  const unsaved = form.dirty.length;
  const saveLabel = form.saving ? texts.saving : texts.save;
  return (
    <form noValidate onSubmit={submit}>
      <LeaveGuard
        when={unsaved > 0}
        texts={{ ...texts.leaving, detail: `${texts.leaving.detail} ${texts.unsaved(unsaved)}` }}
        onLeave={form.forget}
        save={{ run: form.save, running: form.saving, label: saveLabel }}
      />
      <div className="-mx-gutter bg-page px-gutter md:sticky md:top-header md:z-10">
        <PageHeader
          title={texts.title}
          lead={<span role="status">{unsaved > 0 ? texts.unsaved(unsaved) : texts.subtitle}</span>}
          actions={
            <>
              {unsaved > 0 && form.restoredAt === undefined && (
                <Button variant="quiet" unavailable={form.saving} onClick={() => form.drop()}>
                  {texts.discard}
                </Button>
              )}
              <Button type="submit" variant="primary" busy={form.saving} onPointerDown={form.beginPress}>
                {saveLabel}
              </Button>
            </>
          }
        />
      </div>
      {form.restoredAt !== undefined && (
        <Alert
          tone="info"
          title={texts.restored.title}
          className="mb-4"
          actions={
            <Button unavailable={form.saving} onClick={() => form.drop()}>
              {texts.discard}
            </Button>
          }
        >
          {texts.restored.detail(form.restoredAt && formatDateTime(form.restoredAt), unsaved)}
        </Alert>
      )}
      <ChangeWarning warning={form.warning} />
      {form.outcome && <OutcomeAlert key={form.outcome.title} outcome={form.outcome} />}
      <Tabs
        label={texts.tabs}
        tabs={tabs}
        value={tab?.value}
        onValueChange={(next) =>
          setParams(next === 'general' ? {} : { tab: next }, { replace: true, preventScrollReset: true })
        }
      />
    </form>
  );
}

/** What became of the last press on Save Changes. A failure comes into view: the button may be far from it. */
function OutcomeAlert({ outcome }: { outcome: Outcome }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome.tone !== 'success') box.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  return (
    <div ref={box} className="scroll-mt-40 pb-4">
      <Alert tone={outcome.tone} title={outcome.title}>
        {outcome.details.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Alert>
    </div>
  );
}
