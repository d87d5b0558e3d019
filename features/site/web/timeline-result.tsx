import { Printer } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { neededFor } from '#features/assistant/rules/income.ts';
import { documentTypes } from '#features/documents/rules/document-types.ts';
import type { Durations } from '#features/facts/durations.ts';
import { formatSourceDate as format } from '#features/facts/source-date.ts';
import { FactLine } from '#features/facts/web/fact-line.tsx';
import type { GuideStepId } from '#features/guide/rules/guide-items.ts';
import { guideSteps } from '#features/guide/texts/guide.ts';
import { figureAdvice } from '#features/guide/texts/guide-figure.ts';
import { guideFigures } from '#features/guide/web/steps.ts';
import { entitlements } from '#features/plans/rules/entitlements.ts';
import { planTexts } from '#features/plans/texts/plans.ts';
import type { PaperInHand, Timeline, TimelineStep, TimelineWish } from '#features/schedule/rules/timeline.ts';
import { durationWords } from '#features/schedule/texts/durations.ts';
import { paperNames, timelineTexts as texts } from '#features/schedule/texts/timeline.ts';
import { locale } from '#platform/shared/texts/locale.ts';
import { Button } from '#ui/button.tsx';
import { Tile } from '#ui/tile.tsx';
import type { LandingFacts } from './landing-facts.ts';

interface TimelineResultProps {
  titleId: string;
  wish: TimelineWish;
  timeline: Timeline;
  facts: LandingFacts;
  durations: Durations;
}

/** The result in a sentence, the six steps with dates, and what it means for the household. */
export function TimelineResult({ titleId, wish, timeline, facts, durations }: TimelineResultProps) {
  const { title, detail } = verdict(wish, timeline);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-2">
        <h3 id={titleId} tabIndex={-1} className="display text-2xl md:text-3xl">
          {title}
        </h3>
        <p className="max-w-[62ch]">{detail}</p>
      </div>
      <TimelineSteps timeline={timeline} have={wish.have} facts={facts} durations={durations} />
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

/** How many applications are needed, which plan covers them, and the required income. */
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

function countsOf(step: GuideStepId, durations: Durations): string {
  const words = texts.counts[step];
  return typeof words === 'string' ? words : words(durations);
}

/** The facts about each step's duration. */
const notes: Partial<Record<GuideStepId, readonly string[]>> = {
  'nif-number': ['nif-time'],
  documents: ['apostille'],
  settlement: ['processing-time'],
};

interface TimelineStepsProps {
  timeline: Timeline;
  have: readonly PaperInHand[];
  facts: LandingFacts;
  durations: Durations;
}

/** The six steps: start, end, reason, and facts that differ. */
function TimelineSteps({ timeline, have, facts, durations }: TimelineStepsProps) {
  const { steps, start, visa, missing } = timeline;
  return (
    <ol aria-label={texts.steps} className="grid grid-cols-1 rounded-card border border-line bg-surface">
      {steps.map((step, index) => (
        <li
          key={step.id}
          className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 border-b border-line p-4 last:border-b-0 md:gap-x-6 md:p-6"
        >
          <Tile
            figure={guideFigures[index] ?? 'flor'}
            glaze={step.id === 'settlement' ? 'gold' : 'white'}
            className="size-10 rounded-tile border border-line md:size-tile"
          />
          <div className="grid grid-cols-1 min-w-0 gap-2">
            <h4 className="text-lead">
              {step.id === 'settlement' ? guideSteps[5].title : guideSteps[index]?.short}
            </h4>
            {step.id === 'nif-number' && have.includes('nif') ? (
              <p className="font-strong text-good-text">{texts.ready}</p>
            ) : (
              <>
                <Dates step={step} />
                <TimelineBar step={step} start={start} end={visa.latest} />
                <p className="max-w-[62ch] text-small text-muted">{countsOf(step.id, durations)}</p>
                {step.id === 'documents' && <Papers missing={missing} />}
                <Notes step={step.id} missing={missing} facts={facts} />
              </>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Dates({ step: { begins, ends } }: { step: TimelineStep }) {
  // Steps of minutes begin and end on the same day.
  const atOnce = begins.earliest === ends.earliest && begins.latest === ends.latest;
  const rows = [...(atOnce ? [] : [[texts.start, begins] as const]), [texts.done, ends] as const];
  return (
    <dl className="grid grid-cols-1 gap-x-4 gap-y-1 sm:grid-cols-[4rem_1fr]">
      {rows.map(([label, { earliest, latest }]) => (
        <div key={label} className="grid grid-cols-1 sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium tabular-nums">{texts.when(format(earliest), format(latest))}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Documents still to get, the slowest first. */
function Papers({ missing }: Pick<Timeline, 'missing'>) {
  if (missing.length === 0) return <p className="font-strong text-good-text">{texts.ready}</p>;
  return (
    <div className="text-small">
      <p className="font-strong">{texts.toGet}</p>
      <ul className="grid grid-cols-1 list-disc pl-5 sm:grid-cols-2 sm:gap-x-6">
        {missing.map((paper) => (
          <li key={paper}>{texts.paper(paperNames[paper], durationWords(documentTypes[paper].takes))}</li>
        ))}
      </ul>
    </div>
  );
}

function Notes({
  step,
  missing,
  facts,
}: {
  step: GuideStepId;
  missing: Timeline['missing'];
  facts: LandingFacts;
}) {
  // The fact is about the criminal record.
  if (step === 'documents' && !missing.includes('criminal-record')) return null;
  return (notes[step] ?? []).map((id) => facts[id] && <FactLine key={id} fact={facts[id]} />);
}

const msOfDay = 86_400_000;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / msOfDay;

interface TimelineBarProps {
  step: TimelineStep;
  start: string;
  end: string;
}

/** A step within the whole period: dark for the fastest case, pale up to the slowest. */
function TimelineBar({ step: { begins, ends }, start, end }: TimelineBarProps) {
  const all = Math.max(1, daysBetween(start, end));
  const at = daysBetween(start, begins.earliest);
  // At least a day wide.
  const sure = Math.max(1, daysBetween(begins.earliest, ends.earliest));
  const most = Math.max(1, daysBetween(begins.earliest, ends.latest));
  return (
    <svg
      viewBox={`0 0 ${all} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-2 w-full rounded-tile bg-track print:hidden"
    >
      <rect x={at} width={most} height="1" className="fill-(--maybe-brush)" />
      <rect x={at} width={sure} height="1" className="fill-bar" />
    </svg>
  );
}

/**
 * Prints the timeline alone. The print style sheet looks for the attribute; a chosen timeline always has it, so that
 * the browser's own Print does the same. Without scripts there is no button.
 */
function PrintTimeline() {
  const [alone, setAlone] = useState(false);
  function print() {
    flushSync(() => setAlone(true));
    window.print();
    setAlone(false);
  }
  return (
    <div data-print-alone={alone || undefined} className="no-print scripted">
      <Button onClick={print}>
        <Printer aria-hidden="true" />
        {texts.print}
      </Button>
    </div>
  );
}
