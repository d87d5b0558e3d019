/** `other` is a special plan agreed with one person. */
export const plans = ['basic', 'standard', 'premium', 'other'] as const;

export type Plan = (typeof plans)[number];

/** What a plan includes that software can keep. */
interface Entitlements {
  /** Number of applications; the setting `max_applications_per_user` may allow fewer. */
  applications: number;
  /** Priority of a document that waits for review: lower first, and within one the longest waiting. */
  reviewQueue: 0 | 1 | 2;
  /** Initial priority of a message to support; staff may change it. */
  supportPriority: 'low' | 'medium' | 'high';
  /** The plan includes a talk with our staff. */
  consultation: boolean;
}

/**
 * What plans include (applicant specification, section 9). A test compares the database's copies, for support and for the
 * review queue, with this table.
 */
export const entitlements: Record<Plan, Entitlements> = {
  basic: { applications: 1, reviewQueue: 2, supportPriority: 'low', consultation: false },
  standard: { applications: 3, reviewQueue: 1, supportPriority: 'medium', consultation: false },
  premium: {
    applications: Number.POSITIVE_INFINITY,
    reviewQueue: 0,
    supportPriority: 'high',
    consultation: true,
  },
  other: { applications: 3, reviewQueue: 1, supportPriority: 'low', consultation: false },
};

export interface Allowance {
  /** How many applications the person may have. */
  allowed: number;
  /** `plan` where a bigger plan would allow more. */
  limited_by: 'plan' | 'setting';
  /** The most on any plan now. */
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
