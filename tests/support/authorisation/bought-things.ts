import { billingClient, buyPlan, payAndReturn } from '#tests/support/buy-plan.ts';
import type { SignedIn, TestServer } from '#tests/support/server.ts';

/** What A bought, at the built-in billing: a plan, and the fee of an application, which A wants back. */
export interface BoughtThings {
  checkout: string;
  payment: string;
  refundRequest: string;
}

export async function boughtThings(
  server: TestServer,
  a: { id: string; headers: SignedIn },
  application: string,
): Promise<BoughtThings> {
  await server.root
    .insertInto('system_settings')
    .values({ setting_key: 'application_fee', setting_value: '50' })
    .onConflict((conflict) => conflict.column('setting_key').doUpdateSet({ setting_value: '50' }))
    .execute();
  const client = billingClient(server, a.headers);
  const checkout = await buyPlan(server, a.headers, 'standard');
  const fee = await client.post('application-fee', { application_id: application });
  await payAndReturn(fee.body.url, client.ask);
  const { payments } = await client.plan();
  const paid = (kind: string) => payments.find((one: { kind: string }) => one.kind === kind).id;
  const request = await client.refund(paid('application_fee'));
  // Long ago, so that the provider is asked again however long all cells take.
  await server.root
    .updateTable('billing_customers')
    .set({ checked_at: new Date(0) })
    .execute();
  return { checkout, payment: paid('plan'), refundRequest: request.body.id };
}
