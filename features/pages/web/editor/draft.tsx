import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ApiError, call } from '#platform/browser/api.ts';
import { formatTimeWithSeconds } from '#platform/browser/format.ts';
import { forget, keep, readKept } from '#platform/browser/kept-storage.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { FieldError } from '#ui/field.tsx';
import { notify } from '#ui/notify.ts';
import { discardDraft, saveDraft } from '../../contract/drafts.ts';
import type { OfficePage } from '../../contract/pages.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import { draftOf, editedPage, sameDraft } from './document.ts';
import { DraftKeeper, judgeKept, type KeptDraft, type SaveState, savedOf } from './draft-keeper.ts';
import { editorReducer, usePageEditor } from './editor-state.ts';
import { DifferenceList } from './page-differences.tsx';

const { steps, discarding: discardingTexts, publishing, steps: discardDialogSteps } = pageEditorTexts;

/** Browsers limit a keepalive request to 64 kB, including headers. */
const keepaliveBytes = 60_000;

/** Starts from the server's draft, overlaid with unsaved text of an earlier visit. */
function open(page: OfficePage, userId: string, onPage: (page: OfficePage) => void) {
  const name = `page-draft:${page.id}`;
  const keeper = new DraftKeeper({
    saved: savedOf(page),
    save: (draft, draft_version, { keepalive }) =>
      call(
        saveDraft,
        { params: { id: page.id }, body: { draft, draft_version } },
        { keepalive: keepalive && new Blob([JSON.stringify(draft)]).size < keepaliveBytes },
      ),
    keep: (kept) => (kept ? keep(name, { userId, at: Date.now(), value: kept }) : forget(name)),
    onPage,
  });
  const kept = readKept(name, userId)[0]?.kept.value as KeptDraft | undefined;
  const verdict = kept ? judge(kept, page) : 'forget';
  if (!kept || verdict === 'forget') return { keeper, brought: undefined };
  if (verdict === 'conflict') keeper.meet(page, kept.draft);
  return { keeper, brought: kept.draft };
}

/** Text stored by an older version may have another shape. */
function judge(kept: KeptDraft, page: OfficePage) {
  try {
    return judgeKept(kept, page);
  } catch {
    return 'forget';
  }
}

/** A page's draft in the editor, with its save state. Mount it with the page's id as key. */
export function useDraft(page: OfficePage, userId: string, setPage: (page: OfficePage) => void) {
  const [{ keeper, brought }] = useState(() => open(page, userId, setPage));
  const editor = usePageEditor(
    () => editedPage(page.draft),
    (state) =>
      brought
        ? editorReducer(state, {
            do: 'edit',
            edit: () => editedPage(brought),
            change: { what: steps.returning, place: state.place },
            now: 0,
          })
        : state,
  );
  const draft = useMemo(() => draftOf(editor.page), [editor.page]);
  const saving = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state);

  useEffect(() => keeper.write(draft), [keeper, draft]);
  useEffect(() => {
    const leave = () => keeper.leave();
    const hide = () => document.visibilityState === 'hidden' && leave();
    const online = () => void keeper.flush();
    keeper.start();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('online', online);
    return () => {
      leave();
      keeper.stop();
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('online', online);
    };
  }, [keeper]);

  /** Replaces the edited text with the server's, as one step of the history. */
  function adopt(next: OfficePage, what: string) {
    setPage(next);
    keeper.settle(savedOf(next));
    if (sameDraft(next.draft, draft)) return;
    editor.act({ what, place: editor.place }, () => editedPage(next.draft));
  }

  return { editor, draft, keeper, saving, wasBrought: brought !== undefined, adopt };
}

export type DraftState = ReturnType<typeof useDraft>;

const texts = pageEditorTexts;

/** Alerts about a failed save or a conflict. */
export function DraftAlerts({ hand }: { hand: DraftState }) {
  const { saving, keeper, draft, adopt } = hand;
  if (saving.kind === 'conflict') {
    const { theirs } = saving;
    return (
      <Alert
        tone="error"
        title={texts.conflict.title(theirs.updated_by_name ?? texts.conflict.unknownName)}
        actions={
          <>
            <Button onClick={() => keeper.keepMine()}>{texts.conflict.keepMine}</Button>
            <Button
              onClick={() => {
                adopt(theirs, texts.conflict.takenTheirs);
                hand.editor.say(texts.conflict.taken);
              }}
            >
              {texts.conflict.takeTheirs}
            </Button>
          </>
        }
      >
        <p>{texts.conflict.body}</p>
        <DifferenceList before={draft} after={theirs.draft} />
      </Alert>
    );
  }
  if (saving.kind !== 'failed' && saving.kind !== 'refused') return null;
  const reasons = [...new Set([saving.error.message, ...Object.values(saving.error.fields)])].join(' ');
  const { failedBody, refusedBody } = texts.saving;
  return (
    <Alert
      tone="error"
      title={texts.saving.failedTitle}
      actions={<Button onClick={() => void keeper.flush()}>{texts.saving.tryNow}</Button>}
    >
      <p>{(saving.kind === 'refused' ? refusedBody : failedBody)(reasons)}</p>
    </Alert>
  );
}

const savedLineTexts = pageEditorTexts.saving;

/** The last changes are unsaved. */
export const isAtRisk = ({ kind }: SaveState) =>
  kind === 'failed' || kind === 'refused' || kind === 'conflict';

/** The save state, muted. Not announced, since it changes every few seconds; failures have alerts. */
export function SavedLine({ saving }: { saving: SaveState }) {
  return (
    <p className={isAtRisk(saving) ? 'text-small font-strong text-bad-text' : 'text-small text-muted'}>
      {wordsFor(saving)}
    </p>
  );
}

function wordsFor(saving: SaveState): string {
  if (saving.kind === 'saved')
    return saving.at ? savedLineTexts.saved(formatTimeWithSeconds(saving.at)) : savedLineTexts.same;
  if (saving.kind === 'unsaved') return savedLineTexts.unsaved;
  if (saving.kind === 'saving') return savedLineTexts.now;
  return saving.kind === 'failed' ? savedLineTexts.failed : savedLineTexts.held;
}

interface DiscardDialogProps {
  open: boolean;
  onClose: () => void;
  page: OfficePage;
  hand: DraftState;
}

/** Confirms a return to the published version. Undo restores the draft. */
export function DiscardDialog({ open, onClose, page, hand }: DiscardDialogProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function discard() {
    setBusy(true);
    setProblem(undefined);
    try {
      if (!(await hand.keeper.flush()))
        throw new ApiError(0, { code: 'unavailable', message: publishing.notSaved });
      const body = { draft_version: hand.keeper.version };
      hand.adopt(await call(discardDraft, { params: { id: page.id }, body }), discardDialogSteps.discarding);
      notify.success(discardingTexts.done);
      onClose();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setProblem(failure.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={discardingTexts.title}
      description={discardingTexts.body}
      confirmLabel={discardingTexts.confirm}
      tone="danger"
      busy={busy}
      onConfirm={() => void discard()}
    >
      {problem && <FieldError>{problem}</FieldError>}
    </ConfirmDialog>
  );
}
