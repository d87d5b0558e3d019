import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';

/** The log's groups of actions, in the order of the filter. */
export const auditGroup = z.enum([
  'accounts',
  'cases',
  'documents',
  'support',
  'assistant',
  'mails',
  'money',
  'marketing',
  'settings',
  'records',
]);
export type AuditGroup = z.infer<typeof auditGroup>;

const filter = z.strictObject({
  /** Who acted: an account's id, an e-mail address, or `system`. */
  who: z.string().trim().max(200).optional(),
  /** The id of anything, or the e-mail address of a user. */
  about: z.string().trim().max(200).optional(),
  group: auditGroup.optional(),
  /** Moments, because days begin by the reader's time zone. */
  from: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
});
export type AuditFilter = z.infer<typeof filter>;

const someone = z.object({ id: z.uuid(), name: z.string().nullable() });

export const auditRow = z.object({
  id: z.string(),
  occurred_at: z.iso.datetime(),
  action: z.string(),
  /** Null for the system and for visitors. A name is null when the account is gone. */
  actor: someone.nullable(),
  actor_role: z.enum(['anon', 'user', 'moderator', 'admin', 'system']),
  subject_type: z.string(),
  subject_id: z.string(),
  /** Whose data it was about. */
  owner: someone.nullable(),
  /** The case, while it exists. */
  application_id: z.uuid().nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditRow = z.infer<typeof auditRow>;

/** Pages by `before`, the id of the last row: rows are never changed or removed. */
export const listAudit = contract({
  method: 'get',
  path: '/api/office/audit',
  summary: 'The log, newest first, filtered',
  query: filter.extend({
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({
    entries: z.array(auditRow),
    next: z.string().nullable(),
    /** Filters whose e-mail address or id does not exist. */
    unknown: z.array(z.enum(['who', 'about'])),
  }),
  errors: ['not_authenticated', 'forbidden'],
});

/** Newest first; the header `Rumo-Rows` says how many there are. */
export const exportAudit = contract({
  method: 'get',
  path: '/api/office/audit.csv',
  summary: 'The entries of a filter as CSV',
  query: filter,
  response: 'bytes',
  errors: ['not_authenticated', 'forbidden'],
});

/** A check of the chain: whether any entry was changed, removed, moved or inserted. */
export const auditCheck = z.object({
  id: z.uuid(),
  status: z.enum(['queued', 'running', 'done', 'failed']),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  /** All entries, and those checked so far. */
  entries: z.int(),
  checked: z.int(),
  /** At most a hundred. */
  faults: z.array(z.object({ kind: z.string(), seq: z.int().optional(), auditId: z.int().optional() })),
});
export type AuditCheck = z.infer<typeof auditCheck>;

const checks = z.object({ running: auditCheck.nullable(), last: auditCheck.nullable() });

export const getAuditCheck = contract({
  method: 'get',
  path: '/api/office/audit/check',
  summary: 'The last look through the chain, and the one that runs',
  response: checks,
  errors: ['not_authenticated', 'forbidden'],
});

/** Starts no second check while one runs. */
export const checkAudit = contract({
  method: 'post',
  path: '/api/office/audit/check',
  summary: 'Look through the chain now',
  response: checks,
  errors: ['not_authenticated', 'forbidden'],
});
