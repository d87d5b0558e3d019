import pg from 'pg';
import { readEnv } from '#platform/server/env.ts';
import { openCluster, superuserConnection } from '#platform/server/postgres/cluster.ts';
import { ownDatabase } from '#platform/server/schema/migrate.ts';
import { jobs } from '#platform/shared/jobs.ts';

/** `npm run rebuild-rollups -- FROM TO`: has the running server count the rollups of these days again, without TO. */
const [from, to] = process.argv.slice(2);
const payload = jobs['rebuild-rollups'].safeParse({ from, to });
if (!payload.success) {
  console.error('Usage: npm run rebuild-rollups -- 2026-11-01 2026-12-01');
  process.exit(1);
}
const { dataDir, databaseUrl } = readEnv(process.env);
const owner = databaseUrl ? { connectionString: databaseUrl } : superuserConnection(openCluster(dataDir, {}));
const client = new pg.Client(ownDatabase(owner));
await client.connect();
await client.query(`select graphile_worker.add_job('rebuild-rollups', $1::json)`, [
  JSON.stringify(payload.data),
]);
await client.end();
console.log(`The rollups from ${from} until before ${to} are being counted again.`);
