import { sql } from 'kysely';
import { readSettings } from '#features/settings/server/settings.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { ReadContext, RequestContext } from '#platform/server/operation.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import { together } from '#platform/shared/together.ts';
import type * as contracts from '../contract.ts';
import { pauseRefusal, paymentsShown, refundableUntil } from '../rules/billing.ts';
import { type Allowance, applicationAllowance, entitlements } from '../rules/entitlements.ts';
import { readPaidFees } from './application-fees.ts';

/** The caller's plan as stored; the provider is not asked. */
export async function getPlan(
  _input: unknown,
  { platform, person, transaction }: ReadContext,
): Promise<Output<typeof contracts.getPlan>> {
  return transaction((tx) => readPlan(tx, person.userId, platform));
}

/** For admins: the same as the person sees. */
export async function getOfficePlan(
  { params: { id } }: Parsed<typeof contracts.getOfficePlan>,
  { platform, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contracts.getOfficePlan>> {
  return transaction(async (tx) => {
    const person = await tx.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst();
    if (!person) throw new AppError('not_found');
    return readPlan(tx, id, platform);
  });
}

const unfinished = new Set(['open', 'approved', 'failed']);

export async function readPlan(
  tx: Tx,
  userId: string,
  { billing, clock }: Pick<Platform, 'billing' | 'clock'>,
): Promise<contracts.PlanState> {
  const now = clock();
  const { row, payments, underReview, allowance, used, ...read } = await together({
    row: tx
      .selectFrom('subscriptions')
      .select(['subscription_plan', 'subscription_status', 'subscription_end', 'cancel_at_period_end'])
      .select(['paused_at', 'pause_ends_at', 'paused_days', 'grace_until', 'is_live'])
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    payments: readPayments(tx, userId, now),
    underReview: isUnderReview(tx, userId, now),
    application_fees: readPaidFees(tx, userId),
    refund_request: readRefundRequest(tx, userId),
    allowance: readAllowance(tx, userId),
    used: countApplications(tx, userId),
  });
  const isActive = row?.subscription_status === 'active';
  const plan = isActive ? row.subscription_plan : 'basic';
  const continues = Boolean(row?.is_live && !row.cancel_at_period_end);
  const charges = continues && isActive && !row.paused_at && !row.grace_until;
  const refusal = pauseRefusal(row, underReview);
  return {
    provider: billing.mode,
    plan,
    status: row?.subscription_status ?? null,
    renews_at: isoOf(charges && row.subscription_end),
    ends_at: isoOf(row && !continues && row.subscription_end),
    paused: Boolean(row?.is_live && row.paused_at),
    paused_at: isoOf(row?.is_live && row.paused_at),
    pause_ends_at: isoOf(row?.is_live && row.pause_ends_at),
    grace_until: isoOf(isActive && row.grace_until),
    payments,
    ...read,
    can: {
      pause: refusal === null,
      resume: Boolean(row?.is_live && row.paused_at),
      cancel: continues,
      keep: Boolean(row?.is_live && row.cancel_at_period_end),
      request_refund: payments.some(({ refundable_until }) => refundable_until !== null),
    },
    pause_refused: refusal,
    consultation: entitlements[plan].consultation,
    applications: { ...allowance, used },
  };
}

async function readPayments(tx: Tx, userId: string, now: Date): Promise<contracts.Payment[]> {
  const rows = await tx
    .selectFrom('payments as payment')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('refund_requests')
          .select('refund_requests.status')
          .whereRef('refund_requests.payment_id', '=', 'payment.id')
          .orderBy('refund_requests.created_at', 'desc')
          .limit(1)
          .as('request'),
      (join) => join.onTrue(),
    )
    .select(['payment.id', 'kind', 'plan', 'amount', 'currency', 'paid_at', 'receipt_url', 'refunded_amount'])
    .select('request.status as refund')
    .where('user_id', '=', userId)
    .orderBy('paid_at', 'desc')
    .orderBy('payment.id')
    .limit(paymentsShown)
    .execute();
  return rows.map((row) => ({
    ...row,
    paid_at: row.paid_at.toISOString(),
    refundable_until: isoOf(!unfinished.has(row.refund ?? '') && refundableUntil(row, now)),
  }));
}

/** The person's newest request, or the one with `clientKey`. */
export async function readRefundRequest(
  tx: Tx,
  userId: string,
  clientKey?: string,
): Promise<contracts.RefundRequest | null> {
  let query = tx
    .selectFrom('refund_requests')
    .select(['id', 'payment_id', 'status', 'reason', 'created_at', 'decided_at', 'note'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1);
  if (clientKey) query = query.where('client_key', '=', clientKey);
  const row = await query.executeTakeFirst();
  return row ? { ...row, created_at: row.created_at.toISOString(), decided_at: isoOf(row.decided_at) } : null;
}

async function countApplications(tx: Tx, userId: string): Promise<number> {
  const { used } = await tx
    .selectFrom('visa_applications')
    .select(sql<number>`count(*)::int`.as('used'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return used;
}

const isoOf = (moment: Date | null | false | undefined): string | null =>
  moment ? moment.toISOString() : null;

/** How many applications the person may have. Only an active plan counts. */
export async function readAllowance(tx: Tx, userId: string): Promise<Allowance> {
  const { plan, settings } = await together({ plan: readActivePlan(tx, userId), settings: readSettings(tx) });
  return applicationAllowance(plan?.subscription_plan ?? null, settings.max_applications_per_user);
}

export function readActivePlan(tx: Tx, userId: string) {
  return tx
    .selectFrom('subscriptions')
    .select(['subscription_plan', 'subscription_end'])
    .where('user_id', '=', userId)
    .where('subscription_status', '=', 'active')
    .executeTakeFirst();
}

/** Whether one of a person's applications is under review, as far as the person may know (decision 0014). */
export async function isUnderReview(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('visa_applications')
    .select('id')
    .where('user_id', '=', userId)
    .where(knownUnderReview(now))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export const knownUnderReview = (now: Date) =>
  sql<boolean>`case when held_until > ${now}::timestamptz then held_status else status end = 'under_review'`;
