import { checkSplit } from '../statistics/sample-ratio.ts';
import { type CleanVariant, cleanVariants } from './clean-counts.ts';
import { type Contest, contestOf, undecided, winnerOf } from './contest.ts';
import type {
  ExperimentCounts,
  GuardrailResult,
  Judgement,
  Missing,
  SplitCheck,
  Verdict,
} from './experiment-data.ts';
import { checkGuardrails } from './guardrails.ts';
import { daysLeft, fullDays, minimumConversions, minimumDays, runFor } from './minimum.ts';

/** What the verdict rests on. */
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

/** The control is the first variant; without it in the test nobody is compared. */
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
 * The verdict. In this order: a wrong split makes every figure doubtful; before the minimum only harm is announced; then
 * a winner that harmed nothing; then harm; then whether waiting is still worth it.
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
  const ripe = missing.length === 0 ? contest : null;

  const verdict: Verdict | null =
    split.state === 'wrong'
      ? { kind: 'split_wrong', p: split.p ?? 0 }
      : ((ripe && winnerOf(ripe, new Set(worse.map(({ variant }) => variant)))) ??
        (worse.length > 0 ? harmBy(worse) : null) ??
        (ripe && undecided(ripe)));
  return {
    variants,
    control,
    challengers,
    contest,
    minimumReached: ripe !== null,
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
