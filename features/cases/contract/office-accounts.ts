import { z } from 'zod';
import { officeAccount, roleName, sessionRow } from '#features/accounts/contract/accounts.ts';
import { applicationStatuses } from '#features/applications/rules/applications.ts';
import { mailDelivery, mailStatus } from '#features/mails/contract.ts';
import { supportStatus } from '#features/support/contract/support.ts';
import { contract } from '#platform/shared/contract.ts';
import { freeText } from '#platform/shared/free-text.ts';
import { roleReasons, sessionReasons, staffMailLimits } from '../rules/office-accounts.ts';
import { officeAccountPageTexts } from '../texts/office-account.ts';

const id = z.strictObject({ id: z.uuid() });

/** An e-mail to this user. Its text is in the outbox only. */
const accountMail = z.object({
  id: z.uuid(),
  template: z.string(),
  /** Null until it is sent. */
  subject: z.string().nullable(),
  status: mailStatus,
  delivered_by: mailDelivery.nullable(),
  created_at: z.iso.datetime(),
});

/** A user as admins see them. */
export const accountFile = z.object({
  account: officeAccount.extend({
    display_name: z.string().nullable(),
    /** A closed account cannot sign in. */
    deactivated_at: z.iso.datetime().nullable(),
    subscription_end: z.iso.datetime().nullable(),
    phone: z.string().nullable(),
    nationality: z.string().nullable(),
    current_location: z.string().nullable(),
  }),
  /** Their own first, then in the order of creation. */
  applications: z.array(
    z.object({
      id: z.uuid(),
      /** Null for the person's own. */
      applicant_name: z.string().nullable(),
      status: z.enum(applicationStatuses),
      progress_percentage: z.int(),
      created_at: z.iso.datetime(),
    }),
  ),
  sessions: z.array(sessionRow),
  conversations: z.object({
    total: z.int(),
    /** Neither resolved nor closed. */
    unfinished: z.int(),
    /** The three with the newest activity. */
    latest: z.array(
      z.object({
        id: z.uuid(),
        subject: z.string(),
        status: supportStatus,
        last_activity_at: z.iso.datetime(),
      }),
    ),
  }),
  /** The newest twenty. */
  mails: z.array(accountMail),
  /** How an e-mail would be delivered now, and where replies go. */
  mail_delivery: mailDelivery,
  reply_to: z.string(),
  abilities: z.object({ change_role: z.boolean(), end_sessions: z.boolean(), send_mail: z.boolean() }),
});
export type AccountFile = z.infer<typeof accountFile>;

export const getOfficeAccount = contract({
  method: 'get',
  path: '/api/office/accounts/{id}',
  summary: 'One person with applications, plan, sessions, conversations and e-mails',
  params: id,
  response: accountFile,
  errors: ['not_authenticated', 'forbidden', 'not_found'],
});

/**
 * `from` is the role that the admin saw; when it has changed, the answer is `stale` with `details.role`. Setting the present
 * role changes nothing. The caller's own is `forbidden`.
 */
export const changeRole = contract({
  method: 'put',
  path: '/api/office/accounts/{id}/role',
  summary: 'Give or take a role',
  params: id,
  body: z.strictObject({
    role: roleName,
    from: roleName,
    reason: z.enum(roleReasons),
    end_sessions: z.boolean(),
  }),
  response: accountFile,
  errors: ['not_authenticated', 'forbidden', 'not_found', 'stale'],
});

/** All of them without `session_id`. Expired ones count as ended; the caller's own are `forbidden`. */
export const endOfficeSessions = contract({
  method: 'post',
  path: '/api/office/accounts/{id}/sessions/end',
  summary: "End one or all of a person's sessions",
  params: id,
  body: z.strictObject({ session_id: z.uuid().optional(), reason: z.enum(sessionReasons) }),
  response: z.object({ ended: z.int() }),
  errors: ['not_authenticated', 'forbidden', 'not_found'],
});

const { errors } = officeAccountPageTexts.mail;

/** Once per `client_key`. `too_many_requests` after fifty in a day, `conflict` for a closed account. */
export const sendStaffMail = contract({
  method: 'post',
  path: '/api/office/accounts/{id}/mails',
  summary: 'Write to a person by e-mail',
  params: id,
  body: z.strictObject({
    subject: freeText(staffMailLimits.subject, errors.subject).overwrite((text) =>
      text.replaceAll(/\s+/g, ' '),
    ),
    body: freeText(staffMailLimits.body, errors.body),
    client_key: z.uuid(),
  }),
  response: accountMail,
  errors: ['not_authenticated', 'forbidden', 'not_found', 'conflict'],
});
