import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#db/generated/types.ts';
import { later } from './firm-rows.ts';

/** What somebody ticked, noted, saved and chose for themselves: a row each. */
export async function addChoices(root: Kysely<DB>, id: string, applicationId: string): Promise<void> {
  await root
    .insertInto('application_guide_items')
    .values({ application_id: applicationId, item_id: 'nif-portal', completed_by: id })
    .execute();
  await root
    .insertInto('application_guide_notes')
    .values({ application_id: applicationId, question_id: 'purpose-why', note: 'The light' })
    .execute();
  await root
    .insertInto('application_dates')
    .values({ application_id: applicationId, kind: 'appointment', day: '2030-03-14' })
    .execute();
  await root
    .insertInto('papers_set_aside')
    .values({
      application_id: applicationId,
      paper: 'birth-certificate',
      reason: 'not-on-list',
      set_aside_by: id,
    })
    .execute();
  await root.insertInto('account_erasures').values({ account_id: id, due_at: later }).execute();
  await root
    .insertInto('residences')
    .values({ user_id: id, place: 'ma', county: 'Bristol', visa: 'd7', couple: true, child: false })
    .execute();
  await root.insertInto('mail_choices').values({ user_id: id, date_reminders: true }).execute();
  await root
    .insertInto('calendar_addresses')
    .values({ user_id: id, secret_hash: randomBytes(32) })
    .execute();
}
