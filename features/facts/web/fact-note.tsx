import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FactId } from '../rules.ts';
import { FactLine } from './fact-line.tsx';
import { factsQuery } from './queries.ts';

interface FactNoteProps {
  /** The specified figure as it is written, in its sentence; nothing when it is nearby. */
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

/** One fact as applicants read it. `undefined` while it is not known, `null` when the register does not show it. */
export function useFact(id: FactId) {
  const { data, isError } = useQuery(factsQuery);
  const fact = data && (data.facts.find((one) => one.id === id) ?? null);
  return { fact, failed: isError && !data };
}
