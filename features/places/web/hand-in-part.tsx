import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { FactNote } from '#features/facts/web/fact-note.tsx';
import { sourceWords } from '#features/facts/web/source-date.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { QueryView } from '#ui/query-view.tsx';
import type { HandIn } from '../contract.ts';
import { type HandInTopic, handInLists } from '../rules/hand-in.ts';
import { handInTexts as texts } from '../texts/hand-in.ts';
import { handInWords } from '../texts/hand-in-words.ts';
import { placeInSentence } from '../texts/us-places.ts';
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
                <Place {...handIn} />
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

function Place({ residence, answer, facts }: HandIn) {
  const of = (topic: HandInTopic) => facts.filter((fact) => fact.topic === topic);
  if (answer?.known === 'nothing' && residence && residence.place !== 'abroad')
    return (
      <p className="font-strong">
        {residence.county ? texts.unknown.county : texts.unknown.post(placeInSentence(residence.place))}
      </p>
    );
  if (answer?.known !== 'post') return <p className="font-strong">{texts.abroad}</p>;
  const { by } = answer.desk;
  const desk = by === 'vfs' ? texts.desk.vfs(answer.city) : texts.desk[by];
  return (
    <dl className="grid gap-4 rounded-control bg-well p-4 print:gap-2 print:bg-transparent print:p-0">
      <Known term={texts.terms.post}>
        <Sourced {...answer}>
          <b className="font-strong">{texts.posts[answer.post]}</b>
        </Sourced>
      </Known>
      <Known term={texts.terms.desk}>
        <Sourced {...answer.desk}>{desk}</Sourced>
      </Known>
      <Known term={texts.terms.book}>
        <Facts facts={of('book')} />
        {by === 'unknown' && <p>{texts.unknown.book}</p>}
      </Known>
      <Known term={texts.terms.price}>
        <FactNote fact="visa-fee" />
        <Facts facts={of('price')} />
      </Known>
      <Known term={texts.terms.keep}>
        {of('keep').length > 0 ? <Facts facts={of('keep')} /> : <p>{texts.unknown.keep}</p>}
      </Known>
    </dl>
  );
}

function Known({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <dt className="text-small text-muted">{term}</dt>
      <dd className="grid gap-2">{children}</dd>
    </div>
  );
}

interface SourcedProps {
  source: string;
  source_date: string | null;
  children: ReactNode;
}

function Sourced({ children, ...source }: SourcedProps) {
  return (
    <p className="[overflow-wrap:anywhere]">
      {children} <span className="text-small text-muted">{sourceWords(source)}</span>
    </p>
  );
}

function Facts({ facts }: Pick<HandIn, 'facts'>) {
  return facts.map((fact) => (
    <Sourced key={fact.id} {...fact}>
      <HandInText text={fact.text} />
    </Sourced>
  ));
}

/** What a fact says, marked where it is not in the language of the page. */
function HandInText({ text: kept }: { text: string }) {
  const { text, lang } = handInWords(kept);
  return <span lang={lang}>{text}</span>;
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
                    <Sourced {...fact}>
                      <HandInText text={fact.text} />
                    </Sourced>
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
