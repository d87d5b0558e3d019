import { useEffect, useState } from 'react';
import { keepDraft, readDraft } from '#platform/browser/drafts.ts';
import { newKey } from '#platform/browser/new-key.ts';
import type { Experiment } from '../contract/experiments.ts';
import {
  type ExperimentForm,
  evenWeights,
  experimentLimits,
  experimentProblems,
  nextVariantLetter,
  type VariantForm,
} from '../rules/experiments.ts';
import { officeExperimentTexts } from '../texts/office-experiments.ts';

const { form: texts } = officeExperimentTexts;

/** A variant in the form; the key keeps its fields apart when others come and go. */
export type KeyedVariant = VariantForm & { key: string };
export type FormState = Omit<ExperimentForm, 'variants' | 'description'> & {
  description: string;
  variants: KeyedVariant[];
  /** What its writer has seen of it, kept with what they write; a new one has none. */
  version?: number;
};

/** What a new experiment begins with, as specified. */
const fresh = (): FormState => ({
  name: '',
  description: '',
  traffic_percentage: 100,
  goal_event: 'cta_click',
  variants: [texts.control, texts.variant('A')].map((variant_name) => ({
    key: newKey(),
    variant_name,
    traffic_weight: 50,
    landing_page_id: null,
  })),
});

const stateOf = ({
  name,
  description,
  traffic_percentage,
  goal_event,
  variants,
  version,
}: Experiment): FormState => ({
  ...{ name, traffic_percentage, goal_event, version },
  description: description ?? '',
  variants: variants.map(({ id, variant_name, traffic_weight, landing_page }) => ({
    key: id,
    variant_name,
    traffic_weight,
    landing_page_id: landing_page?.id ?? null,
  })),
});

const formOf = ({ variants, description, version: _, ...rest }: FormState): ExperimentForm => ({
  ...rest,
  name: rest.name.trim(),
  description: description.trim() || null,
  variants: variants.map(({ key: _, ...variant }) => ({
    ...variant,
    variant_name: variant.variant_name.trim(),
  })),
});

/** What is typed into the form of an experiment, and what is wrong with it once somebody tried to send it. */
export function useExperimentForm(experiment: Experiment | undefined) {
  const place = `experiment:${experiment?.id ?? 'new'}`;
  const [begun] = useState(() => (experiment ? stateOf(experiment) : fresh()));
  const [state, setState] = useState(() => readDraft(place, begun));
  // A press of Escape or a reload takes nothing.
  useEffect(() => keepDraft(place, state === begun ? undefined : state), [place, state, begun]);
  const [attempts, setAttempts] = useState(0);
  const form = formOf(state);
  const set = (part: Partial<FormState>) => setState((now) => ({ ...now, ...part }));
  const setVariants = (change: (variants: KeyedVariant[]) => KeyedVariant[]) =>
    setState((now) => ({ ...now, variants: change(now.variants) }));
  return {
    state,
    form,
    /** It was sent, or given up. */
    forget: () => keepDraft(place, undefined),
    problems: attempts > 0 ? experimentProblems(form) : {},
    attempts,
    set,
    setVariant: (key: string, part: Partial<VariantForm>) =>
      setVariants((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one))),
    add: () => {
      const key = newKey();
      setVariants((all) => {
        const letter = nextVariantLetter(all.map(({ variant_name }) => variant_name));
        const added = { key, variant_name: texts.variant(letter), traffic_weight: 0, landing_page_id: null };
        return all.length < experimentLimits.variants ? [...all, added] : all;
      });
      return key;
    },
    remove: (key: string) =>
      setVariants((all) => (all.length > 2 ? all.filter((one) => one.key !== key) : all)),
    splitEvenly: () =>
      setVariants((all) => {
        const weights = evenWeights(all.length);
        return all.map((one, at) => ({ ...one, traffic_weight: weights[at] ?? 0 }));
      }),
    take: (theirs: Experiment) => setState(stateOf(theirs)),
    /** Answers whether it can be sent; its problems show from now on. */
    check: () => {
      setAttempts((count) => count + 1);
      return Object.keys(experimentProblems(form)).length === 0;
    },
  };
}

export type ExperimentFormHook = ReturnType<typeof useExperimentForm>;
