import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { saveProfile as contract } from '../contract/profiles.ts';
import { profileFields } from '../rules/profile-completeness.ts';
import { readProfile } from './read-profile.ts';

/**
 * Creates or changes the caller's own profile. Whose it is comes from the session, never from the form.
 * @throws AppError `forbidden` when row-level security refuses the row.
 */
export async function saveProfile(
  { body }: Parsed<typeof contract>,
  { person, requestId, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const before = await readProfile(tx, person.userId);
    await tx
      .insertInto('profiles')
      .values({ user_id: person.userId, ...body })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({ ...body, updated_at: sql<Date>`now()` }),
      )
      .execute()
      .catch(refuse);

    await recordAudit(tx, {
      action: 'profile.saved',
      subject: { type: 'profile', id: person.userId },
      ownerId: person.userId,
      details: { fields: profileFields.filter((field) => body[field] !== (before?.[field] ?? null)) },
      requestId,
    });
    const profile = await readProfile(tx, person.userId);
    if (!profile) throw new AppError('internal');
    return profile;
  });
}

const insufficientPrivilege = '42501';

function refuse(error: unknown): never {
  const refused = error instanceof Error && 'code' in error && error.code === insufficientPrivilege;
  throw refused ? new AppError('forbidden', { cause: error }) : error;
}
