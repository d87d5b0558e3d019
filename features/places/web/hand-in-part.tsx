import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Disclosure } from '#ui/disclosure.tsx';
import { QueryView } from '#ui/query-view.tsx';
import type { HandIn } from '../contract.ts';
import { handInLists } from '../rules/hand-in.ts';
import { handInTexts as texts } from '../texts/hand-in.ts';
import { HandInFactLine, HandInPlace } from './hand-in-place.tsx';
import { handInQuery } from './queries.ts';
import { Residence } from './residence.tsx';

/** Where the papers are handed in, how to book, what it costs, what stays there and what to bring. */
export function HandInPart({ readOnly }: { readOnly: boolean }) {
  const query = useQuery(handInQuery);
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid gap-3 border-t border-line pt-5 print:gap-2">
      <h3 id={heading} className="text-lead">
        {texts.title}
      </h3>
      <p>{texts.lead}</p>
      <QueryView query={query} loading={texts.loading} skeleton="h-40" failed={texts.loadFailed} silent>
        {(handIn) => (
          <>
            {!readOnly && <Residence handIn={handIn} />}
            {handIn.residence && handIn.answer?.known !== 'county-needed' && (
              <>
                <HandInPlace handIn={handIn} />
                <Lists facts={handIn.facts} startsOpen={readOnly} />
                <p className="text-small">{texts.advice}</p>
              </>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}

/** What to bring: one list for all, then by visa and by who moves along. */
function Lists({ facts, startsOpen }: Pick<HandIn, 'facts'> & { startsOpen: boolean }) {
  return (
    <Disclosure title={texts.lists.title} startsOpen={startsOpen}>
      {handInLists.map((list) => {
        const papers = facts.filter(({ topic }) => topic === list);
        return (
          papers.length > 0 && (
            <section key={list} className="grid gap-1 pb-2">
              <h4 className="font-strong">{texts.lists[list]}</h4>
              <ul className="grid list-disc gap-1.5 pl-6">
                {papers.map((fact) => (
                  <li key={fact.id}>
                    <HandInFactLine fact={fact} />
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </Disclosure>
  );
}
