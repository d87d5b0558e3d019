import { expect, test } from 'vitest';
import { deliverBillingEvents, payAtBilling, pressAtBilling } from '#tests/support/billing.ts';
import { billingClient, buyPlan, payAndReturn } from '#tests/support/buy-plan.ts';
import { runTask } from '#tests/support/run-task.ts';
import { aServer } from '#tests/support/server.ts';

const server = aServer();
const { root } = server;
const day = 86_400_000;

async function someone(role: 'user' | 'admin' | 'moderator' = 'user') {
  const person = await server.aPerson({ role });
  const headers = await server.signedIn(person);
  return { person, headers, ...billingClient(server, headers) };
}

const mailsTo = async (userId: string) => {
  const rows = await root
    .selectFrom('outbox_mails')
    .select('template')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ template }) => template);
};

async function setStatus(id: string, status: 'under_review' | 'approved', held?: 'under_review') {
  await root
    .updateTable('visa_applications')
    .set({
      status,
      held_status: held ?? null,
      held_until: held ? new Date(server.platform.clock().getTime() - 1000) : null,
    })
    .where('id', '=', id)
    .execute();
}

test('a payment is asked back once, decided by an admin, given back once, and the plan is not charged again', async () => {
  const maria = await someone();
  await buyPlan(server, maria.headers, 'standard');
  const [payment] = (await maria.plan()).payments;
  const key = crypto.randomUUID();
  const asked = await maria.refund(payment.id, key);
  expect(asked).toMatchObject({ status: 200, body: { status: 'open', payment_id: payment.id, note: null } });
  expect((await maria.refund(payment.id, key)).body).toEqual(asked.body);
  expect(await maria.refund(payment.id)).toMatchObject({ status: 409 });
  expect(await maria.plan()).toMatchObject({ refund_request: asked.body, can: { request_refund: false } });

  const robert = await someone();
  expect(await robert.refund(payment.id)).toMatchObject({ status: 404 });
  const decide = (who: typeof maria, approve: boolean) =>
    who.ask('POST', `/api/office/refund-requests/${asked.body.id}/decide`, { approve, note: 'Of course.' });
  for (const who of [maria, robert, await someone('moderator')])
    expect(await decide(who, true)).toMatchObject({ status: 403 });
  const helena = await someone('admin');
  const list = (status: string) => helena.ask('GET', `/api/office/refund-requests?status=${status}`);
  expect((await list('waiting')).body).toMatchObject({
    total: 1,
    refund_requests: [{ id: asked.body.id, payment: { amount: 9900 }, abilities: { decide: true } }],
  });
  expect(await decide(helena, true)).toMatchObject({ status: 200, body: { status: 'approved' } });
  expect(await decide(helena, true)).toMatchObject({ status: 200 });
  expect(await decide(helena, false)).toMatchObject({ status: 409 });
  for (let run = 0; run < 3; run++)
    await runTask(server.platform, 'make-refund', { refund_request_id: asked.body.id });
  await deliverBillingEvents(server);
  const after = await maria.plan();
  expect(after).toMatchObject({
    plan: 'standard',
    renews_at: null,
    payments: [{ refunded_amount: 9900, refund: 'refunded', refundable_until: null }],
    refund_request: { status: 'refunded', note: 'Of course.' },
  });
  expect((await list('done')).body.refund_requests).toMatchObject([
    { id: asked.body.id, status: 'refunded' },
  ]);
  expect(await mailsTo(maria.person.id)).toEqual(['payment-receipt', 'refund-made']);
});

test('the second of two admins who answer is told so: the person reads the first one’s words alone', async () => {
  const maria = await someone();
  await buyPlan(server, maria.headers, 'standard');
  const [payment] = (await maria.plan()).payments;
  const { body: asked } = await maria.refund(payment.id);
  const [helena, rui] = [await someone('admin'), await someone('admin')];
  const decline = (who: typeof maria, note: string) =>
    who.ask('POST', `/api/office/refund-requests/${asked.id}/decide`, { approve: false, note });
  expect(await decline(helena, 'Too late.')).toMatchObject({ status: 200 });
  expect(await decline(helena, 'Too late.')).toMatchObject({ status: 200 });
  for (const [who, note] of [
    [rui, 'Too late.'],
    [rui, 'Sorry, no.'],
    [helena, 'Sorry, no.'],
  ] as const)
    expect(await decline(who, note)).toMatchObject({ status: 409 });
  expect(await maria.plan()).toMatchObject({ refund_request: { status: 'declined', note: 'Too late.' } });
});

test('after 14 days a payment cannot be asked back any more', async () => {
  const maria = await someone();
  await buyPlan(server, maria.headers, 'standard');
  const [payment] = (await maria.plan()).payments;
  await root
    .updateTable('payments')
    .set({ paid_at: new Date(Date.now() - 15 * day) })
    .where('id', '=', payment.id)
    .execute();
  expect(await maria.refund(payment.id)).toMatchObject({ status: 409 });
  expect((await maria.plan()).can.request_refund).toBe(false);
});

test('a plan is paused while an application is under review, and goes on when staff have decided', async () => {
  const maria = await someone();
  await buyPlan(server, maria.headers, 'premium');
  const application = await server.anApplication({ owner: maria.person });
  expect(await maria.post('pause')).toMatchObject({ status: 409 });
  await setStatus(application.id, 'under_review');
  const paused = (await maria.post('pause')).body;
  expect(paused).toMatchObject({
    plan: 'premium',
    paused: true,
    renews_at: null,
    can: { resume: true, pause: false },
  });
  expect(new Date(paused.pause_ends_at).getTime()).toBeGreaterThan(Date.now() + 89 * day);
  expect((await maria.post('pause')).body.paused_at).toBe(paused.paused_at);
  await runTask(server.platform, 'resume-plan', { user_id: maria.person.id });
  expect((await maria.plan()).paused).toBe(true);

  await setStatus(application.id, 'approved', 'under_review');
  await runTask(server.platform, 'tell-decision', { application_id: application.id });
  await runTask(server.platform, 'resume-plan', { user_id: maria.person.id });
  const resumed = await maria.plan();
  expect(resumed).toMatchObject({ paused: false, can: { pause: false }, pause_refused: 'not_under_review' });
  expect(resumed.renews_at).not.toBeNull();
  expect(await mailsTo(maria.person.id)).toContain('plan-resumed');
});

test('a pause ends by hand, too', async () => {
  const maria = await someone();
  await buyPlan(server, maria.headers, 'standard');
  const application = await server.anApplication({ owner: maria.person });
  await setStatus(application.id, 'under_review');
  await maria.post('pause');
  expect((await maria.post('resume')).body).toMatchObject({ paused: false, can: { pause: true } });
});

test('a failed payment leaves the plan for 7 days, then it is over; a card that works brings it back', async () => {
  const maria = await someone();
  await buyPlan(server, maria.headers, 'standard');
  const portal = (await maria.post('customer-portal')).body.url;
  await pressAtBilling(`${portal}/fail`);
  await pressAtBilling(`${portal}/month`);
  await deliverBillingEvents(server);
  const late = await maria.plan();
  expect(late).toMatchObject({
    plan: 'standard',
    status: 'active',
    renews_at: null,
    pause_refused: 'payment_failed',
  });
  expect(late.grace_until).not.toBeNull();
  const [job] = (
    await root
      .selectFrom('outbox_mails')
      .select('parameters')
      .where('user_id', '=', maria.person.id)
      .where('template', '=', 'payment-failed')
      .execute()
  ).map(({ parameters }) => parameters);
  expect(job).toEqual({ until: late.grace_until });

  server.passTime(new Date(late.grace_until).getTime() - server.platform.clock().getTime() + 1000);
  await runTask(server.platform, 'check-plan', { user_id: maria.person.id });
  const again = billingClient(server, await server.signedIn(maria.person));
  expect(await again.plan()).toMatchObject({ plan: 'basic', status: 'inactive' });
  const fresh = (await again.post('customer-portal')).body.url;
  await pressAtBilling(`${fresh}/work`);
  await deliverBillingEvents(server);
  expect(await again.plan()).toMatchObject({ plan: 'standard', status: 'active', grace_until: null });
  expect(await mailsTo(maria.person.id)).toEqual(
    expect.arrayContaining(['payment-receipt', 'payment-failed', 'plan-ended']),
  );
});

test('the fee of an application is paid once', async () => {
  await root
    .insertInto('system_settings')
    .values({ setting_key: 'application_fee', setting_value: '25.5' })
    .onConflict((conflict) => conflict.column('setting_key').doUpdateSet({ setting_value: '25.5' }))
    .execute();
  const maria = await someone();
  const application = await server.anApplication({ owner: maria.person });
  const pay = (who: typeof maria) => who.post('application-fee', { application_id: application.id });
  expect(await pay(await someone())).toMatchObject({ status: 404 });
  const moderator = await someone('moderator');
  const seen = async () => [
    (await maria.ask('GET', '/api/applications')).body.fees,
    (await moderator.ask('GET', `/api/office/applications/${application.id}`)).body.fee,
  ];
  expect(await seen()).toEqual([
    { asked: 2550, paid: [] },
    { asked: 2550, paid: null },
  ]);
  const first = await pay(maria);
  expect((await pay(maria)).body.url).toBe(first.body.url);
  const id = await payAndReturn(first.body.url, maria.ask);
  expect((await maria.ask('GET', `/api/billing/checkouts/${id}`)).body).toMatchObject({
    status: 'complete',
    kind: 'application_fee',
    amount: 2550,
    next_charge_at: null,
  });
  expect(await pay(maria)).toMatchObject({ status: 409 });
  expect(await maria.plan()).toMatchObject({
    plan: 'basic',
    payments: [{ kind: 'application_fee', amount: 2550 }],
  });
  const paid = { application_id: application.id, amount: 2550, currency: 'USD', paid_at: expect.any(String) };
  expect(await seen()).toEqual([
    { asked: 2550, paid: [paid] },
    { asked: 2550, paid },
  ]);
  // A case of somebody else says nothing of it.
  const other = await server.anApplication({});
  const theirs = await moderator.ask('GET', `/api/office/applications/${other.id}`);
  expect(theirs.body.fee).toEqual({ asked: 2550, paid: null });
});

test('the sweep finds what no event told of', async () => {
  const maria = await someone();
  const { body } = await maria.checkout('standard');
  await payAtBilling(body.url);
  await root
    .updateTable('billing_customers')
    .set({ created_at: new Date(Date.now() - day), checked_at: null })
    .where('user_id', '=', maria.person.id)
    .execute();
  await runTask(server.platform, 'check-subscriptions', {});
  const queued = await server.root
    .selectFrom('graphile_worker.jobs' as never)
    .select(['task_identifier', 'key'] as never)
    .execute();
  expect(queued).toContainEqual({ task_identifier: 'check-plan', key: `plan:${maria.person.id}` });
  await runTask(server.platform, 'check-plan', { user_id: maria.person.id });
  expect(await maria.plan()).toMatchObject({ plan: 'standard' });
});
