import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from './button.tsx';
import { backdropLook, popupLook } from './overlay-look.ts';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** The verb: 'Delete', 'Approve'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** danger: red button, and the focus starts on Cancel. */
  tone?: 'primary' | 'danger';
  /** The work runs: the dialog stays open and cannot be confirmed again. */
  busy?: boolean;
  /** What has to be read first is on its way: it cannot be confirmed yet. */
  waits?: boolean;
  /** Close the dialog yourself when the work is done. */
  onConfirm: () => void;
  /** Confirms and does more, with Ctrl+Shift+Enter too; Ctrl+Enter then confirms, in the box to write in as well. */
  also?: { label: string; hint: string; run: () => void };
  /** There is nothing to read or to write: the focus starts on the verb, so that Enter confirms. */
  startsOnConfirm?: boolean;
  /** Anything between the sentence and the buttons: a note, a reason, an error. */
  children?: ReactNode;
}

/** What `ConfirmDialog` shows. */
export default function ConfirmWindow({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = uiTexts.cancel,
  tone = 'primary',
  busy = false,
  waits = false,
  onConfirm,
  also,
  startsOnConfirm = false,
  children,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  function keyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
    if (key !== 'Enter' || ctrlKey === metaKey || altKey || nativeEvent.isComposing) return;
    // A button under the focus is not pressed as well.
    event.preventDefault();
    if (busy || waits) return;
    if (shiftKey) also?.run();
    else onConfirm();
  }
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => (next || !busy) && onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropLook} />
        <AlertDialog.Popup
          data-window=""
          className={`${popupLook} max-w-[30rem]`}
          onKeyDown={also && keyDown}
          initialFocus={tone === 'danger' ? cancel : startsOnConfirm ? confirm : undefined}
        >
          <AlertDialog.Title className="text-xl wrap-anywhere">{title}</AlertDialog.Title>
          <AlertDialog.Description className="wrap-anywhere">{description}</AlertDialog.Description>
          {children}
          <div className="flex flex-wrap justify-end gap-3">
            <Button ref={cancel} unavailable={busy} onClick={() => onOpenChange(false)}>
              {cancelLabel}
            </Button>
            {also && (
              <Button
                unavailable={busy || waits}
                aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
                title={also.hint}
                onClick={also.run}
              >
                {also.label}
              </Button>
            )}
            <Button ref={confirm} variant={tone} busy={busy} unavailable={waits} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
