import { CircleCheck, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { OfficeApplication } from '#domain/contracts/applications.ts';
import { officeApplicationTexts, statusLabels } from '#domain/texts/office-applications.ts';
import { Button } from '../../ui/button.tsx';
import { useUndo } from './use-decision.ts';

const texts = officeApplicationTexts.decision;

/** While a decision can be taken back: says so, counts down, and takes it back. Then it is gone. */
export function UndoStrip({ application }: { application: OfficeApplication }) {
  const seconds = useSecondsUntil(application.undo_until);
  const undo = useUndo();
  if (seconds <= 0) return null;
  return (
    <section
      aria-label={texts.undoLabel}
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-deep px-4 py-3 text-on-deep"
    >
      <CircleCheck aria-hidden="true" />
      <div className="mr-auto">
        <p className="font-strong">{texts.isNow(statusLabels[application.status])}</p>
        <p className="text-small text-deep-muted tabular-nums">{texts.undoIn(seconds)}</p>
      </div>
      <Button
        className="border-deep-muted! bg-transparent! text-on-deep! hover:bg-on-deep/10!"
        busy={undo.isPending}
        onClick={() => undo.mutate(application)}
      >
        <Undo2 aria-hidden="true" />
        {texts.undo}
      </Button>
    </section>
  );
}

/** Whole seconds left, counted down while there are any. */
function useSecondsUntil(until: string | null): number {
  const [now, setNow] = useState(() => Date.now());
  const left = until ? Math.ceil((Date.parse(until) - now) / 1000) : 0;
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  // A new decision may come long after the last tick.
  useEffect(() => {
    if (until) setNow(Date.now());
  }, [until]);
  return left;
}
