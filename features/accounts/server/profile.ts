import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { readActivePlan } from '#features/plans/server/plan.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { ReadContext, RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import { together } from '#platform/shared/together.ts';
import type * as contracts from '../contract/profiles.ts';
import { profileFields } from '../rules.ts';

/** The caller's profile, with the provider's name as a suggestion for an empty form. */
export async function getProfile(
  _input: unknown,
  { person, transaction }: ReadContext,
): Promise<Output<typeof contracts.getProfile>> {
  return transaction(async (tx) => {
    const { account, plan, erasure, profile } = await together({
      account: tx
        .selectFrom('accounts')
        .select(['email', 'display_name', 'language'])
        .where('id', '=', person.userId)
        .executeTakeFirstOrThrow(),
      plan: readActivePlan(tx, person.userId),
      erasure: tx
        .selectFrom('account_erasures')
        .select('due_at')
        .where('account_id', '=', person.userId)
        .executeTakeFirst(),
      profile: readProfile(tx, person.userId),
    });
    return {
      profile,
      active_plan: plan?.subscription_plan ?? null,
      suggested_name: account.display_name,
      email: account.email,
      language: account.language,
      erasure_due_at: erasure?.due_at.toISOString() ?? null,
    };
  });
}

/** Creates or changes the caller's profile. Throws `forbidden` when row-level security refuses the row. */
export async function saveProfile(
  { body }: Parsed<typeof contracts.saveProfile>,
  { person, requestId, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contracts.saveProfile>> {
  return transaction(async (tx) => {
    const before = await readProfile(tx, person.userId);
    // In this order in one write: the profile is read as it was saved.
    const { profile } = await together({
      saved: tx
        .insertInto('profiles')
        .values({ user_id: person.userId, ...body })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet({ ...body, updated_at: sql<Date>`now()` }),
        )
        .execute()
        .catch(refuse),
      recorded: recordAudit(tx, {
        action: 'profile.saved',
        subject: { type: 'profile', id: person.userId },
        ownerId: person.userId,
        details: { fields: profileFields.filter((field) => body[field] !== (before?.[field] ?? null)) },
        requestId,
      }),
      profile: readProfile(tx, person.userId),
    });
    if (!profile) throw new AppError('internal');
    return profile;
  });
}

const insufficientPrivilege = '42501';

function refuse(error: unknown): never {
  const refused = error instanceof Error && 'code' in error && error.code === insufficientPrivilege;
  throw refused ? new AppError('forbidden', { cause: error }) : error;
}

/** A profile with its plan from billing, or null when it was never saved. */
async function readProfile(tx: Tx, userId: string): Promise<contracts.Profile | null> {
  const row = await tx
    .selectFrom('profiles as profile')
    .leftJoin('subscriptions as subscription', 'subscription.user_id', 'profile.user_id')
    .selectAll('profile')
    .select(['subscription.subscription_plan', 'subscription.subscription_status'])
    .where('profile.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  return { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() };
}
