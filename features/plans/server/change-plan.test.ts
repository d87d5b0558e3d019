import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { billingClient, buyPlan } from '#tests/support/buy-plan.ts';
import { aServer } from '#tests/support/server.ts';

const server = aServer();

afterEach(() => vi.restoreAllMocks());

async function someoneWithAPlan() {
  const person = await server.aPerson();
  const headers = await server.signedIn(person);
  await buyPlan(server, headers, 'standard');
  const client = billingClient(server, headers);
  await client.ask('POST', '/api/billing/check-subscription');
  return { person, ...client };
}

const presses = (userId: string) =>
  server.root
    .selectFrom('audit_log')
    .select('action')
    .where('owner_id', '=', userId)
    .where('action', 'in', ['plan.set_to_end', 'plan.kept'])
    .orderBy('id')
    .execute()
    .then((rows) => rows.map(({ action }) => action));

/** The second change to its end that comes to the provider waits there until it is let through. */
function holdTheSecondEnd() {
  const { subscriptions } = server.platform.billing.stripe;
  const update = subscriptions.update.bind(subscriptions);
  const arrived = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  let ends = 0;
  vi.spyOn(subscriptions, 'update').mockImplementation((async (...given: Parameters<typeof update>) => {
    if (given[1]?.cancel_at_period_end) ends++;
    if (given[1]?.cancel_at_period_end && ends === 2) {
      arrived.resolve();
      await held.promise;
    }
    return update(...given);
  }) as typeof update);
  return { arrived: arrived.promise, let: held.resolve };
}

test('a plan cancelled by two presses and kept after the first stays kept, however late the second comes', async () => {
  const maria = await someoneWithAPlan();
  const second = holdTheSecondEnd();
  const pressed = [maria.post('cancel'), maria.post('cancel')];
  const bothAnswered = Promise.all(pressed);
  await Promise.race([bothAnswered, Promise.all([second.arrived, Promise.race(pressed)])]);
  expect((await maria.post('keep')).status).toBe(200);
  second.let();
  expect((await bothAnswered).map(({ status }) => status)).toEqual([200, 200]);
  expect((await maria.plan()).can).toMatchObject({ cancel: true, keep: false });
  expect(await presses(maria.person.id)).toEqual(['plan.set_to_end', 'plan.kept']);
});

test('Cancel and Keep pressed at the same time, many times, end in one state, told once for each way', async () => {
  const maria = await someoneWithAPlan();
  for (let round = 0; round < 3; round++) {
    const names = ['cancel', 'keep', 'cancel', 'keep'];
    const answers = await Promise.all(names.map((name) => maria.post(name)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
  const said = await presses(maria.person.id);
  expect(said).toEqual(said.map((_, at) => (at % 2 === 0 ? 'plan.set_to_end' : 'plan.kept')));
  const ends = said.at(-1) === 'plan.set_to_end';
  expect((await maria.plan()).can).toMatchObject({ cancel: !ends, keep: ends });
  await maria.ask('POST', '/api/billing/check-subscription');
  expect(await presses(maria.person.id)).toEqual(said);
});

test('two presses that look at the plan in the same moment make one change', async () => {
  const maria = await someoneWithAPlan();
  const update = vi.spyOn(server.platform.billing.stripe.subscriptions, 'update');
  const lockWaits = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(server.root);
    return rows[0]?.count;
  };
  const pressed = await server.root.transaction().execute(async (tx) => {
    const customer = tx
      .selectFrom('billing_customers')
      .select('user_id')
      .where('user_id', '=', maria.person.id);
    await customer.forUpdate().execute();
    const answers = Promise.all([maria.post('cancel'), maria.post('cancel')]);
    await expect.poll(lockWaits).toBe(2);
    return { answers };
  });
  expect((await pressed.answers).map(({ status }) => status)).toEqual([200, 200]);
  expect(update).toHaveBeenCalledTimes(1);
});

test('what waited for a press that failed is done all the same', async () => {
  const maria = await someoneWithAPlan();
  const { subscriptions } = server.platform.billing.stripe;
  const broken = vi.spyOn(subscriptions, 'update').mockRejectedValueOnce(new Error('the line broke'));
  const answers = await Promise.all([maria.post('cancel'), maria.post('cancel')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 502]);
  expect(broken).toHaveBeenCalledTimes(2);
  expect((await maria.plan()).can.keep).toBe(true);
  expect(await presses(maria.person.id)).toEqual(['plan.set_to_end']);
});
