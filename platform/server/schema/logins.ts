import { createHmac } from 'node:crypto';
import type pg from 'pg';

/** The roles that transactions have. */
export type Role = 'rumo_anon' | 'rumo_applicant' | 'rumo_staff' | 'rumo_system';

/**
 * Whom the program logs in as to take on a role. Each login is a member of its one role: `set role` to any other, put
 * into a person's transaction by whatever slip, is refused by PostgreSQL itself.
 */
export const loginNames: Record<Role, string> = {
  rumo_anon: 'rumo_app_anon',
  rumo_applicant: 'rumo_app',
  rumo_staff: 'rumo_app_staff',
  rumo_system: 'rumo_app_system',
};

/** How to connect for each role. */
export type Logins = Record<Role, pg.ClientConfig>;

/** The logins to the database that `owner` names. @param documentKey - as in `passwordOf`; undefined: no passwords. */
export function loginsBeside(owner: pg.ClientConfig, documentKey?: Buffer): Logins {
  const as = (user: string): pg.ClientConfig => {
    const password = documentKey && passwordOf(user, documentKey);
    if (!owner.connectionString) return { ...owner, user, password };
    const url = new URL(owner.connectionString);
    url.username = user;
    url.password = password ?? '';
    return { ...owner, connectionString: url.href };
  };
  return {
    rumo_anon: as(loginNames.rumo_anon),
    rumo_applicant: as(loginNames.rumo_applicant),
    rumo_staff: as(loginNames.rumo_staff),
    rumo_system: as(loginNames.rumo_system),
  };
}

/** Returns the password of a login on a configured server; every process with the same key finds the same. */
export function passwordOf(login: string, documentKey: Buffer): string {
  return createHmac('sha256', documentKey).update(`password of ${login}`).digest('base64url');
}
