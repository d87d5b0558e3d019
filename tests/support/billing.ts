import { tasks } from '#server/tasks.ts';
import type { TestServer } from './server.ts';

/** Presses a button of the built-in billing's pages, as a browser without scripts does; answers where it leads. */
export async function pressAtBilling(
  url: string,
  form: Record<string, string> = {},
): Promise<{ status: number; location: string | null; html: string }> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() };
}

/** Pays a checkout of the built-in billing at its page. */
export const payAtBilling = (url: string, form: { card?: 'works' | 'declined'; email?: string } = {}) =>
  pressAtBilling(url, { card: 'works', ...form });

/** Hands over the events of the built-in billing that wait, the oldest first, as the worker would. */
export async function deliverBillingEvents({ root, platform }: TestServer): Promise<string[]> {
  const rows = await root
    .selectFrom('billing_provider_state')
    .select(['id', 'payload'])
    .where('kind', '=', 'event')
    .orderBy('position')
    .execute();
  const waiting = rows.filter(
    ({ payload }) => (payload as { deliveredAt: number | null }).deliveredAt === null,
  );
  for (const { id } of waiting) await tasks['deliver-billing-event']({ event_id: id }, platform);
  return waiting.map(({ payload }) => String((payload as { type: string }).type));
}
