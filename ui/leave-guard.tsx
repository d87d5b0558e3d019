import { useBlocker } from 'react-router';
import { canStillSave, useUnsavedChanges } from '#platform/browser/unsaved-changes.ts';
import { Button } from './button.tsx';
import { ConfirmDialog } from './dialog.tsx';

interface LeaveGuardProps {
  /** Leaving would lose something. */
  when: boolean;
  texts: { title: string; detail: string; leave: string; stay: string };
  /** Forgets what was kept: called before the page is left. */
  onLeave?: () => void;
  /** Makes saving the filled button; `run` resolves to whether it worked. */
  save?: { run: () => Promise<boolean>; running: boolean; label: string };
}

/** Asks before another page takes unsaved work with it. Another query string is the same page. */
export function LeaveGuard({ when, texts, onLeave, save }: LeaveGuardProps) {
  useUnsavedChanges(when);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && canStillSave() && currentLocation.pathname !== nextLocation.pathname,
  );
  function leave() {
    onLeave?.();
    blocker.proceed?.();
  }
  async function saveAndLeave(run: () => Promise<boolean>) {
    if (await run()) leave();
    else blocker.reset?.();
  }
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={texts.title}
      description={texts.detail}
      cancelLabel={texts.stay}
      confirmLabel={save?.label ?? texts.leave}
      tone={save ? 'primary' : 'danger'}
      busy={save?.running}
      onConfirm={() => (save ? void saveAndLeave(save.run) : leave())}
    >
      {save && (
        <div>
          <Button variant="quiet" unavailable={save.running} onClick={leave}>
            {texts.leave}
          </Button>
        </div>
      )}
    </ConfirmDialog>
  );
}
