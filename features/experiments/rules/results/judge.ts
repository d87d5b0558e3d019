import type { ExperimentCounts, Judgement } from './experiment-data.ts';
import { figuresOf } from './variant-figures.ts';
import { weigh } from './weigh.ts';

/**
 * What an experiment's counts say, as data: the verdict and the figures it rests on. Before the minimum, and while the
 * split is wrong, the answer holds no rate and no chance, so that no screen can show who leads.
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
