import { neededFor } from '#features/assistant/rules/income/judge-income.ts';
import { FactLine } from '#features/facts/web/fact-line.tsx';
import { formatSourceDate as format } from '#features/facts/web/source-date.ts';
import { figureAdvice } from '#features/guide/texts/guide-figure.ts';
import { entitlements } from '#features/plans/rules/entitlements.ts';
import { planTexts } from '#features/plans/texts/plans.ts';
import type { Timeline, TimelineWish } from '#features/schedule/rules/timeline.ts';
import { timelineTexts as texts } from '#features/schedule/texts/timeline.ts';
import { locale } from '#platform/shared/texts/locale.ts';
import type { LandingFacts } from './landing-facts.ts';
import { PrintTimeline } from './print-timeline.tsx';
import { TimelineSteps } from './timeline-steps.tsx';

interface TimelineResultProps {
  titleId: string;
  wish: TimelineWish;
  timeline: Timeline;
  facts: LandingFacts;
}

/** The answer in one sentence, the six steps with their dates, and what it means for the household. */
export function TimelineResult({ titleId, wish, timeline, facts }: TimelineResultProps) {
  const { title, detail } = verdict(wish, timeline);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-2">
        <h3 id={titleId} tabIndex={-1} className="display text-2xl md:text-3xl">
          {title}
        </h3>
        <p className="max-w-[62ch]">{detail}</p>
      </div>
      <TimelineSteps timeline={timeline} have={wish.have} facts={facts} />
      <Household wish={wish} facts={facts} />
      <p className="text-small text-muted">{figureAdvice}</p>
      <PrintTimeline />
    </div>
  );
}

function verdict(wish: TimelineWish, { fit, start, lastStart, visa, safeMonth }: Timeline) {
  const month = format(wish.move);
  const safe = format(safeMonth);
  const [first, last] = [format(visa.earliest), format(visa.latest)];
  if (fit === 'open') return { title: texts.title.open(first, last), detail: texts.detail.open };
  if (fit === 'comfortable')
    return {
      title: texts.title.comfortable(format(start), month),
      detail: texts.detail.comfortable(format(lastStart)),
    };
  if (fit === 'tight') return { title: texts.title.tight(month), detail: texts.detail.tight(safe) };
  return { title: texts.title.too_soon(month), detail: texts.detail.too_soon(safe, first) };
}

/** How many applications it takes, which plan holds them, and the income that the register knows of. */
function Household({ wish: { spouse, children }, facts }: { wish: TimelineWish; facts: LandingFacts }) {
  const people = 1 + (spouse ? 1 : 0) + children;
  const plan = planTexts.plans.find(({ tier }) => entitlements[tier].applications >= people);
  const fact = facts['income-d7'];
  const euros = Number(fact?.value);
  return (
    <div className="grid grid-cols-1 gap-2 border-t border-line pt-6">
      <h4 className="text-lead">{texts.household}</h4>
      <p>{texts.applications(people, plan?.name ?? '')}</p>
      {fact && euros > 0 && (
        <>
          <p>{texts.income(inEuros(neededFor({ cents: euros * 100 }, { spouse, children })))}</p>
          <FactLine fact={fact} />
        </>
      )}
    </div>
  );
}

const inEuros = (cents: number) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(
    cents / 100,
  );
