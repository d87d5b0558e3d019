import type { Selectable } from 'kysely';
import type { Subscriptions } from '#db/generated/types.ts';
import type { AuditAction } from '#features/audit/registry.ts';
import { type AuditEntry, recordAudit } from '#features/audit/server/record-audit.ts';
import { queueMail } from '#features/mails/server/queue.ts';
import type { Tx } from '#platform/server/database.ts';
import { enqueue } from '#platform/server/jobs.ts';
import { daysPaused, graceEnd } from '../rules/billing.ts';
import type { SnapshotToWrite, SubscriptionSnapshot } from './billing-snapshot.ts';

/** Stores the plan that follows from the snapshot. A plan given by hand stays until the person buys one. */
export async function writePlan(tx: Tx, { userId, provider, snapshot, now }: SnapshotToWrite): Promise<void> {
  if (!snapshot.subscription) return;
  const before = await tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  const next = planRow(snapshot.subscription, before, now);
  if (!differs(before, next)) return;
  // An ended subscription says nothing about a plan given by hand since.
  if (before && !before.provider_subscription_id && !next.is_live) return;
  const values = { ...next, provider, updated_at: now };
  await tx
    .insertInto('subscriptions')
    .values({ ...values, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  for (const [action, details] of changesOf(before, next)) {
    await recordAudit(tx, { action, subject: { type: 'plan', id: userId }, ownerId: userId, details });
  }
  if (snapshot.live > 1 && before?.provider_subscription_id !== next.provider_subscription_id)
    await recordAudit(tx, {
      action: 'plan.doubled',
      subject: { type: 'plan', id: userId },
      ownerId: userId,
      details: { how_many: snapshot.live },
    });
  await queueMails(tx, userId, before, next);
}

/** The audit entries for the difference between two rows. */
function changesOf(before: PlanRow | undefined, next: PlanFacts): [AuditAction, AuditEntry['details']][] {
  const changes: [AuditAction, AuditEntry['details']][] = [];
  const plan = next.subscription_plan;
  if (before?.provider_subscription_id !== next.provider_subscription_id)
    changes.push(['plan.began', { plan, status: next.subscription_status }]);
  else {
    if (before.subscription_plan !== plan)
      changes.push(['plan.changed', { from: before.subscription_plan, to: plan }]);
    if (before.subscription_status !== next.subscription_status)
      changes.push([
        'plan.status_changed',
        { from: before.subscription_status, to: next.subscription_status },
      ]);
  }
  if (next.is_live && next.cancel_at_period_end !== (before?.cancel_at_period_end ?? false))
    changes.push([next.cancel_at_period_end ? 'plan.set_to_end' : 'plan.kept', { plan }]);
  if (Boolean(next.paused_at) !== Boolean(before?.paused_at))
    changes.push([next.paused_at ? 'plan.paused' : 'plan.resumed', { plan }]);
  if (next.grace_until && !before?.grace_until)
    changes.push(['plan.payment_failed', { plan, grace_until: next.grace_until.toISOString() }]);
  return changes;
}

/** Queues e-mails about changes the person may not have made, and a check for when the grace period ends. */
async function queueMails(
  tx: Tx,
  userId: string,
  before: PlanRow | undefined,
  next: PlanFacts,
): Promise<void> {
  const subscription = next.provider_subscription_id;
  const isActive = next.subscription_status === 'active';
  if (next.grace_until && isActive && +next.grace_until !== +(before?.grace_until ?? 0)) {
    await enqueue(
      tx,
      'check-plan',
      { user_id: userId },
      { runAt: next.grace_until, jobKey: `grace:${userId}` },
    );
    await queueMail(tx, {
      userId,
      template: 'payment-failed',
      parameters: { until: next.grace_until.toISOString() },
      dedupeKey: `payment-failed:${subscription}:${next.grace_until.toISOString()}`,
    });
  }
  if (before?.subscription_status === 'active' && !isActive)
    await queueMail(tx, {
      userId,
      template: 'plan-ended',
      parameters: {},
      dedupeKey: `plan-ended:${subscription}:${(next.grace_until ?? next.subscription_end)?.toISOString()}`,
    });
  if (before?.paused_at && !next.paused_at && isActive && next.subscription_end && !next.cancel_at_period_end)
    await queueMail(tx, {
      userId,
      template: 'plan-resumed',
      parameters: { next_charge: next.subscription_end.toISOString() },
      dedupeKey: `plan-resumed:${subscription}:${before.paused_at.toISOString()}`,
    });
}

export type PlanRow = Selectable<Subscriptions>;

/** The columns that the snapshot decides. */
type PlanFacts = Omit<PlanRow, 'user_id' | 'updated_at' | 'provider' | 'provider_customer_id'>;

/** The row that follows from the snapshot; `before` holds what the provider does not keep. */
function planRow(snapshot: SubscriptionSnapshot, before: PlanRow | undefined, now: Date): PlanFacts {
  const same = before?.provider_subscription_id === snapshot.id ? before : undefined;
  const grace_until = snapshot.pastDueSince && graceEnd(snapshot.pastDueSince);
  const paused_at = snapshot.pause && (snapshot.pause.since ?? same?.paused_at ?? now);
  const pauseOver = same?.paused_at && !paused_at ? daysPaused(same.paused_at, now) : 0;
  const isLive = snapshot.state !== 'ended';
  return {
    subscription_plan: snapshot.plan,
    subscription_status: statusOf(snapshot, grace_until, now),
    subscription_end: snapshot.endsAt ?? snapshot.periodEnd,
    provider_subscription_id: snapshot.id,
    cancel_at_period_end: isLive && snapshot.endsAt !== null,
    paused_at,
    pause_ends_at: paused_at && (snapshot.pause?.until ?? null),
    paused_days: (same?.paused_days ?? 0) + pauseOver,
    grace_until,
    is_live: isLive,
    started_at: snapshot.startedAt,
    price_id: snapshot.price,
  };
}

function statusOf(
  { state, endsAt }: SubscriptionSnapshot,
  graceUntil: Date | null,
  now: Date,
): PlanRow['subscription_status'] {
  if (state === 'ended') return 'cancelled';
  // The provider ends it within the hour; the paid time is over now.
  if (endsAt && endsAt <= now) return 'cancelled';
  if (state === 'suspended') return 'inactive';
  return state === 'active' || (graceUntil && graceUntil > now) ? 'active' : 'inactive';
}

function differs(before: PlanRow | undefined, next: PlanFacts): boolean {
  if (!before) return true;
  return Object.entries(next).some(
    ([name, value]) => JSON.stringify(before[name as keyof PlanFacts]) !== JSON.stringify(value),
  );
}
