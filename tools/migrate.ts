import { readEnv } from '#platform/server/env.ts';
import { migrate, ownDatabase } from '#platform/server/schema/migrate.ts';
import { connectAsOwner } from '#platform/server/schema/owner.ts';
import { loadDocumentKey } from '#platform/server/secrets.ts';
import { StartError } from '#platform/server/start-error.ts';

/** `npm run migrate`: brings the database of DATABASE_URL up to this version, for processes that wait for it. */
try {
  const env = readEnv(process.env);
  if (!env.databaseUrl)
    throw new StartError(
      'DATABASE_URL is missing: npm start brings the embedded database up to date itself.',
    );
  const owner = { connectionString: env.databaseUrl };
  const before = await countSteps();
  await migrate(owner, await loadDocumentKey(env));
  const after = await countSteps();
  console.log(`The database has all ${after} steps of this version, ${after - before} of them new.`);

  async function countSteps(): Promise<number> {
    return connectAsOwner(ownDatabase(owner), async (client) => {
      const { rows: there } = await client.query(
        "select to_regclass('migrations.kysely_migration') is not null as is",
      );
      if (!there[0]?.is) return 0;
      await client.query('set role rumo_owner');
      const { rows } = await client.query('select count(*)::int as steps from migrations.kysely_migration');
      return rows[0]?.steps ?? 0;
    });
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
