import { sql } from 'kysely';
import type { z } from 'zod';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { staleApplication } from '../contract/applications.ts';
import { findApplication } from './find-application.ts';
import { presentApplication } from './present-application.ts';

/** The refusal of a change that was made in view of an older state: what stands there now, and who put it there. */
export async function staleError(tx: Tx, id: string, context: RequestContext<'staff'>): Promise<AppError> {
  const application = presentApplication(await findApplication(tx, id), context);
  const last = await tx
    .selectFrom('audit_log as entry')
    .leftJoin('accounts as person', 'person.id', 'entry.actor_id')
    .leftJoin('profiles as profile', 'profile.user_id', 'entry.actor_id')
    .select([sql<string | null>`coalesce(profile.full_name, person.display_name, person.email)`.as('name')])
    .select('entry.occurred_at')
    .where('entry.subject_type', '=', 'application')
    .where('entry.subject_id', '=', id)
    .where('entry.action', 'like', 'application.deci%')
    .orderBy('entry.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const details: z.input<typeof staleApplication> = {
    application,
    changed_by: last?.name ?? null,
    changed_at: last?.occurred_at.toISOString() ?? null,
  };
  return new AppError('stale', { details });
}
