/** Every plan there is. `other` is a special one that was agreed with somebody. */
export const plans = ['basic', 'standard', 'premium', 'other'] as const;

export type Plan = (typeof plans)[number];

/** What a plan includes that software can keep. */
interface Entitlements {
  /** How many applications; the setting `max_applications_per_user` may allow fewer. */
  applications: number;
  /** The place of a document among those that wait for us: a lower one comes first, and inside one the longest waiting. */
  reviewQueue: 0 | 1 | 2;
  /** How urgent a new message to support begins; staff may change it. */
  supportPriority: 'low' | 'medium' | 'high';
  /** A talk with one of us is part of the plan. */
  consultation: boolean;
}

/**
 * The one table of what plans include (applicant specification, section 9). The allowance of applications and the queue
 * of documents read it; the database's own copies, for support and for the queue, are held against it by a test.
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
