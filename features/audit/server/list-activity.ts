import type { Tx } from '#platform/server/database.ts';
import type { ReadContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { listActivity as contract } from '../contract/activity.ts';
import { shownActions } from '../registry.ts';
import { toldToApplicant } from '../rules/activity.ts';

/** Entries besides 'Account Created': more than the screen shows, because it merges the ticks of a day. */
const shown = 60;
/** Rows that are read: undone decisions are not shown. */
const read = shown * 2;

const creation = 'account.created';
const told = shownActions.filter((action) => action !== creation);

/** What happened to the caller's own things, newest first, of the actions that they see; the oldest is the account itself. */
export async function listActivity(
  _input: unknown,
  { person, platform, transaction }: ReadContext,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const account = await tx
      .selectFrom('accounts')
      .select(['id', 'created_at'])
      .where('id', '=', person.userId)
      .executeTakeFirstOrThrow();
    const entries = await tx
      .selectFrom('audit_log')
      .select(['id', 'action', 'subject_type', 'subject_id', 'occurred_at', 'actor_role', 'details'])
      .where('owner_id', '=', person.userId)
      .where('action', 'in', told)
      .where((eb) =>
        // Deleting a file that never arrived is not shown.
        eb.or([
          eb('action', '<>', 'document.deleted'),
          eb.exists(
            eb
              .selectFrom('audit_log as upload')
              .select('upload.id')
              .whereRef('upload.subject_id', '=', 'audit_log.subject_id')
              .where('upload.subject_type', '=', 'document')
              .where('upload.action', '=', 'document.uploaded'),
          ),
        ]),
      )
      .orderBy('id', 'desc')
      .limit(read)
      .execute();
    const latest = toldToApplicant(entries, platform.clock()).slice(0, shown);
    const documents = await readDocuments(tx, latest);

    const rows = latest.map((entry) => {
      const document = documents.get(entry.subject_id);
      const ofApplication = entry.subject_type === 'application' ? entry.subject_id : undefined;
      return {
        id: String(entry.id),
        action: entry.action,
        occurred_at: entry.occurred_at.toISOString(),
        by_staff: entry.actor_role === 'moderator' || entry.actor_role === 'admin',
        application_id: ofApplication ?? document?.application_id ?? null,
        details: { ...(entry.details as object), file_name: document?.file_name },
      };
    });
    const created = { id: account.id, action: creation, occurred_at: account.created_at.toISOString() };
    return { activity: [...rows, { ...created, by_staff: false, application_id: null, details: {} }] };
  });
}

/** Reads file names, which the log does not have: so the name of a deleted file is gone. */
async function readDocuments(tx: Tx, entries: readonly { subject_type: string; subject_id: string }[]) {
  const ids = entries
    .filter(({ subject_type }) => subject_type === 'document')
    .map(({ subject_id }) => subject_id);
  const documents =
    ids.length > 0
      ? await tx
          .selectFrom('documents')
          .select(['id', 'application_id', 'file_name'])
          .where('id', 'in', ids)
          .where('upload_status', '=', 'uploaded')
          .execute()
      : [];
  return new Map(documents.map((document) => [document.id, document]));
}
