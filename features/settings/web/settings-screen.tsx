import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useBlocker, useSearchParams } from 'react-router';
import { formatDateTime } from '#platform/browser/format.ts';
import { canStillSave, useUnsavedChanges } from '#platform/browser/unsaved-changes.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { OfficeSettings } from '../contract.ts';
import { officeSettingsTexts } from '../texts.ts';
import { type Outcome, type SettingsForm, useSettingsForm } from './settings-form.ts';
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
  return (
    <form noValidate onSubmit={submit}>
      <LeaveSettings form={form} />
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
                {form.saving ? texts.saving : texts.save}
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

const leavingTexts = officeSettingsTexts.leaving;

/** Asks before another page takes unsaved changes with it; the tabs of the screen are one page. */
function LeaveSettings({ form }: { form: SettingsForm }) {
  const dirty = form.dirty.length > 0;
  useUnsavedChanges(dirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && canStillSave() && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;

  async function saveAndLeave() {
    if (await form.save()) leave();
    else blocker.reset?.();
  }
  function leave() {
    form.forget();
    blocker.proceed?.();
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && blocker.reset()}
      title={leavingTexts.title}
      description={`${leavingTexts.detail} ${officeSettingsTexts.unsaved(form.dirty.length)}`}
      confirmLabel={form.saving ? officeSettingsTexts.saving : officeSettingsTexts.save}
      cancelLabel={leavingTexts.stay}
      busy={form.saving}
      onConfirm={() => void saveAndLeave()}
    >
      <div>
        <Button variant="quiet" unavailable={form.saving} onClick={leave}>
          {leavingTexts.leave}
        </Button>
      </div>
    </ConfirmDialog>
  );
}
