import { useId, useState } from 'react';
import { formatDateTime } from '#platform/browser/format.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { OfficePage } from '../../contract/landing-page-shapes.ts';
import type { PageDraft } from '../../rules/page-content.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import type { Found } from './check-places.ts';
import { FoundList } from './checks-pane.tsx';
import { DifferenceList } from './difference-list.tsx';
import { sameDraft } from './document.ts';
import type { Publishing } from './use-publishing.ts';

const texts = pageEditorTexts.publishing;

interface PublishDialogProps {
  open: boolean;
  onClose: () => void;
  page: OfficePage;
  draft: PageDraft;
  found: readonly Found[];
  publishing: Publishing;
}

/** Says what becomes public, and whether the public will see it, before it happens. */
export function PublishDialog({ open, onClose, page, draft, found, publishing }: PublishDialogProps) {
  const isHidden = page.hidden_because.length > 0;
  const [show, setShow] = useState(true);
  const [later, setLater] = useState(false);
  const [at, setAt] = useState('');
  const [timeProblem, setTimeProblem] = useState<string>();
  const errors = found.filter(({ severity }) => severity === 'error');
  const warnings = found.filter(({ severity }) => severity === 'warning');
  const changes = !sameDraft(page.live, draft);
  const { busy } = publishing;

  async function confirm() {
    const when = later ? new Date(at) : undefined;
    const wrong = when && !(when.getTime() > Date.now()) ? texts.inPast : undefined;
    setTimeProblem(wrong);
    if (wrong) return;
    const done = await publishing.publish({ show: isHidden && show, at: when });
    if (done) onClose();
  }

  const seen = later ? texts.seenThen : texts.seen;
  const words = later ? texts.schedule : errors.length > 0 ? texts.confirmErrors : texts.confirm;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !busy && onClose()}
      title={texts.title}
      description={texts.becomes(`${location.origin}/pitches/${draft.slug}`)}
      actions={
        <>
          <Button unavailable={busy !== undefined} onClick={onClose}>
            {uiTexts.cancel}
          </Button>
          <Button variant="primary" busy={busy !== undefined} onClick={() => void confirm()}>
            {busy === 'saving' ? texts.saveFirst : busy ? texts.busy : words}
          </Button>
        </>
      }
    >
      {isHidden ? (
        <Switch
          label={texts.show}
          hint={show ? seen : texts.unseen}
          checked={show}
          onChange={({ target }) => setShow(target.checked)}
        />
      ) : (
        <p>{seen}</p>
      )}
      <section aria-label={texts.changes} className="grid gap-1">
        <h3 className="text-base font-strong">{texts.changes}</h3>
        {changes ? <DifferenceList before={page.live} after={draft} /> : <p>{texts.nothing}</p>}
      </section>
      {errors.length > 0 && (
        <section aria-label={texts.errors} className="grid gap-2">
          <h3 className="text-base font-strong">{texts.errors}</h3>
          <FoundList found={errors} />
        </section>
      )}
      {warnings.length > 0 && (
        <section aria-label={texts.warnings} className="grid gap-2">
          <h3 className="text-base font-strong">{texts.warnings}</h3>
          <FoundList found={warnings} />
        </section>
      )}
      <When
        later={later}
        at={at}
        problem={timeProblem}
        onLater={setLater}
        onAt={setAt}
        scheduled={page.publish_at}
        onCancelSchedule={() => void publishing.cancel()}
      />
      {publishing.problem && (
        <Alert tone="error" title={texts.failed}>
          <p>{publishing.problem}</p>
        </Alert>
      )}
    </Dialog>
  );
}

interface WhenProps {
  later: boolean;
  at: string;
  problem: string | undefined;
  onLater: (later: boolean) => void;
  onAt: (at: string) => void;
  scheduled: string | null;
  onCancelSchedule: () => void;
}

function When({ later, at, problem, onLater, onAt, scheduled, onCancelSchedule }: WhenProps) {
  const name = useId();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-strong">{texts.when}</legend>
      {scheduled && (
        <p className="flex flex-wrap items-center gap-x-3">
          {texts.scheduled(formatDateTime(scheduled))}
          <Button variant="quiet" onClick={onCancelSchedule}>
            {texts.cancelSchedule}
          </Button>
        </p>
      )}
      <div className="flex flex-wrap gap-x-6">
        {([false, true] as const).map((value) => (
          <label key={String(value)} className="inline-flex min-h-control cursor-pointer items-center gap-2">
            <input
              type="radio"
              name={name}
              checked={later === value}
              onChange={() => onLater(value)}
              className="size-5 accent-action"
            />
            {value ? texts.later : texts.now}
          </label>
        ))}
      </div>
      {later && (
        <>
          <Field label={texts.at} hint={texts.zone(zone)} error={problem}>
            <TextInput type="datetime-local" value={at} onChange={({ target }) => onAt(target.value)} />
          </Field>
          <p className="text-small text-muted">{texts.scheduleNote}</p>
        </>
      )}
    </fieldset>
  );
}
