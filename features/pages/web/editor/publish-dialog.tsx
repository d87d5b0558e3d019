import { useId, useState } from 'react';
import { ApiError, call } from '#platform/browser/api.ts';
import { formatDateTime } from '#platform/browser/format.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { notify } from '#ui/notify.ts';
import { Switch } from '#ui/switch.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { cancelSchedule, publishPage, schedulePublish } from '../../contract/drafts.ts';
import type { OfficePage, PageUse } from '../../contract/pages.ts';
import type { PageDraft } from '../../rules/page-content.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import { type Found, FoundList } from './checks.tsx';
import { sameDraft } from './document.ts';
import type { DraftState } from './draft.tsx';
import { DifferenceList } from './page-differences.tsx';

const texts = pageEditorTexts.publishing;

interface PublishDialogProps {
  open: boolean;
  onClose: () => void;
  page: OfficePage;
  draft: PageDraft;
  found: readonly Found[];
  publishing: Publishing;
}

/** Confirms publishing: what changes and whether the public will see it. */
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

interface Wanted {
  /** Also makes the page visible. */
  show: boolean;
  /** The scheduled time; now when absent. */
  at?: Date;
}

/** Publishes the draft, now or later, after saving it. */
export function usePublishing(
  page: OfficePage,
  { keeper, draft, adopt }: DraftState,
  setPage: (page: OfficePage) => void,
) {
  const [busy, setBusy] = useState<'saving' | 'publishing'>();
  const [problem, setProblem] = useState<string>();
  const params = { id: page.id };

  /** Returns whether it succeeded; sets `problem` otherwise. */
  async function work(run: () => Promise<void>): Promise<boolean> {
    setProblem(undefined);
    try {
      await run();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(explain(error));
      return false;
    } finally {
      setBusy(undefined);
    }
  }

  function explain(error: ApiError): string {
    const { page: now, experiments } = error.details as { page?: OfficePage; experiments?: PageUse[] };
    if (now) keeper.meet(now, draft);
    if (experiments) setPage({ ...page, locked: true, experiments });
    return [error.message, ...Object.values(error.fields)].join(' ');
  }

  async function publish({ show, at }: Wanted): Promise<boolean> {
    setBusy('saving');
    if (!(await keeper.flush())) {
      setBusy(undefined);
      setProblem(texts.notSaved);
      return false;
    }
    setBusy('publishing');
    return work(async () => {
      const body = { draft_version: keeper.version, show, despite_errors: true };
      if (at) {
        const next = await call(schedulePublish, { params, body: { ...body, publish_at: at.toISOString() } });
        adopt(next, texts.scheduledDone);
        notify.success(texts.scheduledDone, formatDateTime(at));
      } else {
        const next = await call(publishPage, { params, body });
        adopt(next, texts.done);
        notify.success(texts.done, next.hidden_because.length === 0 ? texts.doneSeen : texts.doneUnseen);
      }
    });
  }

  const cancel = () =>
    work(async () => {
      setPage(await call(cancelSchedule, { params }));
      notify.success(texts.cancelled);
    });

  return { publish, cancel, busy, problem, clear: () => setProblem(undefined) };
}

type Publishing = ReturnType<typeof usePublishing>;
