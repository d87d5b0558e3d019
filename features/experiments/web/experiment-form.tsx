import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { newKey } from '#platform/browser/new-key.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Field, FieldError } from '#ui/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { Experiment } from '../contract/experiments.ts';
import {
  type ExperimentForm,
  evenWeights,
  experimentLimits,
  experimentProblems,
  nextVariantLetter,
  totalWeight,
  type VariantForm,
} from '../rules/experiments.ts';
import { officeExperimentTexts } from '../texts/office-experiments.ts';
import { experimentPagesQuery, useExperimentChanges } from './queries.ts';

const { form: texts } = officeExperimentTexts;

/** A variant in the form; `key` is its React key. */
type KeyedVariant = VariantForm & { key: string };

type FormState = Omit<ExperimentForm, 'variants' | 'description'> & {
  description: string;
  variants: KeyedVariant[];
};

/** The specification's defaults of a new experiment. */
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

const stateOf = ({ name, description, traffic_percentage, goal_event, variants }: Experiment): FormState => ({
  name,
  traffic_percentage,
  goal_event,
  description: description ?? '',
  variants: variants.map(({ id, variant_name, traffic_weight, landing_page }) => ({
    key: id,
    variant_name,
    traffic_weight,
    landing_page_id: landing_page?.id ?? null,
  })),
});

const formOf = ({ variants, description, ...rest }: FormState): ExperimentForm => ({
  ...rest,
  name: rest.name.trim(),
  description: description.trim() || null,
  variants: variants.map(({ key: _, ...variant }) => ({
    ...variant,
    variant_name: variant.variant_name.trim(),
  })),
});

/** State and validation of the experiment form; errors show after the first failed submit. */
export function useExperimentForm(experiment: Experiment | undefined, onClose: () => void) {
  const { create, save } = useExperimentChanges();
  const form = useForm<FormState, Experiment>({
    draft: `experiment:${experiment?.id ?? 'new'}`,
    id: 'experiment',
    start: () => (experiment ? stateOf(experiment) : fresh()),
    seen: experiment?.version,
    check: (values) => experimentProblems(formOf(values)),
    send: (values, { key, seen }) =>
      experiment && seen !== undefined
        ? save.mutateAsync({ id: experiment.id, form: formOf(values), version: seen })
        : create.mutateAsync({ form: formOf(values), key }),
    close: onClose,
  });
  const setVariants = (change: (variants: KeyedVariant[]) => KeyedVariant[]) =>
    form.set({ variants: change(form.values.variants) });
  return {
    ...form,
    problems: form.attempts > 0 ? experimentProblems(formOf(form.values)) : {},
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
    takeTheirs: (theirs: Experiment) => form.take({ values: stateOf(theirs), seen: theirs.version }),
  };
}

type ExperimentFormHook = ReturnType<typeof useExperimentForm>;

export const fieldIdOf = (path: string) => `experiment-${path.replaceAll('.', '-')}`;

/** Name, weight and page of each variant, the weights' total, Add and Remove. */
export function VariantFields({ hook, messageOf }: { hook: ExperimentFormHook; messageOf: Messages }) {
  const { variants } = hook.values;
  const total = totalWeight(variants);
  const add = () => {
    hook.add();
    // The new variant's name gets the focus.
    const id = fieldIdOf(`variants.${variants.length}.variant_name`);
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  return (
    <fieldset
      className="grid gap-3"
      id={fieldIdOf('variants')}
      tabIndex={-1}
      aria-describedby={messageOf('variants') ? fieldIdOf('variants.error') : undefined}
    >
      <legend className="mb-1 text-lead font-strong">{texts.variants}</legend>
      <p className="text-small text-muted">{texts.controlHint}</p>
      {variants.map((variant, at) => (
        <VariantRow key={variant.key} at={at} variant={variant} hook={hook} messageOf={messageOf} />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className={total === 100 ? 'text-muted' : 'font-strong text-due-text'}>
          {texts.total(total)}
          {total < 100 && ` ${texts.missing(100 - total)}`}
          {total > 100 && ` ${texts.tooMuch(total - 100)}`}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={hook.splitEvenly}>{texts.splitEvenly}</Button>
          <Button unavailable={variants.length >= experimentLimits.variants} onClick={add}>
            <Plus aria-hidden="true" />
            {texts.addVariant}
          </Button>
        </div>
      </div>
      {messageOf('variants') && (
        <FieldError id={fieldIdOf('variants.error')}>{messageOf('variants')}</FieldError>
      )}
    </fieldset>
  );
}

/** The error message of a field, by its path. */
type Messages = (path: string) => string | undefined;

interface RowProps {
  at: number;
  variant: KeyedVariant;
  hook: ExperimentFormHook;
  messageOf: Messages;
}

function VariantRow({ at, variant, hook, messageOf }: RowProps) {
  const { key, variant_name, traffic_weight } = variant;
  const path = `variants.${at}`;
  const field = (name: string) => ({
    id: fieldIdOf(`${path}.${name}`),
    error: messageOf(`${path}.${name}`),
  });
  const remove = () => {
    hook.remove(key);
    document.getElementById(fieldIdOf('variants'))?.focus();
  };
  return (
    <fieldset
      aria-label={texts.row(at + 1, variant_name.trim())}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)_5.5rem_auto] items-start gap-x-3 gap-y-2 rounded-control border border-line p-3 md:grid-cols-[minmax(0,3fr)_6rem_minmax(0,4fr)_auto]"
    >
      <Field label={texts.variantName} {...field('variant_name')}>
        <TextInput
          value={variant_name}
          autoComplete="off"
          onChange={(event) => hook.setVariant(key, { variant_name: event.target.value })}
        />
      </Field>
      <Field label={texts.weight} {...field('traffic_weight')}>
        <TextInput
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          step={1}
          value={Number.isNaN(traffic_weight) ? '' : traffic_weight}
          onChange={(event) => hook.setVariant(key, { traffic_weight: event.target.valueAsNumber })}
        />
      </Field>
      <div className="col-span-3 row-start-2 md:col-span-1 md:row-start-auto">
        <Field label={texts.page} {...field('landing_page_id')}>
          <PageSelect variant={variant} hook={hook} />
        </Field>
      </div>
      {hook.values.variants.length > 2 && (
        <div className="col-start-3 row-start-1 pt-7 md:col-start-4">
          <IconButton icon={X} label={texts.removeVariant(variant_name)} onClick={remove} />
        </div>
      )}
    </fieldset>
  );
}

function PageSelect({ variant, hook }: Pick<RowProps, 'variant' | 'hook'>) {
  const { data } = useQuery(experimentPagesQuery);
  const chosen = variant.landing_page_id;
  const pages = data?.pages ?? [];
  return (
    <Select
      value={chosen ?? ''}
      onChange={(event) => hook.setVariant(variant.key, { landing_page_id: event.target.value || null })}
    >
      <option value="">{texts.noPage}</option>
      {pages.map(({ id, title, slug }) => (
        <option key={id} value={id}>
          {`${title} (/pitches/${slug})`}
        </option>
      ))}
      {chosen && !pages.some(({ id }) => id === chosen) && <option value={chosen}>{texts.gonePage}</option>}
    </Select>
  );
}
