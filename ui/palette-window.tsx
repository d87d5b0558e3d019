import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import clsx from 'clsx';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button, IconButton } from './button.tsx';
import type { Icon } from './icon.ts';
import { backdropLook, listItemLook } from './overlay-look.ts';
import { useHistoryEntry } from './use-history-entry.ts';

/** One line of the palette: where it goes, or what it does. */
export interface PaletteEntry {
  id: string;
  label: string;
  /** Is behind the label, muted: an address, a status. */
  hint?: string;
  icon: Icon;
  run: () => void;
}

export interface PaletteGroup {
  label: string;
  entries: readonly PaletteEntry[];
}

export interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the window and the box for screen readers. */
  label: string;
  placeholder: string;
  typed: string;
  onType: (typed: string) => void;
  groups: readonly PaletteGroup[];
  /** What there is: "Searching...", "7 results", or what to try when there is nothing. Read out, and shown below. */
  status: string;
  /** A search that failed, with a way to repeat it. */
  problem?: { text: string; retry: () => void };
}

const windowLook =
  'fixed inset-0 z-50 flex flex-col bg-surface shadow-float transition-opacity data-ending-style:opacity-0 ' +
  'data-starting-style:opacity-0 md:inset-x-0 md:top-[12vh] md:bottom-auto md:mx-auto md:max-h-[70vh] ' +
  'md:w-[min(40rem,calc(100vw-2rem))] md:rounded-dialog md:border md:border-line forced-colors:border';

/**
 * One box to go anywhere and do anything (APG combobox with a list): the focus stays in the box, arrows choose, Enter
 * does it. It fills the screen of a phone.
 */
export default function PaletteWindow(props: PaletteProps) {
  const { open, onOpenChange, label } = props;
  const box = useRef<HTMLInputElement>(null);
  /** A person who has chosen goes on where the choice leads; a person who has not returns to where they were. */
  const chosen = useRef(false);
  const leaveEntry = useHistoryEntry(open, () => onOpenChange(false));

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        chosen.current = false;
        if (next || !leaveEntry()) onOpenChange(next);
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropLook} />
        <Dialog.Popup
          aria-label={label}
          initialFocus={box}
          finalFocus={() => !chosen.current}
          className={windowLook}
        >
          <Choices
            {...props}
            box={box}
            choose={(entry) => {
              chosen.current = true;
              if (leaveEntry(entry.run)) return;
              onOpenChange(false);
              entry.run();
            }}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Choices({
  label,
  placeholder,
  typed,
  onType,
  groups,
  status,
  problem,
  box,
  choose,
}: PaletteProps & { box: React.RefObject<HTMLInputElement | null>; choose: (entry: PaletteEntry) => void }) {
  const lists = groups.map(({ label, entries }) => ({ value: label, items: entries }));
  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      items={lists}
      value={typed}
      onValueChange={(value, { reason }) => reason !== 'item-press' && onType(value)}
      itemToStringValue={(entry: PaletteEntry) => entry.label}
      autoHighlight="always"
      keepHighlight
    >
      <Autocomplete.InputGroup className="flex flex-none items-center gap-1 border-b border-line py-2 pr-2 pl-4 has-[input:focus-visible]:shadow-[inset_0_0_0_3px_var(--ring-out),inset_0_0_0_5px_var(--ring-in)] md:rounded-t-dialog">
        <Search aria-hidden="true" className="flex-none text-muted" />
        <Autocomplete.Input
          ref={box}
          aria-label={label}
          placeholder={placeholder}
          maxLength={200}
          enterKeyHint="go"
          // The ring goes round the whole line: about the box alone it would lie over the glass beside it.
          className="min-h-11 w-full min-w-0 bg-transparent px-2 text-ink shadow-none! outline-none placeholder:text-muted"
        />
        <Dialog.Close render={<IconButton icon={X} label={uiTexts.close} />} />
      </Autocomplete.InputGroup>
      <div className={clsx('min-h-0 overflow-y-auto overscroll-contain', groups.length > 0 && 'p-1.5')}>
        <Autocomplete.List aria-label={label}>
          {(group: { value: PaletteGroup['label']; items: PaletteGroup['entries'] }) => (
            <Autocomplete.Group key={group.value} items={group.items} className="not-last:mb-1.5">
              <Autocomplete.GroupLabel className="px-2.5 pt-2 pb-1 text-small text-muted">
                {group.value}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(entry: PaletteEntry) => (
                  <Autocomplete.Item
                    key={entry.id}
                    value={entry}
                    onClick={() => choose(entry)}
                    className={clsx(listItemLook, 'w-full text-left')}
                  >
                    <entry.icon aria-hidden="true" className="flex-none text-muted" />
                    <span className="min-w-0 flex-1 md:flex md:items-baseline md:justify-between md:gap-4">
                      <span className="block min-w-0 wrap-anywhere">{entry.label}</span>
                      {entry.hint && (
                        <span className="block min-w-0 text-small text-muted wrap-anywhere md:text-right">
                          {entry.hint}
                        </span>
                      )}
                    </span>
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
        {problem && (
          <div role="alert" className="flex flex-wrap items-center gap-3 px-2.5 py-3">
            <p className="min-w-0 flex-1">{problem.text}</p>
            <Button onClick={problem.retry}>{uiTexts.tryAgain}</Button>
          </div>
        )}
      </div>
      <p
        role="status"
        className={clsx(
          'flex-none px-4 py-2 text-small text-muted empty:hidden',
          groups.length > 0 && 'border-t border-line',
        )}
      >
        {status}
      </p>
    </Autocomplete.Root>
  );
}
