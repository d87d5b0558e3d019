import clsx from 'clsx';
import { CircleCheck, Clock, Scale, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount, formatShare } from '#platform/browser/format.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { Icon } from '#ui/icon.ts';
import type { getExperimentResults } from '../contract/experiment-results.ts';
import { officeExperimentTexts } from '../texts/office-experiments.ts';

const { results: texts } = officeExperimentTexts;
const words = texts.verdict;

export type Results = Output<typeof getExperimentResults>;

const looks: Record<'good' | 'plain' | 'bad', { box: string; words: string }> = {
  good: { box: 'bg-good', words: 'text-good-text' },
  plain: { box: 'border-b border-line bg-well', words: 'text-ink' },
  bad: { box: 'bg-bad', words: 'text-bad-text' },
};

interface Said {
  tone: keyof typeof looks;
  icon: Icon;
  title: string;
  body: string;
}

/** What the figures say, above the figures. */
export function VerdictStrip({ results, actions }: { results: Results; actions?: ReactNode }) {
  const { tone, icon: Glyph, title, body } = sayVerdict(results);
  return (
    <div className={clsx('grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 px-4 py-3', looks[tone].box)}>
      <Glyph aria-hidden="true" className={clsx('mt-px', looks[tone].words)} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid max-w-[70ch] min-w-0 gap-0.5">
          <h2 className={clsx('font-strong', looks[tone].words)}>{title}</h2>
          <p>{body}</p>
        </div>
        {actions}
      </div>
    </div>
  );
}

/** The verdict in words. */
export function sayVerdict({ judgement, experiment }: Results): Said {
  const { verdict, progress } = judgement;
  const nameOf = (id: string) => experiment.variants.find((one) => one.id === id)?.variant_name ?? '';
  switch (verdict.kind) {
    case 'winner': {
      const { low, high } = verdict.difference.interval;
      return {
        tone: 'good',
        icon: CircleCheck,
        title: words.winner(
          nameOf(verdict.variant),
          texts.percent(verdict.rate),
          texts.percent(verdict.controlRate),
          sayChance(verdict.chance),
        ),
        body: words.winnerRange(
          texts.points(low),
          texts.points(high),
          Math.round(verdict.extraPerThousand.estimate),
        ),
      };
    }
    case 'not_enough_data': {
      const { daysLeft } = verdict;
      const left = daysLeft.kind === 'days' ? words.daysLeft(daysLeft.days) : '';
      const { have, need } = progress.conversions;
      const pace = daysLeft.kind === 'unknown' ? ` ${words.noPace[daysLeft.reason]}` : '';
      return {
        tone: 'plain',
        icon: Clock,
        title: words.notEnough(left, have, need),
        body: words.notEnoughBody(progress.fullDays.need) + pace,
      };
    }
    case 'split_wrong':
      return {
        tone: 'bad',
        icon: TriangleAlert,
        title: words.splitWrong,
        body: words.splitWrongBody(...sayWeights({ judgement, experiment }), texts.pOf(verdict.p)),
      };
    case 'guardrail_worse':
      return {
        tone: 'bad',
        icon: TriangleAlert,
        title: words.worse(
          verdict.worse
            .map(({ variant, guardrail }) => `${texts.gates.guardrails[guardrail]}, ${nameOf(variant)}`)
            .join('; '),
        ),
        body: words.worseBody,
      };
    case 'no_difference_yet': {
      const { low, high } = verdict.difference.interval;
      return {
        tone: 'plain',
        icon: Scale,
        title: words.noDifference,
        body: words.noDifferenceBody(nameOf(verdict.variant), texts.points(low), texts.points(high)),
      };
    }
    case 'control_holds':
      return {
        tone: 'plain',
        icon: Scale,
        title: words.controlHolds,
        body: words.controlHoldsBody[verdict.reason],
      };
  }
}

/** "4,636 and 4,604", "50/50": what came and what was promised. */
export function sayWeights({ judgement, experiment }: Pick<Results, 'judgement' | 'experiment'>) {
  const counts = judgement.variants.map(({ visitors }) => formatCount(visitors)).join(texts.and);
  return [counts, experiment.variants.map(({ traffic_weight }) => traffic_weight).join('/')] as const;
}

/** "99.6%"; never a full hundred, which chance does not give. */
export function sayChance(chance: number): string {
  if (chance > 0.999) return '>99.9%';
  if (chance < 0.001) return '<0.1%';
  return chance === Math.round(chance * 100) / 100 ? formatShare(chance) : `${(chance * 100).toFixed(1)}%`;
}
