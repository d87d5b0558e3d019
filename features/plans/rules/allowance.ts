import { entitlements, type Plan } from './entitlements.ts';

export interface Allowance {
  /** How many applications the person may have. */
  allowed: number;
  /** The plan, where a bigger one would allow more. */
  limited_by: 'plan' | 'setting';
  /** What nobody may exceed now, on any plan. */
  most: number;
}

/**
 * The smaller of what the plan includes and what the setting `max_applications_per_user` allows (PRODUCT.md). `plan`
 * is an active plan, null for Basic.
 */
export function applicationAllowance(plan: Plan | null, setting: number): Allowance {
  const included = entitlements[plan ?? 'basic'].applications;
  const most = setting;
  return included < most
    ? { allowed: included, limited_by: 'plan', most }
    : { allowed: most, limited_by: 'setting', most };
}
