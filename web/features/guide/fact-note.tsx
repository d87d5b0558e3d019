import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { type GuideFact, guideTexts } from '#domain/texts/guide.ts';

interface FactNoteProps {
  /** The specified figure as it is written, in its sentence; nothing when it stands nearby. */
  children?: ReactNode;
  fact: GuideFact;
}

/** A specified figure, and beside it what the register holds that is newer or differs: figure, source, date. */
export function FactNote({ children, fact: { newer, source, checked } }: FactNoteProps) {
  return (
    <div className="grid gap-1">
      {children && <div>{children}</div>}
      <p className="grid grid-cols-[auto_1fr] gap-x-2 text-small text-muted print:leading-snug">
        <Info aria-hidden="true" className="mt-0.5 size-5" />
        <span className="[overflow-wrap:anywhere]">
          {newer} {guideTexts.fact.source(source, checked)}
        </span>
      </p>
    </div>
  );
}
