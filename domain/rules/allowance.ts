/** Applications a plan includes (applicant specification, section 9); premium has no limit of its own. */
const includedInPlan = { basic: 1, standard: 3, premium: Number.POSITIVE_INFINITY, other: 3 } as const;
export type PlanTier = keyof typeof includedInPlan;

export interface Allowance {
  /** How many applications the person may have. */
  allowed: number;
  limited_by: 'plan' | 'setting';
}

/**
 * The smaller of what the plan includes and what the setting `max_applications_per_user` allows (PRODUCT.md). `plan`
 * is an active plan, null for Basic. A special plan counts as Standard.
 */
export function applicationAllowance(plan: Exclude<PlanTier, 'basic'> | null, setting: number): Allowance {
  const included = includedInPlan[plan ?? 'basic'];
  return included <= setting
    ? { allowed: included, limited_by: 'plan' }
    : { allowed: setting, limited_by: 'setting' };
}
