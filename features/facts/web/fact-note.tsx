import { useQuery } from '@tanstack/react-query';
import { WholeRanges } from '#ui/whole-ranges.tsx';
import type { FactId } from '../rules.ts';
import { sourceWords } from '../source-date.ts';
import { factTexts } from '../texts/facts.ts';
import { FactLine, FactText } from './fact-line.tsx';
import { factsQuery } from './queries.ts';

/** What the register holds that is newer or differs from a figure nearby: text, source, date. */
export function FactNote({ fact: id }: { fact: FactId }) {
  const { fact, failed } = useFact(id);
  return fact || failed ? <FactLine fact={fact ?? undefined} /> : null;
}

interface LeadingFactProps {
  fact: FactId;
  /** The figure as the specification writes it, where it has one. */
  specified?: string;
}

/** What the register knows leads, and the specified figure is small beside it. Without a fact the specified one leads. */
export function LeadingFact({ fact: id, specified }: LeadingFactProps) {
  const { fact, failed } = useFact(id);
  if (!fact && !failed && !specified) return null;
  return (
    <div className="grid gap-1">
      {(fact || specified) && (
        <p className="font-strong">
          {fact ? <FactText text={fact.text} /> : <WholeRanges>{specified ?? ''}</WholeRanges>}
        </p>
      )}
      {fact && (
        <p className="text-small text-muted [overflow-wrap:anywhere]">
          {sourceWords(fact)} {specified && <WholeRanges>{factTexts.older(specified)}</WholeRanges>}
        </p>
      )}
      {failed && <FactLine fact={undefined} />}
    </div>
  );
}

/** One fact as applicants read it. `undefined` while it is not known, `null` when the register does not show it. */
export function useFact(id: FactId) {
  const { data, isError } = useQuery(factsQuery);
  const fact = data && (data.facts.find((one) => one.id === id) ?? null);
  return { fact, failed: isError && !data };
}
