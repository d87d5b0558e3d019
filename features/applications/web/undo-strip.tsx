import { CircleCheck, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { officeCaseTexts } from '#features/cases/texts/office-cases.ts';
import { Button } from '#ui/button.tsx';
import type { OfficeApplication } from '../contract/applications.ts';
import { undoSeconds } from '../rules/applications.ts';
import { officeApplicationTexts, statusLabels } from '../texts/office-applications.ts';
import { useUndo } from './case-changes.ts';

const { decision: texts, noName } = officeApplicationTexts;
const told = officeCaseTexts.decision;

/**
 * Counts down while a decision can be undone, then disappears. The bar repeats the number; with reduced motion only
 * the number shows.
 */
export function UndoStrip({ application }: { application: OfficeApplication }) {
  const seconds = useSecondsUntil(application.undo_until);
  const undo = useUndo();
  if (seconds <= 0) return null;
  const name = officeCaseTexts.firstName(application.applicant_name) ?? noName;
  return (
    <section
      aria-label={texts.undoLabel}
      className="mb-4 overflow-hidden rounded-card bg-deep text-on-deep forced-colors:border"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
        <CircleCheck aria-hidden="true" />
        <div className="mr-auto">
          <p className="font-strong">{texts.isNow(statusLabels[application.status])}</p>
          <p className="text-small text-deep-muted tabular-nums">
            {told.told(name, seconds)} {told.until}
          </p>
        </div>
        <Button
          className="border-deep-muted! bg-transparent! text-on-deep! hover:bg-on-deep/10!"
          busy={undo.isPending}
          onClick={() => undo.mutate(application)}
        >
          <Undo2 aria-hidden="true" />
          {texts.undo}
        </Button>
      </div>
      <span
        aria-hidden="true"
        className="block h-1 origin-left bg-gold transition-transform duration-1000 ease-linear still:hidden"
        style={{ transform: `scaleX(${Math.min(1, seconds / undoSeconds)})` }}
      />
    </section>
  );
}

/** Whole seconds left, from 0. */
function useSecondsUntil(until: string | null): number {
  const [now, setNow] = useState(() => Date.now());
  const left = until ? Math.ceil((Date.parse(until) - now) / 1000) : 0;
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  // A new decision may arrive long after the last tick.
  useEffect(() => {
    if (until) setNow(Date.now());
  }, [until]);
  return left;
}
