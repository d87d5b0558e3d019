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
import { useNavigate } from 'react-router';
import { formatDateTime } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { Menu } from '#ui/menu.tsx';
import { PreferencesButton } from '#ui/preferences-button.tsx';
import { Tag } from '#ui/tag.tsx';
import type { OfficePage } from '../../contract/landing-page-shapes.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import { officePageTexts } from '../../texts/office-pages.ts';
import type { SaveState } from './draft-keeper.ts';
import { lockedWhyId } from './locked-notice.tsx';
import { SavedLine } from './saved-line.tsx';
import type { PageEditor } from './use-page-editor.ts';

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

/** What holds for the whole page: its name and state, back and forward, versions, preview, publishing. */
export function TopBar({ editor, page, saving, onVersions, onDiscard, onDuplicate, onPublish }: TopBarProps) {
  const navigate = useNavigate();
  const preview = `/admin/preview/pitches/${page.id}`;
  return (
    <header className="no-print z-20 flex min-h-tile flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-page px-2 py-1 lg:px-3">
      <IconButton icon={X} label={texts.close} onClick={() => void navigate('/admin/landing-pages')} />
      {/* In a small window on a line of its own: between the buttons no word of it has room. */}
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
          // In a small window the notice stands right below.
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
