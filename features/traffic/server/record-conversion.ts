import { conversionValue } from '#features/plans/rules/conversion-values.ts';
import type { JobPlatform } from '#platform/server/jobs.ts';
import type { JobPayload } from '#platform/shared/jobs.ts';
import { funnelStepOf } from '../rules/traffic.ts';
import { record } from './record.ts';
import { rowIdOf } from './recorded.ts';

/**
 * Counts what a person did, for the page that their browser viewed last. Nothing for our team, and once per person and
 * type, whenever and however often this runs: the id of the row is made of both. From now on the visitor's draws are
 * known to be this person's, who then sees the same variant on another device.
 */
export async function recordConversion(
  { type, user_id, visitor_id, plan }: JobPayload<'record-conversion'>,
  { database, clock }: JobPlatform,
): Promise<void> {
  await database.asSystem('job record-conversion', async (tx) => {
    const person = await tx
      .selectFrom('accounts')
      .leftJoin('user_roles', 'user_roles.user_id', 'accounts.id')
      .select('user_roles.role')
      .where('accounts.id', '=', user_id)
      .executeTakeFirst();
    if (!person || (person.role !== null && person.role !== 'user')) return;
    const value = conversionValue(type, plan);
    await record(tx, clock(), [
      {
        kind: 'conversion',
        row: {
          id: rowIdOf(visitor_id, `${type}/${user_id}`),
          visitor_id,
          user_id,
          event_type: type,
          conversion_funnel_step: funnelStepOf(type),
          ...(value && { event_value: value.amount, currency: value.currency }),
        },
      },
    ]);
    await tx
      .updateTable('user_assignments')
      .set({ user_id })
      .where('visitor_id', '=', visitor_id)
      .where('user_id', 'is', null)
      .execute();
  });
}
