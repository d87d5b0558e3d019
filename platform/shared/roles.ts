import { z } from 'zod';

/** What an account may be. The database knows the same three (`db/roles.sql`). */
export const roleName = z.enum(['admin', 'moderator', 'user']);
export type RoleName = z.infer<typeof roleName>;
