import { ChevronDown } from 'lucide-react';
import type { QuotedFact } from '#features/facts/contract.ts';
import { FactText } from '#features/facts/web/fact-line.tsx';
import { sourceWords } from '#features/facts/web/source-date.ts';
import { landingTexts } from '../texts/landing.ts';
import type { LandingFacts } from './landing-facts.ts';

const { questions } = landingTexts;

/**
 * Questions and answers in the browser's own disclosures: they open without script, and a search in the page finds
 * what is closed. A question whose facts are not quoted any more, and that has no words of ours, is left out.
 */
export function Questions({ facts }: { facts: LandingFacts }) {
  const answered = questions.items
    .map((item) => ({
      ...item,
      answer: 'answer' in item ? item.answer : undefined,
      known: item.facts.flatMap((id) => facts[id] ?? []),
    }))
    .filter(({ answer, known }) => answer || known.length > 0);
  return (
    <section aria-labelledby="questions-title" className="border-y border-line bg-surface py-16 md:py-24">
      <div className="wrap grid grid-cols-1 gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16">
        <div className="grid grid-cols-1 content-start gap-3">
          <h2 id="questions-title" className="display text-3xl md:text-4xl">
            {questions.heading}
          </h2>
          <p className="max-w-[48ch]">{questions.lead}</p>
        </div>
        <div className="border-t border-line">
          {answered.map(({ question, answer, known }) => (
            <details key={question} className="group border-b border-line">
              <summary className="flex min-h-tile list-none items-center justify-between gap-4 py-3 text-lead font-strong text-heading hover:text-link [&::-webkit-details-marker]:hidden">
                {question}
                <ChevronDown aria-hidden="true" className="group-open:rotate-180" />
              </summary>
              <div className="grid grid-cols-1 max-w-read gap-4 pb-6">
                {answer && <p>{answer}</p>}
                {known.map((fact) => (
                  <Answer key={fact.id} fact={fact} />
                ))}
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

function Answer({ fact }: { fact: QuotedFact }) {
  return (
    <div className="grid grid-cols-1 gap-1 [overflow-wrap:anywhere]">
      <p>
        <FactText text={fact.text} />
      </p>
      <p className="text-small text-muted">{sourceWords(fact)}</p>
    </div>
  );
}
