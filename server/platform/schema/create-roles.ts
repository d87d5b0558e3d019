import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { scramVerifier } from './scram.ts';

/** Another process changed the same role at the same moment; roles belong to the cluster, no lock covers it. */
const raced = new Set(['42710', '23505', 'XX000', '42704']);

/**
 * Makes the cluster's roles what `db/roles.sql` says, and gives rumo_app its password (none: the socket is private).
 * A comment on rumo_owner remembers what was run, so that later starts change nothing.
 */
export async function createRoles(client: pg.Client, password: string | undefined): Promise<void> {
  const text = await readFile(new URL('../../../db/roles.sql', import.meta.url), 'utf8');
  const verifier = password && scramVerifier(password);
  const mark = `roles ${createHash('sha256')
    .update(text + (verifier ?? ''))
    .digest('hex')}`;
  for (let attempt = 1; ; attempt++) {
    const { rows } = await client.query(
      `select shobj_description(oid, 'pg_authid') as mark from pg_roles where rolname = 'rumo_owner'`,
    );
    if (rows[0]?.mark === mark) return;
    try {
      await client.query('begin');
      await client.query(text);
      if (verifier) await client.query(`alter role rumo_app password ${pg.escapeLiteral(verifier)}`);
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
