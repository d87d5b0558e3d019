import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Fact } from '#domain/contracts/facts.ts';
import type { FactId } from '#domain/rules/facts.ts';
import { factTexts } from '#domain/texts/facts.ts';
import { formatSourceDate } from './source-date.ts';
import { useFact } from './use-facts.ts';

interface FactNoteProps {
  /** The specified figure as it is written, in its sentence; nothing when it stands nearby. */
  children?: ReactNode;
  fact: FactId;
}

/** A specified figure, and beside it what the register holds that is newer or differs: figure, source, date. */
export function FactNote({ children, fact: id }: FactNoteProps) {
  const { fact, failed } = useFact(id);
  if (!fact && !failed) return children ? <div>{children}</div> : null;
  return (
    <div className="grid gap-1">
      {children && <div>{children}</div>}
      <FactLine fact={fact ?? undefined} />
    </div>
  );
}

/** The note alone; without a fact it says that there may be one. */
export function FactLine({ fact }: { fact: Pick<Fact, 'text' | 'source' | 'source_date'> | undefined }) {
  return (
    <p className="grid grid-cols-[auto_1fr] gap-x-2 text-small text-muted print:leading-snug">
      <Info aria-hidden="true" className="mt-0.5 size-5" />
      <span className="[overflow-wrap:anywhere]">
        {fact
          ? `${fact.text} ${factTexts.source(fact.source, formatSourceDate(fact.source_date))}`
          : factTexts.unavailable}
      </span>
    </p>
  );
}
