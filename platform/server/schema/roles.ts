import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../start-error.ts';

/** Another process changed the same role at once; no lock covers roles, which belong to the cluster. */
const raced = new Set(['42710', '23505', 'XX000', '42704']);

/**
 * Creates the cluster's roles by `db/roles.sql`, and sets the logins' passwords (without a key none: the socket is
 * private). A comment on rumo_owner marks what was run, so that later starts change nothing.
 * @throws StartError when a login keeps a role that it must not have.
 */
export async function createRoles(client: pg.Client, documentKey: Buffer | undefined): Promise<void> {
  const text = await readFile(new URL('../../../db/roles.sql', import.meta.url), 'utf8');
  const passwords = documentKey
    ? Object.values(loginNames).map(
        (login) =>
          `alter role ${login} password ${pg.escapeLiteral(scramVerifier(passwordOf(login, documentKey)))};`,
      )
    : [];
  const mark = `roles ${createHash('sha256')
    .update(text + passwords.join(''))
    .digest('hex')}`;
  for (let attempt = 1; ; attempt++) {
    const { rows } = await client.query(
      `select shobj_description(oid, 'pg_authid') as mark from pg_roles where rolname = 'rumo_owner'`,
    );
    if (rows[0]?.mark === mark) return;
    try {
      await client.query('begin');
      await client.query(text);
      await refuseWiderLogins(client);
      for (const password of passwords) await client.query(password);
      // A superuser can become the owner anyway; others must be a member.
      await client.query(`do $$ begin
        if not (select rolsuper from pg_roles where rolname = current_user) then
          execute format('grant rumo_owner to %I', current_user);
        end if;
      end $$`);
      await client.query(`comment on role rumo_owner is ${pg.escapeLiteral(mark)}`);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      const code = error instanceof pg.DatabaseError ? error.code : undefined;
      if (attempt === 10 || !raced.has(code ?? '')) throw error;
      await delay(50 * attempt);
    }
  }
}

/** We cannot revoke a membership that another owner granted: PostgreSQL only warns about it. */
async function refuseWiderLogins(client: pg.Client): Promise<void> {
  const allowed = Object.entries(loginNames).map(([role, login]) => `${login} ${role}`);
  const { rows } = await client.query<{ login: string; role: string; grantor: string }>(
    `select member::regrole::text as login, roleid::regrole::text as role, grantor::regrole::text as grantor
     from pg_auth_members
     where member::regrole::text = any ($1) and not member::regrole || ' ' || roleid::regrole = any ($2)`,
    [Object.values(loginNames), allowed],
  );
  const [wide] = rows;
  if (!wide) return;
  throw new StartError(
    `The login ${wide.login} may still become ${wide.role}, given by ${wide.grantor}. As ${wide.grantor} run:
  revoke ${wide.role} from ${wide.login}`,
  );
}

/** The roles of transactions. */
export type Role = 'rumo_anon' | 'rumo_applicant' | 'rumo_staff' | 'rumo_system';

/** The login for each role. Each is a member of that role only: PostgreSQL refuses `set role` to any other. */
export const loginNames: Record<Role, string> = {
  rumo_anon: 'rumo_app_anon',
  rumo_applicant: 'rumo_app',
  rumo_staff: 'rumo_app_staff',
  rumo_system: 'rumo_app_system',
};

/** How to connect for each role. */
export type Logins = Record<Role, pg.ClientConfig>;

/** The logins to the owner's database. @param documentKey - as in `passwordOf`; undefined: no passwords. */
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

/** Returns a login's password on a configured server; every process with the same key derives the same password. */
export function passwordOf(login: string, documentKey: Buffer): string {
  return createHmac('sha256', documentKey).update(`password of ${login}`).digest('base64url');
}

const iterations = 4096;

/**
 * What PostgreSQL stores of a password (RFC 5802, SCRAM-SHA-256). Made here, so that no statement that the server may log
 * has the password. The salt is derived from it, so that setting it again changes nothing.
 */
function scramVerifier(password: string): string {
  const salt = createHash('sha256').update(`salt ${password}`).digest().subarray(0, 16);
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const hmac = (text: string) => createHmac('sha256', salted).update(text).digest();
  const storedKey = createHash('sha256').update(hmac('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${hmac('Server Key').toString('base64')}`;
}
