import clsx from 'clsx';
import { Check, CircleCheck, CircleDashed, Clock, Contrast, Lock, Scale, TriangleAlert } from 'lucide-react';
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

/** The result in a sentence, above the figures. */
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

function sayVerdict({ judgement, experiment }: Results): Said {
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

/** "4,636 and 4,604", "50/50": observed counts and configured split. */
function sayWeights({ judgement, experiment }: Pick<Results, 'judgement' | 'experiment'>) {
  const counts = judgement.variants.map(({ visitors }) => formatCount(visitors)).join(texts.and);
  return [counts, experiment.variants.map(({ traffic_weight }) => traffic_weight).join('/')] as const;
}

/** "99.6%"; never 100 %. */
export function sayChance(chance: number): string {
  if (chance > 0.999) return '>99.9%';
  if (chance < 0.001) return '<0.1%';
  return chance === Math.round(chance * 100) / 100 ? formatShare(chance) : `${(chance * 100).toFixed(1)}%`;
}

const { gates: gateTexts } = texts;

type State = 'good' | 'waiting' | 'bad' | 'unknown' | 'locked';

const gateLooks: Record<State, { icon: Icon; glyph: string }> = {
  good: { icon: Check, glyph: 'text-good-text' },
  waiting: { icon: Contrast, glyph: 'text-icon-now' },
  bad: { icon: TriangleAlert, glyph: 'text-bad-text' },
  unknown: { icon: CircleDashed, glyph: 'text-muted' },
  locked: { icon: Lock, glyph: 'text-good-text' },
};

interface Gate {
  id: string;
  state: State;
  title: string;
  body: string;
}

/** The checks behind the result: split, sample size, duration, and guardrail metrics. */
export function Gates({ results }: { results: Results }) {
  return (
    <ul
      aria-label={gateTexts.title}
      className="grid border-t border-line sm:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none"
    >
      {gatesOf(results).map(({ id, state, title, body }) => {
        const { icon: Glyph, glyph } = gateLooks[state];
        return (
          <li
            key={id}
            className="grid grid-cols-[auto_1fr] gap-x-2.5 border-line-soft px-4 py-3 max-sm:border-t max-sm:first:border-0 xl:border-l xl:first:border-0"
          >
            <Glyph aria-hidden="true" className={clsx('mt-0.5 size-5', glyph)} />
            <div className="min-w-0">
              <p className="text-small font-strong">{title}</p>
              <p className="text-small [overflow-wrap:anywhere] text-muted">{body}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function gatesOf(results: Results): Gate[] {
  const { judgement, experiment, changed_pages } = results;
  const { split, progress } = judgement;
  const { conversions, fullDays } = progress;
  const [counts, weights] = sayWeights(results);
  const enough = conversions.have >= conversions.need;
  const long = fullDays.have >= fullDays.need;
  const gates: Gate[] = [
    {
      id: 'split',
      state: split.state === 'right' ? 'good' : split.state === 'wrong' ? 'bad' : 'unknown',
      title:
        split.state === 'right'
          ? gateTexts.splitRight
          : split.state === 'wrong'
            ? texts.verdict.splitWrong
            : gateTexts.splitFew,
      body: gateTexts.split(counts, weights, split.p === null ? '' : gateTexts.p(texts.pOf(split.p))),
    },
    {
      id: 'data',
      state: enough ? 'good' : 'waiting',
      title: enough ? gateTexts.data.yes : gateTexts.data.no,
      body: gateTexts.dataBody(conversions.have, conversions.need),
    },
    {
      id: 'time',
      state: long ? 'good' : 'waiting',
      title: long ? gateTexts.time.yes : gateTexts.time.no,
      body: gateTexts.timeBody(texts.fullDays(fullDays.have), fullDays.need),
    },
    harmGate(results),
  ];
  if (changed_pages.length > 0) {
    const names = experiment.variants.filter(({ id }) => changed_pages.includes(id));
    gates.push({
      id: 'changed',
      state: 'bad',
      title: gateTexts.changed(names.map(({ variant_name }) => variant_name).join(', ')),
      body: gateTexts.changedBody,
    });
  }
  if (experiment.status === 'active')
    gates.push({ id: 'locked', state: 'locked', title: gateTexts.locked, body: gateTexts.lockedBody });
  return gates;
}

function harmGate({ judgement: { guardrails }, experiment }: Results): Gate {
  const worse = guardrails.some(({ state }) => state === 'worse');
  const known = guardrails.some(({ values }) => values !== null);
  const several = experiment.variants.length > 2;
  const lines = guardrails.flatMap(({ guardrail, values, variant }) => {
    if (!values) return [];
    const sayIt = (value: number) =>
      guardrail === 'load_time' ? `${(value / 1000).toFixed(1)} s` : texts.percent(value);
    const name = experiment.variants.find(({ id }) => id === variant)?.variant_name;
    const label = gateTexts.guardrails[guardrail] + (several ? ` (${name})` : '');
    return gateTexts.guardrail(label, sayIt(values.control), sayIt(values.variant));
  });
  return {
    id: 'harm',
    state: worse ? 'bad' : known ? 'good' : 'unknown',
    title: worse ? gateTexts.harm.no : known ? gateTexts.harm.yes : gateTexts.harm.unknown,
    body: lines.length > 0 ? lines.join(', ') : gateTexts.guardrailHidden,
  };
}
