import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { loginNames, passwordOf } from './logins.ts';
import { scramVerifier } from './scram.ts';

/** Another process changed the same role at the same moment; roles belong to the cluster, no lock covers it. */
const raced = new Set(['42710', '23505', 'XX000', '42704']);

/**
 * Makes the cluster's roles what `db/roles.sql` says, and gives the logins their passwords (without a key none: the
 * socket is private). A comment on rumo_owner remembers what was run, so that later starts change nothing.
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
      // A superuser is everyone already; others must become a member to act as the owner.
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

/** Membership that another owner of the server once gave is not ours to take back: PostgreSQL only warns about it. */
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
