import { sql } from 'kysely';
import type { OfficeThread } from '#domain/contracts/support.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { presentMessage } from './present-thread.ts';

const nameOf = (person: string, profile: string) =>
  sql<string | null>`coalesce(${sql.ref(`${profile}.full_name`)}, ${sql.ref(`${person}.display_name`)})`;

/** A conversation as staff see it. Throws `not_found`. */
export async function readOfficeThread(
  tx: Tx,
  id: string,
  { platform }: Pick<RequestContext<'staff'>, 'platform'>,
): Promise<OfficeThread> {
  const row = await tx
    .selectFrom('support_messages as message')
    .innerJoin('accounts as person', 'person.id', 'message.user_id')
    .leftJoin('profiles as profile', 'profile.user_id', 'message.user_id')
    .leftJoin('subscriptions as subscription', (join) =>
      join
        .onRef('subscription.user_id', '=', 'message.user_id')
        .on('subscription.subscription_status', '=', 'active'),
    )
    .leftJoin('visa_applications as application', (join) =>
      join.onRef('application.user_id', '=', 'message.user_id').on('application.applicant', '=', 'self'),
    )
    .selectAll('message')
    .select(['person.email', 'subscription.subscription_plan', 'application.id as application_id'])
    .select(nameOf('person', 'profile').as('name'))
    .where('message.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');

  const replies = await tx
    .selectFrom('support_replies as reply')
    .leftJoin('accounts as author', 'author.id', 'reply.author_id')
    .leftJoin('profiles as profile', 'profile.user_id', 'reply.author_id')
    .leftJoin('outbox_mails as mail', (join) =>
      join
        .on('mail.template', '=', 'support-reply')
        .on(sql<boolean>`mail.parameters ->> 'reply_id' = reply.id::text`),
    )
    .select(['reply.id', 'reply.from_staff', 'reply.body', 'reply.created_at'])
    .select(['mail.status as mail_status', 'mail.delivered_by'])
    .select(nameOf('author', 'profile').as('author_name'))
    .where('reply.message_id', '=', id)
    .orderBy('reply.created_at')
    .orderBy('reply.id')
    .execute();

  return {
    ...presentMessage(row, replies),
    priority: row.priority,
    person: {
      id: row.user_id,
      name: row.name,
      email: row.email,
      subscription_plan: row.subscription_plan,
      application_id: row.application_id,
    },
    replies: replies.map(({ mail_status, delivered_by, created_at, ...reply }) => ({
      ...reply,
      created_at: created_at.toISOString(),
      mail: mail_status && { status: mail_status, delivered_by },
    })),
    mail_delivery: platform.mail.delivery,
  };
}
