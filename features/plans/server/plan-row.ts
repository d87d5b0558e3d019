import type { Selectable } from 'kysely';
import type { Subscriptions } from '#db/generated/types.ts';
import { daysPaused, graceEnd } from '../rules/billing.ts';
import type { SubscriptionWord } from './provider-word.ts';

export type PlanRow = Selectable<Subscriptions>;
/** What the provider's word decides of a row. */
export type PlanFacts = Omit<PlanRow, 'user_id' | 'updated_at' | 'provider' | 'provider_customer_id'>;

/** The row that follows from the provider's word, and from `before` what the provider does not keep. */
export function planRow(word: SubscriptionWord, before: PlanRow | undefined, now: Date): PlanFacts {
  const same = before?.provider_subscription_id === word.id ? before : undefined;
  const grace_until = word.lateSince && graceEnd(word.lateSince);
  const paused_at = word.pause && (word.pause.since ?? same?.paused_at ?? now);
  const pauseOver = same?.paused_at && !paused_at ? daysPaused(same.paused_at, now) : 0;
  const isLive = word.state !== 'ended';
  return {
    subscription_plan: word.plan,
    subscription_status: statusOf(word, grace_until, now),
    subscription_end: word.endsAt ?? word.periodEnd,
    provider_subscription_id: word.id,
    cancel_at_period_end: isLive && word.endsAt !== null,
    paused_at,
    pause_ends_at: paused_at && (word.pause?.until ?? null),
    paused_days: (same?.paused_days ?? 0) + pauseOver,
    grace_until,
    is_live: isLive,
    started_at: word.startedAt,
    price_id: word.price,
  };
}

function statusOf(
  { state, endsAt }: SubscriptionWord,
  graceUntil: Date | null,
  now: Date,
): PlanRow['subscription_status'] {
  if (state === 'ended') return 'cancelled';
  // The provider ends it within the hour; what was paid for is over at the moment itself.
  if (endsAt && endsAt <= now) return 'cancelled';
  if (state === 'stopped') return 'inactive';
  return state === 'sound' || (graceUntil && graceUntil > now) ? 'active' : 'inactive';
}

/** Whether the word changes anything. */
export function differs(before: PlanRow | undefined, next: PlanFacts): boolean {
  if (!before) return true;
  return Object.entries(next).some(
    ([name, value]) => JSON.stringify(before[name as keyof PlanFacts]) !== JSON.stringify(value),
  );
}
