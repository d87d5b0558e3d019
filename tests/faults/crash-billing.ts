import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openCluster, superuserConnection } from '#platform/server/postgres/cluster.ts';
import { payAtBilling } from '../support/billing.ts';
import { aBrowser } from '../support/browser.ts';
import { layClusterThatWaits } from '../support/ready-cluster.ts';
import { findFreePort, startApp } from '../support/running-app.ts';

/** What happened over all kills, and every broken promise in words. */
export interface BillingCrashReport {
  kills: number;
  /** Purchases that were paid. */
  paid: number;
  /** Presses whose answer a kill took away; each was pressed again. */
  interrupted: number;
  /** Events that the provider sent about them. */
  events: number;
  violations: string[];
}

/**
 * Lets one person after the other buy a plan at the built-in billing, which sends its events to our webhook, and kills
 * the server each time: now while a checkout begins, now at some moment after the payment, while its events are handled.
 * Then looks whether everybody who paid has what they paid for, once.
 */
export async function crashBilling(kills: number): Promise<BillingCrashReport> {
  const folder = mkdtempSync(join(tmpdir(), 'rumo-billing-'));
  const dataDir = join(folder, 'data');
  const env = { PORT: String(await findFreePort()) };
  const report = { kills: 0, paid: 0, interrupted: 0, events: 0, violations: [] as string[] };
  await layClusterThatWaits(dataDir);
  let app = await startApp(dataDir, env);
  const database = new pg.Client({ ...superuserConnection(openCluster(dataDir, {})), database: 'rumo' });
  // The last stop takes the database along.
  database.on('error', () => {});
  try {
    await database.connect();
    while (report.kills < kills) {
      const press = await aBuyer(() => app.url, report.kills);
      const killAfter = async (milliseconds: number) => {
        await pause(milliseconds);
        await app.kill();
        report.kills += 1;
        app = await startApp(dataDir, env);
      };
      if (report.kills % 2 === 1) {
        const lost = press().then(
          () => 0,
          () => 1,
        );
        await killAfter((report.kills * 7) % 80);
        report.interrupted += await lost;
      }
      await payAtBilling(await press());
      report.paid += 1;
      await killAfter((report.kills * 23) % 350);
    }
    await whenAllIsDelivered(database);
    report.events = await countEvents(database);
    report.violations = await violationsIn(database, report.paid);
    return report;
  } finally {
    await database.end().catch(() => {});
    await app.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Somebody new; answers how they press the button of a plan, which answers the provider's page. */
async function aBuyer(url: () => string, number: number): Promise<() => Promise<string>> {
  const browser = aBrowser(url);
  const session = await browser.signIn(`buyer${number}@example.com`, `Buyer ${number}`);
  return async () => {
    const body = JSON.stringify({ plan: 'standard' });
    const answer = await browser.call('/api/billing/create-checkout', session, { method: 'POST', body });
    if (!answer.ok) throw new Error(`no checkout: ${answer.status}`);
    return ((await answer.json()) as { url: string }).url;
  };
}

async function whenAllIsDelivered(database: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await database.query(
      `select from billing_provider_state where kind = 'event' and payload ->> 'deliveredAt' is null`,
    );
    if (rows.length === 0) return;
    // A queue that has failed while the server was away waits longer and longer: not for us.
    await database.query(
      `select graphile_worker.reschedule_jobs(array_agg(id), now()) from graphile_worker.jobs
        where task_identifier = 'deliver-billing-event' and run_at > now() and locked_at is null`,
    );
    await pause(200);
  }
}

async function countEvents(database: pg.Client): Promise<number> {
  const { rows } = await database.query(
    `select count(*)::int as events from billing_provider_state where kind = 'event'`,
  );
  return rows[0].events;
}

/** What is lost, doubled or half done, by person. */
async function violationsIn(database: pg.Client, paid: number): Promise<string[]> {
  const { rows } = await database.query<{ email: string; found: string }>(`
    select email, format('%s plans, %s payments, %s paid checkouts, %s receipts, %s customers, %s subscriptions there',
      (select count(*) from subscriptions s where s.user_id = person.id and subscription_status = 'active'
        and subscription_plan = 'standard' and is_live),
      (select count(*) from payments p where p.user_id = person.id and amount = 9900),
      (select count(*) from checkouts c where c.user_id = person.id and status = 'complete'),
      (select count(*) from outbox_mails m where m.user_id = person.id and template = 'payment-receipt'),
      (select count(*) from billing_provider_state b where b.kind = 'customer'
        and b.payload -> 'metadata' ->> 'user_id' = person.id::text),
      (select count(*) from billing_provider_state b where b.kind = 'subscription' and b.customer = known.customer_id)
    ) as found
    from accounts person join billing_customers known on known.user_id = person.id`);
  const right = '1 plans, 1 payments, 1 paid checkouts, 1 receipts, 1 customers, 1 subscriptions there';
  const violations = rows
    .filter(({ found }) => found !== right)
    .map(({ email, found }) => `${email}: ${found}`);
  if (rows.length !== paid) violations.push(`${rows.length} customers of ${paid} who paid`);
  const { rows: left } = await database.query(
    `select (select count(*) from billing_events where handled_at is null)::int as unhandled,
      (select count(*) from billing_events)::int as kept,
      (select count(*) from billing_provider_state where kind = 'event')::int as sent`,
  );
  const { unhandled, kept, sent } = left[0];
  if (unhandled > 0 || kept !== sent)
    violations.push(`${kept} of ${sent} events kept, ${unhandled} not handled`);
  return violations;
}
