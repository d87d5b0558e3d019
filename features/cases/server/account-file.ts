import { sql } from 'kysely';
import { readSettings } from '#features/settings/server/settings.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { ReadContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import { sessionOver } from '#platform/shared/session-limits.ts';
import { together } from '#platform/shared/together.ts';
import type { AccountFile, getOfficeAccount as contract } from '../contract/office-accounts.ts';

/** One user as admins see them. Throws `not_found`. */
export async function getOfficeAccount(
  { params: { id } }: Parsed<typeof contract>,
  context: ReadContext,
): Promise<Output<typeof contract>> {
  return context.transaction((tx) => readAccountFile(tx, id, context));
}

const mailsShown = 20;

/** All that an admin sees of a user. Throws `not_found`. */
export async function readAccountFile(
  tx: Tx,
  id: string,
  { person: caller, platform }: Pick<ReadContext, 'person' | 'platform'>,
): Promise<AccountFile> {
  const { found, settings, applications, sessions, ...read } = await together({
    found: findAccount(tx, id),
    settings: readSettings(tx),
    applications: readApplications(tx, id),
    sessions: readSessions(tx, id),
    conversations: readConversations(tx, id),
    mails: readMails(tx, id),
  });
  if (!found) throw new AppError('not_found');
  const isOther = id !== caller.userId;
  const now = platform.clock();
  return {
    ...read,
    account: {
      ...found,
      created_at: found.created_at.toISOString(),
      deactivated_at: found.deactivated_at?.toISOString() ?? null,
      subscription_end: found.subscription_end?.toISOString() ?? null,
    },
    applications: applications.map((application) => ({
      ...application,
      applicant_name: application.applicant_name || null,
      created_at: application.created_at.toISOString(),
    })),
    sessions: sessions
      .filter(
        (row) =>
          !sessionOver({ role: found.role, createdAt: row.created_at, lastSeenAt: row.last_seen_at }, now),
      )
      .map((row) => ({
        id: row.id,
        user_agent: row.user_agent,
        created_at: row.created_at.toISOString(),
        last_seen_at: row.last_seen_at.toISOString(),
        is_current: row.id === caller.sessionId,
      })),
    mail_delivery: platform.mail.delivery,
    reply_to: settings.support_email,
    abilities: { change_role: isOther, end_sessions: isOther, send_mail: !found.deactivated_at },
  };
}

function findAccount(tx: Tx, id: string) {
  return tx
    .selectFrom('accounts as person')
    .leftJoin('profiles as profile', 'profile.user_id', 'person.id')
    .leftJoin('user_roles as granted', 'granted.user_id', 'person.id')
    .leftJoin('subscriptions as subscription', 'subscription.user_id', 'person.id')
    .select([
      'person.id',
      'person.email',
      'person.display_name',
      'person.created_at',
      'person.deactivated_at',
    ])
    .select(['profile.phone', 'profile.nationality', 'profile.current_location'])
    .select(['subscription_plan', 'subscription_status', 'subscription_end'])
    .select(({ fn, val }) => [
      fn.coalesce('profile.full_name', 'person.display_name').as('full_name'),
      fn.coalesce('granted.role', val('user' as const)).as('role'),
    ])
    .where('person.id', '=', id)
    .executeTakeFirst();
}

function readApplications(tx: Tx, userId: string) {
  return tx
    .selectFrom('visa_applications')
    .select(['id', 'applicant_name', 'status', 'progress_percentage', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy((eb) => eb('applicant', '<>', 'self'))
    .orderBy('created_at')
    .execute();
}

/** The sessions that were not ended, the last used first. */
function readSessions(tx: Tx, userId: string) {
  return tx
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

async function readConversations(tx: Tx, userId: string): Promise<AccountFile['conversations']> {
  const own = tx.selectFrom('support_messages').where('user_id', '=', userId);
  const { counts, latest } = await together({
    counts: own
      .select([
        sql<number>`count(*)::int`.as('total'),
        sql<number>`(count(*) filter (where status in ('open', 'in_progress')))::int`.as('unfinished'),
      ])
      .executeTakeFirstOrThrow(),
    latest: own
      .select(['id', 'subject', 'status', 'last_activity_at'])
      .orderBy('last_activity_at', 'desc')
      .limit(3)
      .execute(),
  });
  return {
    ...counts,
    latest: latest.map((row) => ({ ...row, last_activity_at: row.last_activity_at.toISOString() })),
  };
}

/** E-mails to a user, newest first; with `staffMail` only the one with that text. */
export async function readMails(tx: Tx, userId: string, staffMail?: string): Promise<AccountFile['mails']> {
  let query = tx
    .selectFrom('outbox_mails as mail')
    .leftJoin('staff_mails as written', (join) =>
      join
        .on('mail.template', '=', 'staff-message')
        .onRef('written.user_id', '=', 'mail.user_id')
        .on(sql<boolean>`written.id = (mail.parameters ->> 'mail_id')::uuid`),
    )
    .select(['mail.id', 'mail.template', 'mail.status', 'mail.delivered_by', 'mail.created_at'])
    .select(({ fn }) => fn.coalesce('mail.subject', 'written.subject').as('subject'))
    .where('mail.user_id', '=', userId)
    .orderBy('mail.created_at', 'desc')
    .limit(mailsShown);
  if (staffMail) query = query.where('written.id', '=', staffMail);
  const mails = await query.execute();
  return mails.map((mail) => ({ ...mail, created_at: mail.created_at.toISOString() }));
}
