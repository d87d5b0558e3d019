import clsx from 'clsx';
import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { LeaveGuard } from '#ui/leave-guard.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import type { OfficePage } from '../../contract/pages.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import { type Found, findIn } from './checks.tsx';
import { sameDraft } from './document.ts';
import { DiscardDialog, DraftAlerts, isAtRisk, useDraft } from './draft.tsx';
import { useUndoKeys } from './editor-state.ts';
import { FieldsPane } from './fields-pane.tsx';
import { PageEntries, UsedBy } from './page-entries.tsx';
import { PreviewPane, type RenderPage } from './preview-pane.tsx';
import { PublishDialog, usePublishing } from './publish-dialog.tsx';
import { SectionList } from './section-list.tsx';
import { LockedNotice, TopBar, useDuplicateInEditor } from './top-bar.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

const texts = pageEditorTexts;

const panes = ['sections', 'fields', 'preview'] as const;

type Pane = (typeof panes)[number];

interface PageEditorProps {
  page: OfficePage;
  userId: string;
  setPage: (page: OfficePage) => void;
  renderPage: RenderPage;
}

/**
 * The landing page editor: outline on the left, fields in the middle, preview on the right. Narrow windows show one of
 * the three.
 */
export function PageEditor({ page, userId, setPage, renderPage }: PageEditorProps) {
  const hand = useDraft(page, userId, setPage);
  const { editor, draft, saving } = hand;
  const publishing = usePublishing(page, hand, setPage);
  useUndoKeys(editor);
  const narrow = useNarrow();
  const [pane, setPane] = useState<Pane>('sections');
  const [opened, setOpened] = useState<'publish' | 'versions' | 'discard'>();
  const checked = useDeferredValue(editor.page);
  const found = useMemo(() => findIn(checked, page.known_figures), [checked, page.known_figures]);
  const duplicating = useDuplicateInEditor(page.id);
  const { say } = editor;
  useKeptFocus();
  // A notice present at the first render is not announced.
  const locked = page.locked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it becomes locked, and not with each step
  useEffect(() => {
    if (locked) say(`${texts.locked.tag}. ${texts.locked.title}`);
  }, [locked]);

  function open(place: string) {
    editor.show(place);
    setPane('fields');
  }

  function showFound({ shown, control }: Found) {
    open(shown);
    // After the pane has rendered.
    requestAnimationFrame(() => document.getElementById(control ?? 'fields-title')?.focus());
  }

  const close = () => setOpened(undefined);
  const alerts = (
    <>
      {locked && (
        <LockedNotice
          page={page}
          differs={!sameDraft(page.live, draft)}
          busy={duplicating.busy}
          onDuplicate={() => void duplicating.duplicate()}
          onCancelSchedule={() => void publishing.cancel()}
        />
      )}
      <DraftAlerts hand={hand} />
    </>
  );
  return (
    <div data-shell="office" className="flex h-dvh min-h-96 flex-col">
      <TopBar
        editor={editor}
        page={page}
        saving={saving}
        onVersions={() => setOpened('versions')}
        onDiscard={() => setOpened('discard')}
        onDuplicate={() => void duplicating.duplicate()}
        onPublish={() => {
          publishing.clear();
          setOpened('publish');
        }}
      />
      {narrow && <PaneSwitch pane={pane} onPane={setPane} />}
      <main
        id="main"
        tabIndex={-1}
        className="flex min-h-0 flex-1 flex-col lg:grid lg:grid-cols-[14.75rem_22.25rem_minmax(0,1fr)]"
      >
        {narrow && <div className="grid max-h-1/2 gap-4 overflow-y-auto p-4 empty:hidden">{alerts}</div>}
        <div className={paneLook(pane === 'sections', 'bg-sidebar lg:border-r')}>
          <div className="grid content-start gap-6 p-2 pt-4 lg:px-3">
            <SectionList editor={editor} onOpen={open} />
            <PageEntries place={editor.place} found={found} onOpen={open} />
            <UsedBy experiments={page.experiments} />
          </div>
        </div>
        <div className={paneLook(pane === 'fields', 'bg-surface lg:border-r')}>
          <div className="grid content-start gap-4 p-4">
            {!narrow && alerts}
            <FieldsPane editor={editor} page={page} setPage={setPage} found={found} onShow={showFound} />
          </div>
        </div>
        <div className={paneLook(pane === 'preview', 'bg-sidebar')}>
          <div className="h-full min-h-80 p-3 lg:p-4">
            <PreviewPane draft={draft} renderPage={renderPage} />
          </div>
        </div>
      </main>
      <LiveRegion message={editor.said.text + (editor.said.number % 2 ? '\u00a0' : '')} />
      <PublishDialog
        open={opened === 'publish'}
        onClose={close}
        page={page}
        draft={draft}
        found={found}
        publishing={publishing}
      />
      <VersionsDialog open={opened === 'versions'} onClose={close} page={page} hand={hand} />
      <DiscardDialog open={opened === 'discard'} onClose={close} page={page} hand={hand} />
      <LeaveGuard when={isAtRisk(saving)} texts={texts.leaving} />
    </div>
  );
}

const paneLook = (isShown: boolean, look: string) =>
  clsx('min-h-0 overflow-y-auto border-line max-lg:flex-1', look, !isShown && 'max-lg:hidden');

/** Switches panes in a narrow window. */
function PaneSwitch({ pane, onPane }: { pane: Pane; onPane: (pane: Pane) => void }) {
  return (
    <nav
      aria-label={texts.panes.label}
      className="grid grid-cols-3 border-b border-line bg-surface lg:hidden"
    >
      {panes.map((value) => (
        <button
          key={value}
          type="button"
          aria-current={pane === value ? 'true' : undefined}
          onClick={() => onPane(value)}
          className={clsx(
            'min-h-control border-b-2 -outline-offset-3',
            pane === value ? 'border-link font-strong text-ink' : 'border-transparent text-muted',
          )}
        >
          {texts.panes[value]}
        </button>
      ))}
    </nav>
  );
}

/**
 * Keeps the focus inside the editor. The focused element may disappear through undo, leave the DOM for a moment while
 * its list is reordered, or have been a loading placeholder. The focus then returns to the same control if it exists,
 * else to the heading of the middle pane, else to the page's name. Effects of child components run first: where one
 * has set the focus, this does nothing.
 */
function useKeptFocus(): void {
  const last = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // On every render: any of them may remove the focused element.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    const places = [
      last.current?.isConnected ? last.current : undefined,
      last.current?.id ? document.getElementById(last.current.id) : undefined,
      last.current ? document.getElementById('fields-title') : undefined,
      document.querySelector<HTMLElement>('h1[tabindex]'),
    ];
    for (const place of places) {
      place?.focus({ preventScroll: true });
      if (document.activeElement !== document.body) return;
    }
  });
}

/** Below the breakpoint `lg`, where one pane fits. */
const query = '(width < 62.5rem)';

function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
