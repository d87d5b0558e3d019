import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sourceWords } from '#features/facts/source-date.ts';
import { FactNote } from '#features/facts/web/fact-note.tsx';
import { Link } from '#ui/link.tsx';
import { QuotedWords } from '#ui/quoted.tsx';
import type { HandIn } from '../contract.ts';
import type { HandInTopic } from '../rules/hand-in.ts';
import { type WhereLine, whereLines } from '../rules/where-lines.ts';
import { handInTexts as texts } from '../texts/hand-in.ts';
import { handInWords } from '../texts/hand-in-words.ts';
import { handInQuery } from './queries.ts';

/** Where a person hands in, in few lines; until they have said where they live, where to say it. */
export function HandInWhere() {
  const { data: handIn } = useQuery(handInQuery);
  if (!handIn) return null;
  const lines = whereLines(handIn);
  if (lines.length > 0) return lines.map((line) => <WhereLineView key={line.text} line={line} />);
  return (
    <p>
      {texts.unsaid.text} <Link to="/visa-process#documents">{texts.unsaid.link}</Link>
    </p>
  );
}

/** Where a person hands in, how to book, what it costs and what stays there; until they have said where they live, that it goes by it. */
export function HandInPlace({ handIn }: { handIn: HandIn }) {
  const lines = whereLines(handIn);
  const { answer, facts } = handIn;
  if (lines.length === 0) return <p>{texts.unsaid.text}</p>;
  if (answer?.known !== 'post')
    return lines.map(({ text }) => (
      <p key={text} className="font-strong">
        {text}
      </p>
    ));
  const of = (topic: HandInTopic) => facts.filter((fact) => fact.topic === topic);
  return (
    <dl className="grid gap-4 rounded-control bg-well p-4 print:gap-2 print:bg-transparent print:p-0">
      {lines.map(({ term, ...line }) => (
        <Known key={line.text} term={term}>
          <WhereLineView line={line} />
        </Known>
      ))}
      <Known term={texts.terms.book}>
        <Facts facts={of('book')} />
        {answer.desk.by === 'unknown' && <p>{texts.unknown.book}</p>}
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

function WhereLineView({ line: { term, text, from } }: { line: WhereLine }) {
  return (
    <Sourced from={from}>
      {term && `${term}: `}
      <b className="font-strong">{text}</b>
    </Sourced>
  );
}

function Known({ term, children }: { term: string | undefined; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <dt className="text-small text-muted">{term}</dt>
      <dd className="grid gap-2">{children}</dd>
    </div>
  );
}

function Sourced({ children, from }: { children: ReactNode; from: WhereLine['from'] }) {
  return (
    <p className="[overflow-wrap:anywhere]">
      {children} {from && <span className="text-small text-muted">{sourceWords(from)}</span>}
    </p>
  );
}

function Facts({ facts }: Pick<HandIn, 'facts'>) {
  return facts.map((fact) => <HandInFactLine key={fact.id} fact={fact} />);
}

/** What a fact says, quoted where it is not in the language of the page, with its source. */
export function HandInFactLine({ fact }: { fact: HandIn['facts'][number] }) {
  return (
    <p className="[overflow-wrap:anywhere]">
      <QuotedWords {...handInWords(fact.text)} />{' '}
      <span className="text-small text-muted">{sourceWords(fact)}</span>
    </p>
  );
}
