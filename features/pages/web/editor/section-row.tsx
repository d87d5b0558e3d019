import clsx from 'clsx';
import { ChevronDown, ChevronUp, LayoutGrid, MousePointerClick, PanelTop, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from '#ui/button.tsx';
import type { Icon } from '#ui/icon.ts';
import type { SectionType } from '../../rules/page-content.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import type { EditedSection } from './document.ts';

const texts = pageEditorTexts.list;

export const sectionIcons: Record<SectionType, Icon> = {
  hero: PanelTop,
  features: LayoutGrid,
  cta: MousePointerClick,
};

interface SectionRowProps {
  section: EditedSection;
  name: string;
  isChosen: boolean;
  isFirst: boolean;
  isLast: boolean;
  onChoose: () => void;
  /** `part` is the focused button. */
  onMove: (by: -1 | 1, part: string) => void;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A section in the outline: type and title; when selected, its actions. */
export function SectionRow(props: SectionRowProps) {
  const { section, name, isChosen, isFirst, isLast, onChoose, onMove, onRemove, onKeyDown } = props;
  const Glyph = sectionIcons[section.type];
  const title = section.texts.title?.trim();
  return (
    <li
      data-section={section.key}
      onKeyDown={onKeyDown}
      className={clsx(
        'grid rounded-control border',
        isChosen ? 'border-line border-l-2 border-l-link bg-surface' : 'border-transparent hover:bg-well',
      )}
    >
      <button
        type="button"
        data-part="name"
        aria-current={isChosen ? 'true' : undefined}
        aria-describedby="section-keys"
        onClick={onChoose}
        className="grid min-h-control min-w-0 grid-cols-[auto_1fr] items-center gap-x-2.5 rounded-control px-2 py-1.5 text-left"
      >
        <Glyph aria-hidden="true" className="text-muted" />
        <span className="grid min-w-0">
          <span className="font-strong">{name}</span>
          <span className="truncate text-small text-muted">{title || texts.noTitle}</span>
        </span>
      </button>
      {isChosen && (
        <div className="flex gap-1 px-1 pb-1">
          <MoveButton
            icon={ChevronUp}
            part="up"
            label={texts.moveUp(name)}
            unavailable={isFirst}
            onClick={() => onMove(-1, 'up')}
          />
          <MoveButton
            icon={ChevronDown}
            part="down"
            label={texts.moveDown(name)}
            unavailable={isLast}
            onClick={() => onMove(1, 'down')}
          />
          <MoveButton icon={Trash2} part="remove" label={texts.remove(name)} onClick={onRemove} />
        </div>
      )}
    </li>
  );
}

interface MoveButtonProps {
  icon: Icon;
  label: string;
  part?: string;
  unavailable?: boolean;
  onClick: () => void;
}

/** An icon button that stays focusable while disabled. */
export function MoveButton({ icon: Glyph, label, part, unavailable, onClick }: MoveButtonProps) {
  return (
    <Button
      variant="plain"
      data-part={part}
      aria-label={label}
      title={label}
      unavailable={unavailable}
      onClick={onClick}
      className={clsx('size-control px-0!', unavailable && 'border-transparent! bg-transparent! opacity-50')}
    >
      <Glyph aria-hidden="true" />
    </Button>
  );
}
