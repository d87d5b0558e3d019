/** What an account may be. The database knows the same three (`db/roles.sql`). A plain list: screens need it without zod. */
export const roleNames = ['admin', 'moderator', 'user'] as const;
export type RoleName = (typeof roleNames)[number];
