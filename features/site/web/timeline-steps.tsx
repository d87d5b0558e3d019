import { FactLine } from '#features/facts/web/fact-line.tsx';
import { formatSourceDate as format } from '#features/facts/web/source-date.ts';
import type { GuideStepId } from '#features/guide/rules/guide-items.ts';
import { guideSteps } from '#features/guide/texts/guide.ts';
import { guideFigures } from '#features/guide/web/guide-figures.ts';
import { documentDurations } from '#features/schedule/rules/durations.ts';
import type { PaperInHand, Timeline, TimelineStep } from '#features/schedule/rules/timeline.ts';
import { durationWords } from '#features/schedule/texts/durations.ts';
import { paperNames, timelineTexts as texts } from '#features/schedule/texts/timeline.ts';
import { Tile } from '#ui/tile.tsx';
import type { LandingFacts } from './landing-facts.ts';
import { TimelineBar } from './timeline-bar.tsx';

/** What the register holds about the time that a step takes. */
const notes: Partial<Record<GuideStepId, readonly string[]>> = {
  'nif-number': ['nif-time'],
  documents: ['apostille'],
  settlement: ['processing-time'],
};

interface TimelineStepsProps {
  timeline: Timeline;
  have: readonly PaperInHand[];
  facts: LandingFacts;
}

/** The six steps in order: when each begins and is done, why, and what differs from that. */
export function TimelineSteps({ timeline, have, facts }: TimelineStepsProps) {
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
                <p className="max-w-[62ch] text-small text-muted">{texts.counts[step.id]}</p>
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
  // What takes minutes begins and is done on the same days.
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

/** What is still to get, the slowest first. */
function Papers({ missing }: Pick<Timeline, 'missing'>) {
  if (missing.length === 0) return <p className="font-strong text-good-text">{texts.ready}</p>;
  return (
    <div className="text-small">
      <p className="font-strong">{texts.toGet}</p>
      <ul className="grid grid-cols-1 list-disc pl-5 sm:grid-cols-2 sm:gap-x-6">
        {missing.map((paper) => (
          <li key={paper}>{texts.paper(paperNames[paper], durationWords(documentDurations[paper]))}</li>
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
  // It is about the criminal record.
  if (step === 'documents' && !missing.includes('criminal-record')) return null;
  return (notes[step] ?? []).map((id) => facts[id] && <FactLine key={id} fact={facts[id]} />);
}
