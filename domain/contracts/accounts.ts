import { z } from 'zod';
import { contract } from './contract.ts';

export const roleName = z.enum(['admin', 'moderator', 'user']);
export type RoleName = z.infer<typeof roleName>;

/** What this person may do, decided by the server; the browser never derives it. */
export const abilities = z.object({
  enter_office: z.boolean(),
  manage_settings: z.boolean(),
  decide_applications: z.boolean(),
});

/** Who is asking: identity and role come from the session alone. */
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

/** Names one of the caller's own sessions. */
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

/** The key is trimmed; an empty one is refused before the server is asked. */
export const claimAdmin = contract({
  method: 'post',
  path: '/api/admin-setup',
  summary: 'Become the first admin with the key printed at the first start',
  body: z.strictObject({ admin_key: z.string().trim().min(1).max(500) }),
  response: z.object({ role: roleName }),
  errors: ['not_authenticated', 'setup_refused'],
});
