import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buyPlan } from '#tests/support/buy-plan.ts';
import { aServer, type SignedIn } from '#tests/support/server.ts';

const server = aServer();

const planOf = async (id: string, as: SignedIn | undefined) => {
  const answer = await fetch(`${server.url}/api/office/accounts/${id}/plan`, { headers: { ...as } });
  return { status: answer.status, body: await answer.json() };
};

test('an admin sees the plan and the payments as the person does; nobody else does', async () => {
  const maria = await server.aPerson();
  const hers = await server.signedIn(maria);
  await buyPlan(server, hers, 'standard');
  const own = await fetch(`${server.url}/api/billing/plan`, { headers: { ...hers } });

  const admin = await server.signedIn(await server.aPerson({ role: 'admin' }));
  // Whoever comes back from paying has what they bought before any event came: the first look asks the provider.
  await fetch(`${server.url}/api/billing/check-subscription`, { method: 'POST', headers: { ...hers } });
  const seen = await planOf(maria.id, admin);
  expect(seen.status).toBe(200);
  expect(Object.keys(seen.body)).toEqual(Object.keys((await own.json()) as object));
  expect(seen.body).toMatchObject({ plan: 'standard', payments: [{ amount: 9900 }], application_fees: [] });

  const moderator = await server.signedIn(await server.aPerson({ role: 'moderator' }));
  expect((await planOf(maria.id, moderator)).status).toBe(403);
  expect((await planOf(maria.id, hers)).status).toBe(403);
  expect((await planOf(maria.id, undefined)).status).toBe(401);
  expect((await planOf(randomUUID(), admin)).body).toMatchObject({ error: { code: 'not_found' } });
});
