import type { ConversionType } from '#features/traffic/rules/traffic.ts';

export const experimentStatuses = ['draft', 'active', 'paused', 'completed'] as const;
export type ExperimentStatus = (typeof experimentStatuses)[number];

/** Most letters of a text, and most variants: one per letter of the alphabet. */
export const experimentLimits = {
  name: 200,
  description: 2000,
  variantName: 60,
  note: 2000,
  variants: 26,
} as const;

/** The first variant is the control. */
export interface VariantForm {
  variant_name: string;
  traffic_weight: number;
  landing_page_id: string | null;
}

export interface ExperimentForm {
  name: string;
  description: string | null;
  traffic_percentage: number;
  goal_event: ConversionType;
  variants: VariantForm[];
}

export const experimentFields = [
  'name',
  'description',
  'traffic_percentage',
  'goal_event',
  'variants',
] as const satisfies readonly (keyof ExperimentForm)[];

export type ExperimentProblem =
  | 'missing'
  | 'too_long'
  | 'taken'
  | 'not_a_weight'
  | 'not_a_share'
  | 'too_few'
  | 'weights';

/** Problems by the field's path; empty when the experiment can be saved. */
export function experimentProblems(form: ExperimentForm): Record<string, ExperimentProblem> {
  const found: Record<string, ExperimentProblem> = {};
  const name = form.name.trim();
  if (name === '') found.name = 'missing';
  if (name.length > experimentLimits.name) found.name = 'too_long';
  if ((form.description ?? '').length > experimentLimits.description) found.description = 'too_long';
  if (!isWhole(form.traffic_percentage, 1, 100)) found.traffic_percentage = 'not_a_share';
  const names = form.variants.map(({ variant_name }) => variant_name.trim().toLowerCase());
  form.variants.forEach(({ variant_name, traffic_weight }, at) => {
    const path = `variants.${at}`;
    if (variant_name.trim() === '') found[`${path}.variant_name`] = 'missing';
    else if (variant_name.trim().length > experimentLimits.variantName)
      found[`${path}.variant_name`] = 'too_long';
    else if (names.indexOf(names[at] ?? '') < at) found[`${path}.variant_name`] = 'taken';
    if (!isWhole(traffic_weight, 0, 100)) found[`${path}.traffic_weight`] = 'not_a_weight';
  });
  if (form.variants.length < 2) found.variants = 'too_few';
  else if (totalWeight(form.variants) !== 100) found.variants = 'weights';
  return found;
}

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/** What is not a number counts as 0. */
export function totalWeight(variants: readonly { traffic_weight: number }[]): number {
  return variants.reduce(
    (sum, { traffic_weight }) => sum + (Number.isFinite(traffic_weight) ? traffic_weight : 0),
    0,
  );
}

/** Whole weights that add up to 100; the first ones take the remainder. */
export function evenWeights(count: number): number[] {
  const each = Math.floor(100 / count);
  const left = 100 - each * count;
  return Array.from({ length: count }, (_, at) => (at < left ? each + 1 : each));
}

/** The letter of an added variant: the first one that no name uses, from B on. */
export function nextVariantLetter(names: readonly string[]): string {
  const used = new Set(names.map((name) => /^variant ([a-z])$/i.exec(name.trim())?.[1]?.toUpperCase()));
  for (let code = 66; code <= 90; code++) {
    const letter = String.fromCharCode(code);
    if (!used.has(letter)) return letter;
  }
  return 'A';
}

export function changedExperimentFields(before: ExperimentForm, after: ExperimentForm) {
  return experimentFields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

/** Why weights, pages and traffic cannot be changed. */
export type Lock = 'active' | 'completed' | 'exposed';

/** `exposed`: a visitor has drawn a variant; a change would move visitors in the middle of the test. */
export function lockOf(status: ExperimentStatus, exposed: boolean): Lock | null {
  if (status === 'active' || status === 'completed') return status;
  return status === 'paused' && exposed ? 'exposed' : null;
}

export function experimentAbilities(status: ExperimentStatus, exposed: boolean) {
  return {
    start: status === 'draft',
    resume: status === 'paused',
    pause: status === 'active',
    finish: status === 'active' || status === 'paused',
    edit: lockOf(status, exposed) === null,
    delete: status === 'draft',
  };
}

export const launchCheckNames = ['variants', 'weights', 'pages', 'differ', 'free', 'tracking'] as const;
export type LaunchCheckName = (typeof launchCheckNames)[number];

/** Only `failed` prevents a start. */
export interface LaunchCheck {
  check: LaunchCheckName;
  state: 'ok' | 'failed' | 'warning';
  /** Names of the variants, or of the conflicting experiments. */
  names: string[];
}

export interface LaunchFacts {
  variants: readonly {
    variant_name: string;
    traffic_weight: number;
    landing_page: { id: string; is_public: boolean } | null;
  }[];
  /** Names of other active experiments that show one of its pages. */
  others: readonly string[];
  /** A view of one of its pages was counted within 24 hours. */
  tracked: boolean;
}

/** What must hold before an experiment starts or resumes. What can only be told of its pages is left out while one is missing. */
export function launchChecks({ variants, others, tracked }: LaunchFacts): LaunchCheck[] {
  const hidden = variants.filter(({ landing_page }) => !landing_page?.is_public);
  const pages = variants.map(({ landing_page }) => landing_page?.id);
  const twice = variants.filter((_, at) => pages[at] !== undefined && pages.indexOf(pages[at]) < at);
  const chosen = pages.filter((id) => id !== undefined).length;
  const state = (good: boolean) => (good ? 'ok' : 'failed');
  const names = (of: readonly { variant_name: string }[]) => of.map(({ variant_name }) => variant_name);
  const checks: LaunchCheck[] = [
    { check: 'variants', state: state(variants.length >= 2), names: [] },
    { check: 'weights', state: state(totalWeight(variants) === 100), names: [] },
    { check: 'pages', state: state(hidden.length === 0), names: names(hidden) },
    { check: 'differ', state: state(twice.length === 0), names: names(twice) },
    { check: 'free', state: state(others.length === 0), names: [...others] },
    { check: 'tracking', state: tracked ? 'ok' : 'warning', names: [] },
  ];
  return checks.filter(({ check, state }) => {
    // Of pages that are not chosen nothing is said; two variants with the same one are said at once.
    if (check === 'differ') return state === 'failed' || chosen === variants.length;
    return (check !== 'free' && check !== 'tracking') || chosen > 0;
  });
}

export const mayLaunch = (checks: readonly LaunchCheck[]) => checks.every(({ state }) => state !== 'failed');

/** Milliseconds of pauses until `end`; `changes` in order. */
export function pausedFor(changes: readonly { to: ExperimentStatus; at: Date }[], end: Date): number {
  let sum = 0;
  changes.forEach(({ to, at }, index) => {
    if (to === 'paused') sum += Math.max(0, (changes[index + 1]?.at ?? end).getTime() - at.getTime());
  });
  return sum;
}
