import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import { languages } from '#platform/shared/languages.ts';
import { pageAnswer, pageQuery } from '#platform/shared/paging.ts';
import { roleNames } from '#platform/shared/roles.ts';

export const roleName = z.enum(roleNames);

/** Decided by the server; the browser never derives it. */
export const abilities = z.object({
  enter_office: z.boolean(),
  manage_settings: z.boolean(),
  decide_applications: z.boolean(),
});

/** Identity and role come from the session alone. */
export const getAccount = contract({
  method: 'get',
  path: '/api/account',
  summary: 'The signed-in person, their role and what they may do',
  response: z.object({
    id: z.uuid(),
    email: z.string(),
    display_name: z.string().nullable(),
    role: roleName,
    created_at: z.iso.datetime(),
    abilities,
  }),
  errors: ['not_authenticated'],
});

export const setLanguage = contract({
  method: 'put',
  path: '/api/account/language',
  summary: 'Choose the language of e-mails',
  body: z.strictObject({ language: z.enum(languages) }),
  response: 'none',
  errors: ['not_authenticated'],
});

export const sessionRow = z.object({
  id: z.uuid(),
  user_agent: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  is_current: z.boolean(),
});

export const listSessions = contract({
  method: 'get',
  path: '/api/account/sessions',
  summary: 'Where this person is signed in',
  response: z.object({ sessions: z.array(sessionRow) }),
  errors: ['not_authenticated'],
});

export const endSession = contract({
  method: 'delete',
  path: '/api/account/sessions/{id}',
  summary: "Sign out one of this person's sessions",
  params: z.strictObject({ id: z.uuid() }),
  response: 'none',
  errors: ['not_authenticated', 'not_found'],
});

export const claimAdmin = contract({
  method: 'post',
  path: '/api/admin-setup',
  summary: 'Become the first admin with the key printed at the first start',
  body: z.strictObject({ admin_key: z.string().trim().min(1).max(500) }),
  response: z.object({ role: roleName }),
  errors: ['not_authenticated', 'setup_refused'],
});

/** A row of the admins' list of users. */
export const officeAccount = z.object({
  id: z.uuid(),
  full_name: z.string().nullable(),
  email: z.string(),
  role: roleName,
  /** Null when there never was a plan; shown as 'none' and 'inactive'. */
  subscription_plan: z.enum(['standard', 'premium', 'other']).nullable(),
  subscription_status: z.enum(['active', 'inactive', 'cancelled']).nullable(),
  created_at: z.iso.datetime(),
});
export type OfficeAccount = z.infer<typeof officeAccount>;

const filter = z.strictObject({
  q: z.string().trim().max(200).optional(),
  role: roleName.optional(),
  dir: z.enum(['asc', 'desc']).default('desc'),
});
export type AccountFilter = z.input<typeof filter>;

/**
 * Search is case-insensitive over name, e-mail and id; paging is by `cursor`, the last row's opaque mark. Counting a
 * search stops at 1,000, and then `total_is_capped`.
 */
export const listAccounts = contract({
  method: 'get',
  path: '/api/office/accounts',
  summary: 'Everyone with an account, newest first, searched',
  query: filter.extend(pageQuery),
  response: z.object({
    accounts: z.array(officeAccount),
    ...pageAnswer,
  }),
  errors: ['not_authenticated', 'forbidden'],
});

export const exportAccounts = contract({
  method: 'get',
  path: '/api/office/accounts.csv',
  summary: 'The people of a search as CSV',
  query: filter,
  response: 'bytes',
  errors: ['not_authenticated', 'forbidden'],
});

export const listStaff = contract({
  method: 'get',
  path: '/api/office/staff',
  summary: 'Moderators and admins by name',
  response: z.object({ staff: z.array(z.object({ id: z.uuid(), name: z.string() })) }),
  errors: ['not_authenticated', 'forbidden'],
});
