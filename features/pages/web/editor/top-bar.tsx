import clsx from 'clsx';
import {
  CalendarClock,
  CopyPlus,
  Eye,
  FilePen,
  FileX2,
  History as HistoryIcon,
  Lock,
  Redo2,
  Undo2,
  X,
} from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, call } from '#platform/browser/api.ts';
import { formatDateTime } from '#platform/browser/format.ts';
import { newKey } from '#platform/browser/new-key.ts';
import { Alert } from '#ui/alert.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { ButtonLink, Link } from '#ui/link.tsx';
import { Menu } from '#ui/menu.tsx';
import { notify } from '#ui/notify.ts';
import { PreferencesButton } from '#ui/preferences-button.tsx';
import { Tag } from '#ui/tag.tsx';
import { duplicatePage, type OfficePage } from '../../contract/pages.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import { officePageTexts } from '../../texts/office-pages.ts';
import { SavedLine } from './draft.tsx';
import type { SaveState } from './draft-keeper.ts';
import type { PageEditor } from './editor-state.ts';

const { locked: lockedTexts, publishing } = pageEditorTexts;

const { done, errors } = officePageTexts;

const texts = pageEditorTexts.top;

interface TopBarProps {
  editor: PageEditor;
  page: OfficePage;
  saving: SaveState;
  onVersions: () => void;
  onDiscard: () => void;
  onDuplicate: () => void;
  onPublish: () => void;
}

/** Page-level controls: name, state, undo, redo, versions, preview, publish. */
export function TopBar({ editor, page, saving, onVersions, onDiscard, onDuplicate, onPublish }: TopBarProps) {
  const navigate = useNavigate();
  const preview = `/admin/preview/pitches/${page.id}`;
  return (
    <header className="no-print z-20 flex min-h-tile flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-page px-2 py-1 lg:px-3">
      <IconButton icon={X} label={texts.close} onClick={() => void navigate('/admin/landing-pages')} />
      {/* Narrow windows give it its own line: the words do not fit between the buttons. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 max-md:order-last max-md:basis-full max-md:px-2">
        <h1 tabIndex={-1} className="max-w-full truncate text-base font-strong">
          {editor.page.fields.title.trim() || pageEditorTexts.untitled}
        </h1>
        <Tag
          icon={page.status === 'draft' ? FilePen : undefined}
          tone={page.status === 'active' ? 'good' : 'plain'}
        >
          {officePageTexts.statuses[page.status]}
        </Tag>
        {page.locked && (
          // Narrow windows show the notice right below instead.
          <span className="max-lg:hidden">
            <Tag icon={Lock}>{pageEditorTexts.locked.tag}</Tag>
          </span>
        )}
        <SavedLine saving={saving} />
        {page.publish_at && (
          <span className="inline-flex items-center gap-1.5 text-small text-link">
            <CalendarClock aria-hidden="true" className="size-4" />
            {pageEditorTexts.publishing.scheduledShort(formatDateTime(page.publish_at))}
          </span>
        )}
      </div>
      <div className="ml-auto flex items-center gap-1">
        <PreferencesButton />
        <StepButton
          icon={Undo2}
          label={editor.undoes ? texts.undo(editor.undoes) : texts.nothingToUndo}
          available={editor.undoes !== undefined}
          onClick={editor.undo}
        />
        <StepButton
          icon={Redo2}
          label={editor.redoes ? texts.redo(editor.redoes) : texts.nothingToRedo}
          available={editor.redoes !== undefined}
          onClick={editor.redo}
        />
        <Button variant="plain" onClick={onVersions} className="max-lg:hidden">
          <HistoryIcon aria-hidden="true" />
          {texts.versions}
        </Button>
        <ButtonLink to={preview} newTab className="mx-1 max-lg:hidden">
          <Eye aria-hidden="true" />
          {texts.preview}
        </ButtonLink>
        <Menu
          label={texts.more}
          items={[
            { label: texts.versions, icon: HistoryIcon, onSelect: onVersions },
            {
              label: texts.previewInTab,
              icon: Eye,
              onSelect: () => window.open(preview, '_blank', 'noopener'),
            },
            { label: texts.duplicate, icon: CopyPlus, onSelect: onDuplicate },
            { label: texts.discard, icon: FileX2, tone: 'danger', separated: true, onSelect: onDiscard },
          ]}
        />
        <Button
          variant="primary"
          unavailable={page.locked}
          aria-describedby={page.locked ? lockedWhyId : undefined}
          title={page.locked ? pageEditorTexts.locked.title : undefined}
          onClick={onPublish}
        >
          {texts.publish}
        </Button>
      </div>
    </header>
  );
}

interface StepButtonProps {
  icon: typeof Undo2;
  label: string;
  available: boolean;
  onClick: () => void;
}

function StepButton({ icon: Glyph, label, available, onClick }: StepButtonProps) {
  return (
    <Button
      variant="plain"
      aria-label={label}
      title={label}
      unavailable={!available}
      onClick={onClick}
      className={clsx('size-control px-0!', !available && 'border-transparent! bg-transparent!')}
    >
      <Glyph aria-hidden="true" />
    </Button>
  );
}

/** The `aria-describedby` of the disabled buttons. */
const lockedWhyId = 'locked-why';

interface LockedNoticeProps {
  page: OfficePage;
  /** The draft differs from the published version. */
  differs: boolean;
  /** A copy is being created. */
  busy: boolean;
  onDuplicate: () => void;
  onCancelSchedule: () => void;
}

/** Why a page cannot be published, which experiment uses it, and what remains possible. */
export function LockedNotice({ page, differs, busy, onDuplicate, onCancelSchedule }: LockedNoticeProps) {
  const running = page.experiments.filter(({ status }) => status === 'active');
  return (
    <Alert
      tone="info"
      title={lockedTexts.title}
      actions={
        <>
          <Button busy={busy} onClick={onDuplicate}>
            {lockedTexts.duplicate}
          </Button>
          {page.publish_at && <Button onClick={onCancelSchedule}>{publishing.cancelSchedule}</Button>}
          {running.map(({ id, name }) => (
            <Link key={id} to={`/admin/experiments/${id}`} className="inline-flex min-h-control items-center">
              {lockedTexts.experiment(name)}
            </Link>
          ))}
          <Link href={`/pitches/${page.slug}`} newTab className="inline-flex min-h-control items-center">
            {lockedTexts.view}
          </Link>
        </>
      }
    >
      <p id={lockedWhyId}>{lockedTexts.body(running.map(({ name }) => name))}</p>
      {page.publish_at && <p className="mt-1">{lockedTexts.scheduled(formatDateTime(page.publish_at))}</p>}
      {differs && <p className="mt-1">{lockedTexts.copyWithoutDraft}</p>}
    </Alert>
  );
}

/** Duplicates the edited page, once for repeated presses, and opens the copy. */
export function useDuplicateInEditor(pageId: string) {
  const navigate = useNavigate();
  const [key] = useState(newKey);
  const [busy, setBusy] = useState(false);

  async function duplicate() {
    setBusy(true);
    try {
      const copy = await call(duplicatePage, { params: { id: pageId }, body: { client_key: key } });
      notify.success(done.duplicated);
      await navigate(`/admin/landing-pages/${copy.id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.error(errors.duplicating, error.message);
    } finally {
      setBusy(false);
    }
  }

  return { duplicate, busy };
}
