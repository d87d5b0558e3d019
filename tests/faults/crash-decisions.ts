import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openCluster, superuserConnection } from '#platform/server/postgres/cluster.ts';
import { aBrowser } from '../support/browser.ts';
import { answerOf } from '../support/documents-client.ts';
import { layClusterThatWaits } from '../support/ready-cluster.ts';
import { findFreePort, startApp } from '../support/running-app.ts';
import { startApplication } from '../support/start-application.ts';

interface Plan {
  cases: number;
  /** Kills around the moment at which the decisions are due, after the one before it. */
  kills: number;
  /** Waits through the thirty seconds instead of moving the rows and the queue ahead. */
  inRealTime?: true;
}

/** How each case stands at the end, by what became of its decision. */
export interface Told {
  status: string;
  held: boolean;
  mails: number;
}

/**
 * Decides cases, kills the server before anybody is told, lets the time pass, and kills it again and again while it tells.
 * Answers how every case stands when nothing is left to do.
 */
export async function crashDecisions(plan: Plan): Promise<Told[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rumo-decisions-'));
  const dataDir = join(folder, 'data');
  const env = { PORT: String(await findFreePort()) };
  await layClusterThatWaits(dataDir);
  let app = await startApp(dataDir, env);
  const database = new pg.Client({ ...superuserConnection(openCluster(dataDir, {})), database: 'rumo' });
  // The last stop takes the database along.
  database.on('error', () => {});
  try {
    await database.connect();
    await decideAll(app.url, app.printed(), plan.cases);
    await app.kill();
    if (plan.inRealTime) await pause(31_000);
    else await letTimePass(database);
    for (let kill = 0; kill < plan.kills; kill++) {
      app = await startApp(dataDir, env);
      await pause(kill * 40);
      await app.kill();
    }
    app = await startApp(dataDir, env);
    return await whenAllIsDone(database);
  } finally {
    await database.end().catch(() => {});
    await app.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function decideAll(url: string, printed: string, cases: number): Promise<void> {
  const ana = aBrowser(() => url);
  const session = await ana.signIn('ana.ribeiro@example.com', 'Ana Ribeiro');
  const send = (path: string, method: string, body: object) =>
    ana.call(path, session, { method, body: JSON.stringify(body) });
  const admin_key = /Admin Setup Key[^\n]*\n\s+(\S+)/.exec(printed)?.[1];
  await answerOf(await send('/api/admin-setup', 'POST', { admin_key }));
  for (let n = 0; n < cases; n++) {
    const { id } = await startApplication(url, { name: `Person ${n}`, email: `person${n}@example.com` });
    await answerOf(
      await send(`/api/office/applications/${id}/status`, 'PUT', { status: 'approved', version: 1 }),
    );
  }
}

/** For the rows as for the queue, which has a clock of its own. */
async function letTimePass(database: pg.Client): Promise<void> {
  await database.query(`update visa_applications set held_until = held_until - interval '31 seconds'`);
  await database.query(
    `select graphile_worker.reschedule_jobs(array_agg(id), now()) from graphile_worker.jobs
      where task_identifier = 'tell-decision'`,
  );
}

/** Nobody is left to tell. That a queued e-mail goes once is decision 0017's, and tried with it. */
async function whenAllIsDone(database: pg.Client): Promise<Told[]> {
  for (;;) {
    const { rows } = await database.query<Told>(
      `select status, held_until is not null as held,
        (select count(*)::int from outbox_mails mail where mail.user_id = application.user_id
          and mail.template = 'decision') as mails
      from visa_applications application`,
    );
    const { rows: left } = await database.query(
      `select from graphile_worker.jobs where task_identifier = 'tell-decision'`,
    );
    if (left.length === 0) return rows;
    await pause(200);
  }
}
