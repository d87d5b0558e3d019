import type { ReactNode } from 'react';
import type { FactId } from '../rules.ts';
import { FactLine } from './fact-line.tsx';
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
