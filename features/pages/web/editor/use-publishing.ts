import { useState } from 'react';
import { ApiError, call } from '#platform/browser/api.ts';
import { formatDateTime } from '#platform/browser/format.ts';
import { notify } from '#ui/notify.ts';
import { cancelSchedule, publishPage, schedulePublish } from '../../contract/landing-page-drafts.ts';
import type { OfficePage, PageUse } from '../../contract/landing-page-shapes.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import type { DraftInHand } from './use-draft.ts';

const texts = pageEditorTexts.publishing;

interface Wanted {
  /** Makes the page visible at the same time. */
  show: boolean;
  /** When; now when absent. */
  at?: Date;
}

/** Makes the draft what the public sees, now or later. The last words are saved first. */
export function usePublishing(
  page: OfficePage,
  { keeper, draft, adopt }: DraftInHand,
  setPage: (page: OfficePage) => void,
) {
  const [busy, setBusy] = useState<'saving' | 'publishing'>();
  const [problem, setProblem] = useState<string>();
  const params = { id: page.id };

  /** Answers whether it went well; what did not stands in `problem`. */
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
export type Publishing = ReturnType<typeof usePublishing>;
