/** The roles of accounts; the database has the same three (`db/roles.sql`). Without zod: screens need this list. */
export const roleNames = ['admin', 'moderator', 'user'] as const;
export type RoleName = (typeof roleNames)[number];
