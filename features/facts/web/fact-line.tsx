import { Info } from 'lucide-react';
import { QuotedWords } from '#ui/quoted.tsx';
import type { Fact } from '../contract.ts';
import { sourceWords } from '../source-date.ts';
import { factWords } from '../texts/fact-words.ts';
import { factTexts } from '../texts/facts.ts';

/** What the register says, in small: figure, source, date. Without a fact it says that there may be one. */
export function FactLine({ fact }: { fact: Pick<Fact, 'text' | 'source' | 'source_date'> | undefined }) {
  return (
    <p className="grid grid-cols-[auto_1fr] gap-x-2 text-small text-muted print:leading-snug">
      <Info aria-hidden="true" className="mt-0.5 size-5" />
      <span className="[overflow-wrap:anywhere]">
        {fact ? (
          <>
            <FactText text={fact.text} /> {sourceWords(fact)}
          </>
        ) : (
          factTexts.unavailable
        )}
      </span>
    </p>
  );
}

/** What a fact says, quoted where it is not in the language of the page. */
export const FactText = ({ text }: Pick<Fact, 'text'>) => <QuotedWords {...factWords(text)} />;
