import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { call } from '#platform/browser/api.ts';
import { forget, keep, readKept } from '#platform/browser/kept-storage.ts';
import { saveDraft } from '../../contract/landing-page-drafts.ts';
import type { OfficePage } from '../../contract/landing-page-shapes.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import { draftOf, editedPage, sameDraft } from './document.ts';
import { DraftKeeper, judgeKept, type KeptDraft, savedOf } from './draft-keeper.ts';
import { editorReducer } from './editor-state.ts';
import { usePageEditor } from './use-page-editor.ts';

const { steps } = pageEditorTexts;

/** Browsers carry 64 kB after a page is left, of which a call needs some for itself. */
const keepaliveBytes = 60_000;

/** Begins with what the server has, and with the words of an earlier visit that it does not have. */
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

/** What an older program kept may have another shape. */
function judge(kept: KeptDraft, page: OfficePage) {
  try {
    return judgeKept(kept, page);
  } catch {
    return 'forget';
  }
}

/** The words of one page under edit, and how far the server has them. Use it under a key of the page's id. */
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

  /** What the server has now is what is edited now, as one step that can be taken back. */
  function adopt(next: OfficePage, what: string) {
    setPage(next);
    keeper.settle(savedOf(next));
    if (sameDraft(next.draft, draft)) return;
    editor.act({ what, place: editor.place }, () => editedPage(next.draft));
  }

  return { editor, draft, keeper, saving, wasBrought: brought !== undefined, adopt };
}
export type DraftInHand = ReturnType<typeof useDraft>;
