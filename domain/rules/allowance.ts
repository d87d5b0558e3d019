import { entitlements, type Plan } from './entitlements.ts';

export interface Allowance {
  /** How many applications the person may have. */
  allowed: number;
  limited_by: 'plan' | 'setting';
}

/**
 * The smaller of what the plan includes and what the setting `max_applications_per_user` allows (PRODUCT.md). `plan`
 * is an active plan, null for Basic.
 */
export function applicationAllowance(plan: Plan | null, setting: number): Allowance {
  const included = entitlements[plan ?? 'basic'].applications;
  return included <= setting
    ? { allowed: included, limited_by: 'plan' }
    : { allowed: setting, limited_by: 'setting' };
}
