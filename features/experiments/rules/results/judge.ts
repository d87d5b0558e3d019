import type {
  Difference,
  GuardrailResult,
  Judgement,
  Missing,
  SplitCheck,
  Verdict,
} from '../../contract/experiment-results.ts';
import { chiSquareTail } from '../statistics/distributions.ts';
import { compareRates } from '../statistics/posterior.ts';
import type { ExperimentCounts } from './experiment-data.ts';
import { checkGuardrails } from './guardrails.ts';
import { daysLeft, fullDays, minimumConversions, minimumDays, runFor } from './thresholds.ts';
import { type CleanVariant, cleanVariants, differenceTo, figuresOf, shareOf } from './variant-figures.ts';

/**
 * Returns the verdict on an experiment's counts, with the figures behind it. Before the minimum, and while the split is
 * wrong, the result holds no rate and no chance, so that no screen can show who leads.
 */
export function judge(experiment: ExperimentCounts): Judgement {
  const { variants, control, challengers, contest, minimumReached, progress, split, guardrails, verdict } =
    weigh(experiment);
  const splitWrong = split.state === 'wrong';
  const hidden = !minimumReached || splitWrong;
  return {
    verdict,
    minimumReached,
    progress,
    split,
    guardrails: guardrails.map((result) => {
      const hide = splitWrong || (hidden && result.state !== 'worse');
      return hide ? { ...result, values: null } : result;
    }),
    variants: variants.map((variant) => {
      const compared = contest?.compared.find((one) => one.variant === variant);
      return {
        id: variant.id,
        role: variant === control ? 'control' : challengers.includes(variant) ? 'challenger' : 'left_out',
        visitors: variant.visitors,
        conversions: variant.conversions,
        figures: hidden ? null : figuresOf(variant, control, compared?.difference ?? null),
      };
    }),
  };
}

interface Weighed {
  variants: CleanVariant[];
  control: CleanVariant | undefined;
  challengers: CleanVariant[];
  contest: Contest | null;
  minimumReached: boolean;
  progress: Judgement['progress'];
  split: SplitCheck;
  guardrails: GuardrailResult[];
  verdict: Verdict;
}

/** The control is the first variant; when it does not take part, none is compared. */
function rolesOf(variants: readonly CleanVariant[]) {
  const takesPart = ({ weight, endedAt }: CleanVariant) => weight > 0 && !endedAt;
  const [first, ...others] = variants;
  const control = first && takesPart(first) ? first : undefined;
  return { control, challengers: control ? others.filter(takesPart) : [] };
}

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
 * The verdict, in this order: a wrong split makes every figure doubtful; before the minimum only harm is announced; then a
 * winner without harm; then harm; then whether waiting is still worth it.
 */
export function weigh(experiment: ExperimentCounts): Weighed {
  const variants = cleanVariants(experiment);
  const { control, challengers } = rolesOf(variants);
  const takingPart = control ? [control, ...challengers] : [];
  const contest = control && challengers.length > 0 ? contestOf(control, challengers) : null;

  const ran = runFor(experiment.startedAt, experiment.now, experiment.pausedFor);
  const conversions = takingPart.map((variant) => variant.conversions);
  const missing = missingOf(takingPart, fullDays(ran));
  const progress: Judgement['progress'] = {
    conversions: { have: conversions.length > 0 ? Math.min(...conversions) : 0, need: minimumConversions },
    fullDays: { have: fullDays(ran), need: minimumDays },
    daysLeft: contest ? daysLeft(ran, conversions) : { kind: 'unknown', reason: 'no_comparison' },
  };
  const early: Verdict = { kind: 'not_enough_data', missing, daysLeft: progress.daysLeft };

  const split = checkSplit(variants.filter(({ endedAt }) => !endedAt));
  const guardrails = control ? checkGuardrails(control.guardrails, challengers) : [];
  const worse = guardrails.filter(({ state }) => state === 'worse');
  const comparable = missing.length === 0 ? contest : null;

  const verdict: Verdict | null =
    split.state === 'wrong'
      ? { kind: 'split_wrong', p: split.p ?? 0 }
      : ((comparable && winnerOf(comparable, new Set(worse.map(({ variant }) => variant)))) ??
        (worse.length > 0 ? harmBy(worse) : null) ??
        (comparable && undecided(comparable)));
  return {
    variants,
    control,
    challengers,
    contest,
    minimumReached: comparable !== null,
    progress,
    split,
    guardrails,
    verdict: verdict ?? early,
  };
}

const harmBy = (worse: readonly GuardrailResult[]): Verdict => ({
  kind: 'guardrail_worse',
  worse: worse.map(({ variant, guardrail }) => ({ variant, guardrail })),
});

/** The share of experiments without a difference in which one is announced at some look, over all variants together. */
const falseAlarms = 0.05;

/** A gain surely below this share of the control's rate is not worth more waiting. */
const worthwhileLift = 0.05;

interface Contest {
  control: CleanVariant;
  /** Variants with visitors, furthest above the control first. */
  compared: { variant: CleanVariant; difference: Difference }[];
}

/** The comparisons share the allowed false alarms. */
export function contestOf(control: CleanVariant, challengers: readonly CleanVariant[]): Contest {
  // Bonferroni, not Holm: only then the shown interval and the verdict never disagree.
  const alpha = falseAlarms / challengers.length;
  const compared = challengers.flatMap((variant) => {
    const difference = differenceTo(control, variant, alpha);
    return difference ? [{ variant, difference }] : [];
  });
  compared.sort((one, other) => other.difference.estimate - one.difference.estimate);
  return { control, compared };
}

/** The best variant that is surely better than the control, without harm; or null. */
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

/** Without a winner: whether waiting is still worth it. Null if none was compared. */
function undecided({ control, compared }: Contest): Verdict | null {
  const [closest] = compared;
  if (!closest) return null;
  const { variant, difference } = closest;
  const worthwhile = (worthwhileLift * control.conversions) / control.visitors;
  const allBelow = (limit: number) => compared.every((one) => one.difference.interval.high < limit);
  if (!allBelow(worthwhile)) return { kind: 'no_difference_yet', variant: variant.id, difference };
  const reason = allBelow(0) ? 'worse' : 'no_worthwhile_gain';
  return { kind: 'control_holds', reason, variant: variant.id, difference };
}

/** The p below which the split is wrong, and the least expected visitors per variant to check it: GrowthBook's thresholds. */
const splitThreshold = 0.001;
const splitMinimum = 8;

/**
 * Whether visitors came as the weights say: Pearson's chi-square test, k - 1 degrees of freedom (Pearson 1900; Fabijan
 * et al., Diagnosing Sample Ratio Mismatch in Online Controlled Experiments, KDD 2019). A variant of weight 0 with as
 * many visitors as are checked elsewhere is a wrong split by itself.
 */
export function checkSplit(
  variants: readonly { id: string; weight: number; visitors: number }[],
): SplitCheck {
  const weighted = variants.filter(({ weight }) => weight > 0);
  const total = weighted.reduce((sum, { visitors }) => sum + visitors, 0);
  const weights = weighted.reduce((sum, { weight }) => sum + weight, 0);
  const parts = weighted.map(({ id, weight, visitors }) => ({
    id,
    visitors,
    expected: (total * weight) / weights,
  }));
  if (variants.some(({ weight, visitors }) => !(weight > 0) && visitors >= splitMinimum)) {
    return { state: 'wrong', p: 0, variants: parts };
  }
  if (parts.length < 2 || parts.some(({ expected }) => expected < splitMinimum)) {
    return { state: 'too_few', p: null, variants: parts };
  }
  const distance = parts.reduce(
    (sum, { visitors, expected }) => sum + (visitors - expected) ** 2 / expected,
    0,
  );
  const p = chiSquareTail(distance, parts.length - 1);
  return { state: p < splitThreshold ? 'wrong' : 'right', p, variants: parts };
}
