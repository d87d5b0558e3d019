import { sql } from 'kysely';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { getExperiment as contract } from '../contract/experiments.ts';
import { checkLaunch } from './check-launch.ts';
import { readExperiment } from './read-experiments.ts';

/** One experiment, what stands in the way of its start, and its timeline. Throws `not_found`. */
export async function getExperiment(
  { params: { id } }: Parsed<typeof contract>,
  { platform, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const experiment = await readExperiment(tx, id);
    const checks = await checkLaunch(tx, experiment, platform.clock());
    const changes = await tx
      .selectFrom('experiment_changes as change')
      .leftJoin('accounts as person', 'person.id', 'change.changed_by')
      .leftJoin('profiles as profile', 'profile.user_id', 'change.changed_by')
      .select(['change.from_status as from', 'change.to_status as to', 'change.changed_at'])
      .select(sql<string | null>`coalesce(profile.full_name, person.display_name, person.email)`.as('by'))
      .where('change.experiment_id', '=', id)
      .orderBy('change.id', 'desc')
      .execute();
    const timeline = changes.map(({ changed_at, ...change }) => ({
      ...change,
      at: changed_at.toISOString(),
    }));
    return { experiment, checks, timeline };
  });
}
