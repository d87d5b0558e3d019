import { compareRates } from '../statistics/posterior.ts';
import { checkSplit } from '../statistics/sample-ratio.ts';
import { type CleanVariant, cleanVariants } from './clean-counts.ts';
import type {
  Difference,
  ExperimentCounts,
  GuardrailResult,
  Judgement,
  Missing,
  Verdict,
} from './experiment-data.ts';
import { checkGuardrails } from './guardrails.ts';
import { daysLeft, fullDays, minimumConversions, minimumDays, runFor } from './minimum.ts';
import { differenceTo, figuresOf, shareOf } from './variant-figures.ts';

/** The share of experiments without any difference in which one is announced at some look, over all variants together. */
export const falseAlarms = 0.05;

/** A variant that surely brings less than this share of the control's rate on top is not worth more waiting. */
export const worthwhileLift = 0.05;

/** Who is compared with whom. The control is the first variant; without it in the test nobody is compared. */
function rolesOf(variants: readonly CleanVariant[]) {
  const takesPart = ({ weight, endedAt }: CleanVariant) => weight > 0 && !endedAt;
  const [first, ...others] = variants;
  const control = first && takesPart(first) ? first : undefined;
  return { control, challengers: control ? others.filter(takesPart) : [] };
}

interface Contest {
  control: CleanVariant;
  /** Those with visitors, the furthest above the control first. */
  compared: { variant: CleanVariant; difference: Difference }[];
}

function contestOf(control: CleanVariant, challengers: readonly CleanVariant[]): Contest {
  // Bonferroni, not Holm: only so the interval that is shown and the verdict never disagree.
  const alpha = falseAlarms / challengers.length;
  const compared = challengers.flatMap((variant) => {
    const difference = differenceTo(control, variant, alpha);
    return difference ? [{ variant, difference }] : [];
  });
  return {
    control,
    compared: compared.sort((one, other) => other.difference.estimate - one.difference.estimate),
  };
}

function winnerOf({ control, compared }: Contest, harmed: ReadonlySet<string>): Verdict | null {
  const best = compared.find(
    ({ variant, difference }) => difference.interval.low > 0 && !harmed.has(variant.id),
  );
  if (!best) return null;
  const { variant, difference } = best;
  const { low, high } = difference.interval;
  return {
    kind: 'winner',
    variant: variant.id,
    rate: variant.conversions / variant.visitors,
    controlRate: control.conversions / control.visitors,
    chance: compareRates(shareOf(variant), shareOf(control)).chance,
    difference,
    extraPerThousand: { estimate: difference.estimate * 1000, low: low * 1000, high: high * 1000 },
  };
}

function undecided({ control, compared }: Contest): Verdict {
  const [closest] = compared;
  if (!closest) return { kind: 'not_enough_data', missing: [{ kind: 'comparison' }], daysLeft: noTimeHelps };
  const { variant, difference } = closest;
  const worthwhile = (worthwhileLift * control.conversions) / control.visitors;
  const below = (limit: number) => compared.every((one) => one.difference.interval.high < limit);
  if (!below(worthwhile)) return { kind: 'no_difference_yet', variant: variant.id, difference };
  const reason = below(0) ? 'worse' : 'no_worthwhile_gain';
  return { kind: 'control_holds', reason, variant: variant.id, difference };
}

const noTimeHelps = { kind: 'unknown', reason: 'no_comparison' } as const;

function missingOf(takingPart: readonly CleanVariant[], days: number): Missing[] {
  const missing: Missing[] = takingPart
    .filter(({ conversions }) => conversions < minimumConversions)
    .map(({ id, conversions }) => ({
      kind: 'conversions',
      variant: id,
      have: conversions,
      need: minimumConversions,
    }));
  if (days < minimumDays) missing.push({ kind: 'days', have: days, need: minimumDays });
  if (takingPart.length < 2) missing.push({ kind: 'comparison' });
  return missing;
}

/**
 * What an experiment's counts say, as data. In this order: a wrong split makes every figure doubtful; before the minimum
 * only harm is announced; then a winner that harmed nothing; then harm; then whether waiting is still worth it.
 */
export function judge(experiment: ExperimentCounts): Judgement {
  const variants = cleanVariants(experiment);
  const { control, challengers } = rolesOf(variants);
  const takingPart = control ? [control, ...challengers] : [];
  const contest = control && challengers.length > 0 ? contestOf(control, challengers) : null;

  const ran = runFor(experiment.startedAt, experiment.now, experiment.pausedFor);
  const conversions = takingPart.map((variant) => variant.conversions);
  const left = takingPart.length < 2 ? noTimeHelps : daysLeft(ran, conversions);
  const missing = missingOf(takingPart, fullDays(ran));
  const minimumReached = missing.length === 0;

  const split = checkSplit(variants.filter(({ endedAt }) => !endedAt));
  const guardrails = control ? checkGuardrails(control.guardrails, challengers) : [];
  const hidden = !minimumReached || split.state === 'wrong';

  return {
    verdict: verdictOf(),
    minimumReached,
    progress: {
      conversions: { have: conversions.length > 0 ? Math.min(...conversions) : 0, need: minimumConversions },
      fullDays: { have: fullDays(ran), need: minimumDays },
      daysLeft: left,
    },
    split,
    guardrails: guardrails.map((result) =>
      hidden && (split.state === 'wrong' || result.state !== 'worse') ? { ...result, values: null } : result,
    ),
    variants: variants.map((variant) => ({
      id: variant.id,
      role: variant === control ? 'control' : challengers.includes(variant) ? 'challenger' : 'left_out',
      visitors: variant.visitors,
      conversions: variant.conversions,
      figures: hidden
        ? null
        : figuresOf(
            variant,
            control,
            contest?.compared.find((one) => one.variant === variant)?.difference ?? null,
          ),
    })),
  };

  function verdictOf(): Verdict {
    if (split.state === 'wrong') return { kind: 'split_wrong', p: split.p ?? 0 };
    const worse = guardrails.filter(({ state }) => state === 'worse');
    const winner =
      contest && minimumReached ? winnerOf(contest, new Set(worse.map(({ variant }) => variant))) : null;
    if (winner) return winner;
    if (worse.length > 0) {
      return {
        kind: 'guardrail_worse',
        worse: worse.map(({ variant, guardrail }: GuardrailResult) => ({ variant, guardrail })),
      };
    }
    if (!contest || !minimumReached) return { kind: 'not_enough_data', missing, daysLeft: left };
    return undecided(contest);
  }
}
