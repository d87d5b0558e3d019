import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { QuotedFact } from '#features/facts/contract.ts';
import { sourceWords } from '#features/facts/source-date.ts';
import { FactText } from '#features/facts/web/fact-line.tsx';
import { planTexts } from '#features/plans/texts/plans.ts';
import { PlanFeatures, PlanPrice } from '#features/plans/web/plan-offer.tsx';
import { ButtonLink, Link } from '#ui/link.tsx';
import { Tag } from '#ui/tag.tsx';
import { landingTexts } from '../texts/landing.ts';
import type { LandingFacts } from './landing-facts.ts';
import { TimelinePlanner } from './timeline-planner.tsx';

const { trust, plans, questions } = landingTexts;

/** Everything below the path: rendered by the server, hydrated when it comes into view. */
export function LandingBelow({ today, facts, durations }: ComponentProps<typeof TimelinePlanner>) {
  return (
    <>
      <TimelinePlanner today={today} facts={facts} durations={durations} />
      <Trust />
      <PlanTeaser />
      <Questions facts={facts} />
    </>
  );
}

/** How we treat documents: sentences from the privacy policy, each with a link. */
export function Trust() {
  return (
    <section aria-labelledby="trust-title" className="border-y border-line bg-surface py-16 md:py-24">
      <div className="wrap grid grid-cols-1 gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16">
        <div className="grid grid-cols-1 min-w-0 content-start gap-3">
          <h2 id="trust-title" className="display text-3xl wrap-anywhere md:text-4xl">
            {trust.heading}
          </h2>
          <p className="max-w-[48ch]">{trust.lead}</p>
        </div>
        <ul className="grid grid-cols-1 sm:grid-cols-2 sm:gap-x-12">
          {trust.items.map(({ title, detail, section, numeral }) => (
            <li key={section} className="grid grid-cols-1 content-start border-t border-line pt-4 pb-3">
              <h3 className="mb-1 text-lead">{title}</h3>
              <p>{detail}</p>
              <p>
                <Link
                  to={`/privacy#${section}`}
                  className="inline-flex min-h-control items-center text-small"
                >
                  {trust.check(numeral)}
                </Link>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The three plans with prices, from the same table as the checkout page. */
export function PlanTeaser() {
  return (
    <section aria-labelledby="plans-title" className="py-16 md:py-24">
      <div className="wrap grid grid-cols-1 gap-8 md:gap-12">
        <div className="grid grid-cols-1 gap-3">
          <h2 id="plans-title" className="display text-3xl md:text-4xl">
            {plans.heading}
          </h2>
          <p className="max-w-[62ch]">{plans.lead}</p>
        </div>
        <ul className="grid grid-cols-1 gap-6 lg:grid-cols-3">
          {planTexts.plans.map(({ tier, name, priceUsd, features }) => (
            <li
              key={tier}
              className="grid grid-cols-1 content-start gap-4 rounded-card border border-line bg-surface p-card"
            >
              <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
                <h3 className="text-xl">{name}</h3>
                {tier === 'standard' && <Tag tone="now">{planTexts.mostPopular}</Tag>}
              </div>
              <PlanPrice usd={priceUsd} />
              <PlanFeatures features={features} />
            </li>
          ))}
        </ul>
        <div className="grid justify-items-start gap-2">
          <p className="text-small text-muted">{plans.honest}</p>
          <ButtonLink variant="quiet" to="/subscription">
            {plans.more}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/**
 * Questions in native disclosures: they work without scripts, and find-in-page opens them. A question whose facts are
 * unpublished and that has no text of its own is omitted.
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
